import { type JsonSchema, type OpenApiDocument, resolveReference } from './document.ts';

/** A member of a request's body. */
export interface Field {
  /** `['filter', 'customer', 'id', 'in', 0]`; index 0 represents all items of a list. */
  path: readonly (string | number)[];
  schema: JsonSchema;
  /** The ancestors of the field, and the field itself, that allow several shapes: problems may be reported there. */
  choices: readonly string[];
}

/** All members that a body can have, outermost first. */
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

/** The shapes that a value can have, except null. */
export function shapesOf(document: OpenApiDocument, given: JsonSchema): JsonSchema[] {
  const schema = resolveReference(document, given);
  if (schema.anyOf) return schema.anyOf.flatMap((shape) => shapesOf(document, shape));
  return schema.type === 'null' ? [] : [schema];
}

/** The allowed JSON types of a value; all if the schema doesn't specify any. */
export function typesOf(document: OpenApiDocument, given: JsonSchema): Set<string> {
  const schema = resolveReference(document, given);
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

type Path = readonly (string | number)[];

/** A body with only the required members and a value at a path. */
export function bodyWith(document: OpenApiDocument, schema: JsonSchema, path: Path, value: unknown): unknown {
  const [name, ...others] = path;
  if (name === undefined) return value;
  if (typeof name === 'number') {
    const items = shapesOf(document, schema).find((shape) => shape.items)?.items ?? {};
    return [bodyWith(document, items, others, value)];
  }
  const shape = shapesOf(document, schema).find(({ properties }) => properties && name in properties) ?? {};
  const member = bodyWith(document, shape.properties?.[name] ?? {}, others, value);
  return { ...requiredMembers(document, shape), [name]: member };
}

/** A minimal valid value, with one item in each list. */
export function smallestValue(document: OpenApiDocument, given: JsonSchema): unknown {
  const schema = resolveReference(document, given);
  if (schema.anyOf) return smallestValue(document, shapesOf(document, schema)[0] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch ([schema.type].flat()[0]) {
    case 'object':
      return requiredMembers(document, schema);
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 1) }, () => smallestValue(document, schema.items ?? {}));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), 1);
    case 'string':
      return schema.format === 'date' ? '2026-02-10' : schema.format === 'date-time' ? '2026-02-10T12:00:00Z' : 'WORD';
    default:
      return {};
  }
}

function requiredMembers(document: OpenApiDocument, { properties = {}, required = [] }: JsonSchema) {
  return Object.fromEntries(required.map((name) => [name, smallestValue(document, properties[name] ?? {})]));
}

/** Overrides the members of a body with those of another, recursively and item by item. */
export function mergeBodies(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
      index in other ? mergeBodies(one[index], other[index]) : one[index],
    );
  }
  if (!isRecord(one) || !isRecord(other)) return other;
  return {
    ...one,
    ...Object.fromEntries(Object.entries(other).map(([name, each]) => [name, mergeBodies(one[name], each)])),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
