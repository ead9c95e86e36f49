import fc from 'fast-check';
import type { JournalEntryItem } from '../../../src/journal-entries/data/api.ts';
import { type ChoiceIds, days, texts } from '../../support/bank-transactions/items.ts';

const dimension = { id: 'dim_office', name: 'Office' };

/** What may be left out of an answer, or null. */
const untold = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary }, fc.constant(null), fc.constant(undefined));
const amount = fc.oneof(fc.constant(0), fc.integer({ min: -500, max: 999_999 }));
const someOf = (...ids: string[]) => fc.subarray(ids).map((chosen) => chosen.map((id) => ({ id })));
const values = someOf('dv_a', 'dv_b').map((chosen) => chosen.map(({ id }) => ({ id, name: id, dimension })));

/** Custom data as other systems store them. */
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

/** Entries as a service may answer them: each member that may be left out is so at times, and others are odd. */
export const answeredEntries = fc.record({
  id: fc.constant('mje_1'),
  date: days,
  status: untold(fc.constantFrom('ACTIVE', 'ASLEEP')),
  description: untold(texts),
  recurrence: untold(
    fc.record({
      frequency: fc.constantFrom('MONTHLY', 'LUNAR_MONTHLY', 'now and then'),
      interval: untold(fc.constantFrom(1, 12, 0, -1, 1.5, 9_999_999)),
      endDate: untold(days),
      updateType: untold(fc.constantFrom('FUTURE_ONLY', 'ALL_OF_THEM')),
    }),
  ),
  apiName: untold(texts),
  apiSourceId: untold(texts),
  bankAccount: untold(fc.constant({ id: 'bka_1' })),
  dimensionValues: untold(values),
  classSegments: untold(values),
  children: untold(
    fc.array(
      fc.record({
        glAccount: fc.constantFrom({ id: 'gla_a' }, { id: 'gla_b' }),
        drAmount: untold(amount),
        crAmount: untold(amount),
      }),
      { maxLength: 4 },
    ),
  ),
  attachments: untold(someOf('att_1', 'att_2')),
  customData: untold(customData),
});
export type AnsweredEntry = typeof answeredEntries extends fc.Arbitrary<infer Answer> ? Answer : never;

/** New entries that the sandbox takes, with what another system may have stored. */
export function newEntries(choosable: ChoiceIds): fc.Arbitrary<JournalEntryItem> {
  const perhaps = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
  const [debited = '', credited = ''] = choosable.glAccounts;
  const item = fc.record({
    description: perhaps(texts),
    recurrence: perhaps(
      fc.record(
        { frequency: fc.constantFrom('MONTHLY', 'LUNAR'), interval: fc.integer({ min: 1, max: 1000 }), endDate: days },
        { requiredKeys: ['frequency', 'interval'] },
      ),
    ),
    apiName: fc.constantFrom('MANUAL_ENTRY', 'another source'),
    bankAccountId: perhaps(fc.constantFrom(...choosable.bankAccounts)),
    dimensionValueIds: fc.subarray([...choosable.otherValues], { maxLength: 1 }),
    attachmentIds: fc.subarray([...choosable.attachments]),
    customData: perhaps(fc.constantFrom({ a: 1, ' a': 'beside it' }, { ' ': '', '': 'nameless' }, { list: [1, null] })),
    amount: fc.integer({ min: 1, max: 999_999 }),
  });
  return item.map(({ amount, ...entry }) => {
    const children = [
      { glAccountId: debited, drAmount: amount, crAmount: 0 },
      { glAccountId: credited, drAmount: 0, crAmount: amount },
    ];
    const said = Object.entries({ ...entry, children }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(said) as JournalEntryItem; // such members are optional
  });
}
