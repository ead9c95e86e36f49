/**
 * What is answered instead of the submitted data where the service is told so: what holds of it, as the interface shows it.
 * @param data JSON, an object.
 */
export function introspectionFlags(data: string): Record<string, boolean> {
  const isEmpty = Object.keys(JSON.parse(data)).length === 0;
  const others = ['array', 'binary', 'boolean', 'missingNode', 'null', 'number', 'pojo', 'textual', 'valueNode'];
  return {
    empty: isEmpty,
    object: true,
    nodeType: true,
    containerNode: true,
    ...Object.fromEntries(others.map((flag) => [flag, false])),
  };
}
