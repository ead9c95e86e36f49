/** The JSON Schema keywords used here. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
}

/**
 * Normalizes a schema for readers and client generators: nullable types instead of unions with null, a type for every
 * constant, and no empty keywords.
 */
export function normalizeSchema(schema: JsonSchema): JsonSchema {
  return withType(withNullableType(withoutEmptyKeywords(withNormalizedChildren(schema))));
}

function withNormalizedChildren(schema: JsonSchema): JsonSchema {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    return isSchema(value) ? normalizeSchema(value) : value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'enum' || keyword === 'const' || keyword === 'default' || keyword === 'examples') {
        return [keyword, value];
      }
      if (keyword !== 'properties') return [keyword, inside(value)];
      return [keyword, Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, inside(each)]))];
    }),
  );
}

function withoutEmptyKeywords({ required, propertyNames, ...schema }: JsonSchema): JsonSchema {
  return { ...schema, ...(required?.length ? { required } : {}) };
}

function withNullableType(schema: JsonSchema): JsonSchema {
  const { anyOf, ...others } = schema;
  const shapes = anyOf?.flatMap((shape) => (Object.keys(shape).join() === 'anyOf' ? (shape.anyOf ?? []) : [shape]));
  if (!shapes) return schema;
  const [shape, ...more] = shapes.filter(({ type }) => type !== 'null');
  if (typeof shape?.type !== 'string' || more.length > 0 || shapes.length === 1) return { ...others, anyOf: shapes };
  return { ...others, ...shape, type: [shape.type, 'null'], ...(shape.enum ? { enum: [...shape.enum, null] } : {}) };
}

function withType(schema: JsonSchema): JsonSchema {
  return 'const' in schema && !schema.type ? { type: typeof schema.const, ...schema } : schema;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
