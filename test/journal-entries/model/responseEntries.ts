import fc from 'fast-check';
import type { JournalEntryItem } from '../../../src/journal-entries/data/api.ts';
import { type ChoiceIds, days, texts } from '../../support/bank-transactions/items.ts';

const dimension = { id: 'dim_office', name: 'Office' };

/** A value that a response may omit or set to null. */
const omittable = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary }, fc.constant(null), fc.constant(undefined));
const amount = fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 999_999 }));
const someOf = (...ids: string[]) => fc.subarray(ids).map((chosen) => chosen.map((id) => ({ id })));
const values = someOf('dv_a', 'dv_b').map((chosen) => chosen.map(({ id }) => ({ id, name: id, dimension })));

/** Custom data as other systems save it. */
const customData: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { noNullPrototype: true }),
  fc.constantFrom<Record<string, unknown>>(
    {},
    { note: 'x'.repeat(2500) },
    { a: 1, ' a': 'beside it' },
    { ' ': '', '': 'nameless' },
    Object.fromEntries(Array.from({ length: 60 }, (_row, place) => [`name ${place}`, place])),
    { empty: false, object: true, nodeType: 'OBJECT' },
    { empty: false, object: true, nodeType: false, array: false },
  ),
);

/** Entries in responses: some optional members are omitted or null, some values are unusual. */
export const responseEntries = fc.record({
  id: fc.constant('mje_1'),
  date: days,
  status: omittable(fc.constantFrom('ACTIVE', 'ASLEEP')),
  description: omittable(texts),
  recurrence: omittable(
    fc.record({
      frequency: fc.constantFrom('MONTHLY', 'LUNAR_MONTHLY', 'now and then'),
      interval: omittable(fc.constantFrom(1, 12, 0, -1, 1.5, 9_999_999)),
      endDate: omittable(days),
      updateType: omittable(fc.constantFrom('FUTURE_ONLY', 'ALL_OF_THEM')),
    }),
  ),
  apiName: omittable(texts),
  apiSourceId: omittable(texts),
  bankAccount: omittable(fc.constant({ id: 'bka_1' })),
  dimensionValues: omittable(values),
  classSegments: omittable(values),
  children: omittable(
    fc.array(
      fc.record({
        glAccount: fc.constantFrom({ id: 'gla_a' }, { id: 'gla_b' }),
        drAmount: omittable(amount),
        crAmount: omittable(amount),
      }),
      { maxLength: 4 },
    ),
  ),
  attachments: omittable(someOf('att_1', 'att_2')),
  customData: omittable(customData),
});
export type ResponseEntry = typeof responseEntries extends fc.Arbitrary<infer Entry> ? Entry : never;

/** New entries that the sandbox accepts, including values that only other systems save. */
export function newEntries(choosable: ChoiceIds): fc.Arbitrary<JournalEntryItem> {
  const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
  const [debited = '', credited = ''] = choosable.glAccounts;
  const item = fc.record({
    description: optional(texts),
    recurrence: optional(
      fc.record(
        { frequency: fc.constantFrom('MONTHLY', 'LUNAR'), interval: fc.integer({ min: 1, max: 1000 }), endDate: days },
        { requiredKeys: ['frequency', 'interval'] },
      ),
    ),
    apiName: fc.constantFrom('MANUAL_ENTRY', 'another source'),
    bankAccountId: optional(fc.constantFrom(...choosable.bankAccounts)),
    dimensionValueIds: fc.subarray([...choosable.otherValues], { maxLength: 1 }),
    attachmentIds: fc.subarray([...choosable.attachments]),
    customData: optional(
      fc.constantFrom({ a: 1, ' a': 'beside it' }, { ' ': '', '': 'nameless' }, { list: [1, null] }),
    ),
    amount: fc.integer({ min: 1, max: 999_999 }),
  });
  return item.map(({ amount, ...entry }) => {
    const children = [
      { glAccountId: debited, drAmount: amount, crAmount: 0 },
      { glAccountId: credited, drAmount: 0, crAmount: amount },
    ];
    const defined = Object.entries({ ...entry, children }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(defined) as JournalEntryItem; // only optional members can be undefined
  });
}
