// What Emscripten makes of web/table/table_program.cpp.
export default function createTableReader(): Promise<Record<string, any>>;
