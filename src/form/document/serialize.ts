import { memoizeByObject } from '../../core/memoize.ts';

/**
 * A value as comparable text, in which the order of keys doesn’t count. Lists of ids are sets: removing one and adding it back
 * is not a change.
 * @param options `textOf` normalizes texts; `hasSets` says whether there are such lists.
 */
export function serialize(value: unknown, options?: SerializeOptions): string {
  if (Array.isArray(value)) {
    const isSet = options?.hasSets !== false && value.every((id) => typeof id === 'string');
    const members = value.map((member) => serialize(member ?? null, options));
    return `[${isSet ? members.toSorted() : members}]`;
  }
  // A host’s field may have a Date, which is sent and comes back as text.
  if (hasJson(value)) return serialize(value.toJSON(), options);
  if (value && typeof value === 'object') return options ? serializeObject(value, options) : serializeOnce(value);
  return String(JSON.stringify(typeof value === 'string' && options?.textOf ? options.textOf(value) : value));
}

interface SerializeOptions {
  textOf?: ((text: string) => string) | undefined;
  hasSets?: boolean;
}

function serializeObject(value: object, options?: SerializeOptions): string {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${serialize(member, options)}`).toSorted()}}`;
}

function hasJson(value: unknown): value is { toJSON: () => unknown } {
  return typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';
}

/** Once for each object: a form compares all of its lines on each keystroke. */
const serializeOnce = memoizeByObject((value) => serializeObject(value));

/** A value of custom data as comparable text: the user sees no blanks around a text, and no difference between an empty one and none. */
export function serializeCustomValue(value: unknown): string | undefined {
  const isEmpty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return isEmpty ? undefined : serialize(value, { textOf: (text) => text.trim(), hasSets: false });
}
