import fc from 'fast-check';

/** Characters that often cause bugs. */
const characters = [
  '\0',
  '\ud800',
  '\udc00',
  '\u202e',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '/',
  '{',
  '$',
  '\n',
  ' ',
  'é',
  '漢',
  '😀',
];

const words = [
  ['', '0', '-1', '1.5', '1e400', '9007199254740993', 'null', 'NaN', 'true', '[object Object]', '__proto__'],
  ['0001-01-01', '9999-12-31', '2026-02-10', '2026-02-30', '2026-02-10T12:00:00Z', '+275760-09-13T00:00:00.000Z'],
  ['../..', '%00', '%ff', '{id}', 'x'.repeat(3000), '€'.repeat(300), 'DATE', 'ASC', 'EXPENSE'],
  ['gla_1010_alpha', 'btxn_split_alpha', 'cus_cafe_alpha', 'dim_team_alpha', 'dv_print_alpha', 'inv_1_gamma'],
];

export const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom('a', ...characters), { maxLength: 4 }).map((each) => each.join('')),
  ...words.map((each) => fc.constantFrom(...each)),
);

const strangeNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324),
  fc.integer(),
  fc.maxSafeInteger(),
);

const strangeObject = fc.oneof(
  fc.dictionary(anyText, anyText, { maxKeys: 3 }),
  fc.constantFrom<object>({ length: 1 }, { toString: null }, { constructor: 1 }, JSON.parse('{"__proto__":{"a":1}}')),
);

/** A value of any type and depth. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  anyText,
  strangeNumber,
  strangeObject,
  fc.array(anyText, { maxLength: 3 }),
  fc.constantFrom<unknown>([], {}, [[]], [null], [{}], true, false, null, '(deep)', '(deeper)'),
);

/** Values of the allowed types, which pass type validation. */
export function invalidValueOf(
  types: ReadonlySet<string>,
  allowed: readonly unknown[] = [],
): fc.WeightedArbitrary<unknown> {
  const right: fc.Arbitrary<unknown>[] = [];
  if (allowed.length > 0) right.push(fc.constantFrom(...allowed));
  else if (types.has('string')) right.push(anyText);
  if (types.has('number')) right.push(strangeNumber);
  if (types.has('boolean')) right.push(fc.boolean());
  if (types.has('object')) right.push(strangeObject);
  if (types.has('array')) right.push(fc.array(anyText, { maxLength: 3 }));
  return { weight: 4, arbitrary: fc.oneof(...right) };
}

/** Serializes to JSON, replacing two placeholders by values nested too deeply for recursion. */
export function serialize(value: unknown): string {
  const deep = (depth: number) => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`;
  return (JSON.stringify(value) ?? '').replace('"(deep)"', deep(1000)).replace('"(deeper)"', deep(20_000));
}
