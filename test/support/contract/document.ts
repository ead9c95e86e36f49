/** The part of JSON Schema that tests look into. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

type Content = Record<string, { schema: JsonSchema; example?: unknown; examples?: Record<string, { value: unknown }> }>;

/** One endpoint as the document describes it. */
interface DescribedOperation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>;
}

/** What `/openapi.json` answers. */
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, DescribedOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, { description: string; content?: Content }>;
    securitySchemes: Record<string, { type: string; scheme?: string }>;
  };
}

/** An endpoint, and where it stands. */
export interface Operation extends DescribedOperation {
  /** In capitals. */
  method: string;
  /** With `{id}` where an id stands. */
  path: string;
  parameters: Parameter[];
}

export function operationsOf(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      path,
      parameters: (described.parameters ?? []).map((parameter) => resolveReference(document, parameter)),
    })),
  );
}

/** What a reference within the document stands for; what is no reference stands for itself. */
export function resolveReference<Part extends object>(document: OpenApiDocument, part: Part | { $ref: string }): Part {
  const reference = '$ref' in part && typeof part.$ref === 'string' ? part.$ref : undefined;
  if (reference === undefined) return part as Part; // it has no $ref
  let found: unknown = document;
  for (const name of reference.replace('#/', '').split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (typeof found !== 'object' || found === null) throw new Error(`The document has no ${reference}.`);
  return resolveReference(document, found as Part); // whoever refers says what it refers to
}

/** The operation that a request is for: a path that is spelled out goes before one with an id. */
export function findOperation(
  operations: readonly Operation[],
  method: string,
  pathname: string,
): Operation | undefined {
  const candidates = operations.filter((operation) => operation.method === method);
  return (
    candidates.find(({ path }) => path === pathname) ??
    candidates.find(({ path }) => path.includes('{') && patternOf(path).test(pathname))
  );
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
