import fc from 'fast-check';
import { toMinor } from '../../../src/core/money/minor.ts';
import { emptyMoneyInput } from '../../../src/core/money/parseMoneyInput.ts';
import { type FormValues, type LineValues, newFormValues } from '../../../src/journal-entries/model/formValues.ts';

/** A side of a line: empty, or an amount that the service accepts. */
const side = fc.option(fc.integer({ min: 1, max: 999_999_999_999 }), { nil: null });

const lineOf = (key: string, glAccountId: string, debit: number | null, credit: number | null): LineValues => ({
  key,
  glAccountId,
  accountText: '',
  drAmount: debit === null ? emptyMoneyInput : { amount: toMinor(debit) },
  crAmount: credit === null ? emptyMoneyInput : { amount: toMinor(credit) },
});

/** Form values with at least two lines, each with an amount on at most one side. */
export const anyFormValues: fc.Arbitrary<FormValues> = fc
  .array(fc.tuple(side, fc.boolean()), { minLength: 2, maxLength: 12 })
  .map((lines) => ({
    ...newFormValues(),
    lines: lines.map(([amount, isDebit], place) =>
      lineOf(`line-${place}`, `gla_${place}`, isDebit ? amount : null, isDebit ? null : amount),
    ),
  }));
