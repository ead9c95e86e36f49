/**
 * Every text that can be reached from a value by its own members, hidden ones and the whole chain of causes too: through
 * objects, arrays, maps, sets and functions. What a closure or a getter holds is not among them.
 */
export function everyText(from: unknown): Set<string> {
  const texts = new Set<string>();
  const seen = new Set<unknown>();
  const waiting: unknown[] = [from];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') texts.add(value);
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    if (value === window || value === document) continue;
    seen.add(value);
    waiting.push(...membersOf(value));
  }
  return texts;
}

function* membersOf(value: object): Generator<unknown> {
  if (value instanceof Map) for (const [key, member] of value) yield* [key, member];
  if (value instanceof Set) yield* value;
  if (value instanceof Error) yield* [value.message, value.stack, value.cause, String(value)];
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    yield name;
    yield descriptor.value; // no getters: React has some that complain of being read
  }
}
