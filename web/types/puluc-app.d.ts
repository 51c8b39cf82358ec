// The module that Emscripten writes beside the page's own: what the page hands it, and gets.
export default function createPuluc(options: {
  canvas: HTMLCanvasElement;
  host: object;
}): Promise<Record<string, any>>;
