// As much of JSON Schema as docs/embedding.md uses, for tests in Node and in pages.

/** The schema that a text prints. */
export const schemaIn = (/** @type {string} */ text) => JSON.parse(/```json\n([^]*?)```/.exec(text)?.[1] ?? '');

/** Whether values fit the forms of a schema. @returns {(form: any, value: unknown) => boolean} */
export function fitting(schema) {
  const definition = (/** @type {string} */ $ref) => $ref.split('/').slice(1).reduce((at, name) => at[name], schema);
  function fits(form, value) {
    const object = typeof value === 'object' && value !== null && !Array.isArray(value);
    const types = {
      object, array: Array.isArray(value), string: typeof value === 'string', integer: Number.isInteger(value),
      number: typeof value === 'number', boolean: typeof value === 'boolean', null: value === null,
    };
    /** @type {Record<string, (about: any) => boolean>} */
    const rules = {
      $ref: (ref) => fits(definition(ref), value),
      const: (wanted) => value === wanted,
      enum: (all) => all.includes(value),
      type: (type) => types[type],
      minimum: (least) => typeof value !== 'number' || value >= least,
      maximum: (most) => typeof value !== 'number' || value <= most,
      pattern: (text) => typeof value !== 'string' || new RegExp(text).test(value),
      maxLength: (most) => typeof value !== 'string' || value.length <= most,
      minItems: (least) => !types.array || value.length >= least,
      maxItems: (most) => !types.array || value.length <= most,
      items: (item) => !types.array || [...value].every((one) => fits(item, one)),
      required: (names) => !object || names.every((name) => Object.hasOwn(value, name)),
      maxProperties: (most) => !object || Object.keys(value).length <= most,
      propertyNames: (form) => !object || Object.keys(value).every((name) => fits(form, name)),
      properties: (forms) => !object || Object.keys(forms).every((name) => !Object.hasOwn(value, name) || fits(forms[name], value[name])),
      additionalProperties: (form) => !object || Object.keys(value).every((name) => Object.hasOwn(forms(form), name) || (form !== false && fits(form, value[name]))),
      oneOf: (all) => all.filter((one) => fits(one, value)).length === 1,
    };
    const known = form.properties ?? {};
    const forms = () => known;
    return Object.keys(form).every((rule) => {
      if (!rules[rule] && !rule.startsWith('$')) throw new Error(`the schema uses ${rule}`);
      return rule === '$schema' || rule === '$defs' || rules[rule](form[rule]);
    });
  }
  return fits;
}
