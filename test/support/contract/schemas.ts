import { type JsonSchema, type OpenApiDocument, resolved } from './document.ts';

/** A member of a request's body. */
export interface Field {
  /** `['filter', 'customer', 'id', 'in', 0]`; one item stands for all of a list. */
  path: readonly (string | number)[];
  schema: JsonSchema;
  /** The places on the way, the field itself included, where one of several shapes is taken: what is wrong may be told there. */
  choices: readonly string[];
}

/** Every member that a body may have, from the outside in. */
export function fieldsOf(document: OpenApiDocument, body: JsonSchema): Field[] {
  return inside(document, body, { path: [], choices: [] });
}

function inside(document: OpenApiDocument, given: JsonSchema, at: Omit<Field, 'schema'>): Field[] {
  const shapes = shapesOf(document, given);
  const choices = shapes.length > 1 ? [...at.choices, paramOf(at.path)] : at.choices;
  return shapes.flatMap((shape) => {
    const members: [string | number, JsonSchema][] = Object.entries(shape.properties ?? {});
    if (shape.items) members.push([0, shape.items]);
    return members.flatMap(([name, schema]) => {
      const field = { path: [...at.path, name], choices };
      const several = shapesOf(document, schema).length > 1 ? [paramOf(field.path)] : [];
      return [{ ...field, schema, choices: [...choices, ...several] }, ...inside(document, schema, field)];
    });
  });
}

/** The shapes that a value may have, null aside. */
export function shapesOf(document: OpenApiDocument, given: JsonSchema): JsonSchema[] {
  const schema = resolved(document, given);
  if (schema.anyOf) return schema.anyOf.flatMap((shape) => shapesOf(document, shape));
  return schema.type === 'null' ? [] : [schema];
}

/** The JSON types that a value may be of; all where the schema does not say. */
export function typesOf(document: OpenApiDocument, given: JsonSchema): Set<string> {
  const schema = resolved(document, given);
  if (schema.anyOf) return new Set(schema.anyOf.flatMap((shape) => [...typesOf(document, shape)]));
  const types = schema.type ?? ['string', 'number', 'boolean', 'object', 'array', 'null'];
  return new Set([types].flat().map((type) => (type === 'integer' ? 'number' : type)));
}

/** `filter.customer.id.in[0]` */
export function paramOf(path: readonly (string | number)[]): string {
  return path
    .map((name, index) => (typeof name === 'number' ? `[${name}]` : `${index > 0 ? '.' : ''}${name}`))
    .join('');
}
