/**
 * The introspection flags that replace custom data in responses if the service is configured that way.
 * @param data a JSON object.
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
