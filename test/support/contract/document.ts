/** The JSON Schema keywords that tests use. */
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

/** An endpoint in the document. */
interface DescribedOperation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>;
}

/** The response of `/openapi.json`. */
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

/** An endpoint with its method and path. */
export interface Operation extends DescribedOperation {
  /** Uppercase. */
  method: string;
  /** May contain `{id}`. */
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

/** Resolves a reference within the document; returns other values unchanged. */
export function resolveReference<Part extends object>(document: OpenApiDocument, part: Part | { $ref: string }): Part {
  const reference = '$ref' in part && typeof part.$ref === 'string' ? part.$ref : undefined;
  if (reference === undefined) return part as Part; // it has no $ref
  let found: unknown = document;
  for (const name of reference.replace('#/', '').split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (typeof found !== 'object' || found === null) throw new Error(`The document has no ${reference}.`);
  return resolveReference(document, found as Part); // the type of the reference is that of its target
}

/** The operation of a request; literal paths take precedence over those with an id. */
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
