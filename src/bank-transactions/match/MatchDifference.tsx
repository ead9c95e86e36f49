'use client';
import { sum } from '../../core/money/sum.ts';
import { useInvoice } from '../../invoices/data/queries.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import {
  bookDifference,
  differenceLine,
  invoiceLines,
  leaveOpen,
  linesToLeaveOpen,
  matchDifference,
} from '../model/matchLines.ts';
import { useAmountText } from './ClosenessText.tsx';
import type { matchMessages } from './matchMessages.ts';
import type { MatchProps } from './matchProps.ts';

interface MatchDifferenceProps extends Pick<MatchProps, 'values' | 'stored' | 'edit' | 'errors' | 'isReadOnly'> {
  texts: typeof matchMessages;
}

/** The running sum of the invoices, and where the difference goes: to a category, or it stays open on an invoice. */
export function MatchDifference({ values, stored, edit, errors, isReadOnly, texts }: MatchDifferenceProps) {
  const amountText = useAmountText();
  const lines = invoiceLines(values);
  const difference = matchDifference(values);
  const total = values.amount.amount;
  if (lines.length === 0 || difference === undefined || total === null) return null;
  const paid = sum(lines.flatMap(({ amount }) => amount.amount ?? []));
  const line = differenceLine(values);
  const ofLines = errors.get('lines') ?? [];
  const open = linesToLeaveOpen(values);
  const known = stored?.children?.find(({ id }) => id && id === line?.id)?.category;
  const found = line
    ? [...errors].flatMap(([place, each]) => (place.startsWith(`lines.${line.key}.`) ? each : []))
    : [];
  return (
    <>
      {(lines.length > 1 || difference !== 0) && (
        <div role="status">
          <dl className="daybook-match-sums">
            <div>
              <dt>{texts.invoiceCount({ count: lines.length })}</dt>
              <dd>
                <MoneyText amount={paid} />
              </dd>
            </div>
            <div>
              <dt>{texts.thisDeposit}</dt>
              <dd>
                <MoneyText amount={total} />
              </dd>
            </div>
            {difference !== 0 && (
              <div data-different="">
                <dt>{difference < 0 ? texts.shortBy : texts.leftOver}</dt>
                <dd className="daybook-money">{amountText(difference)}</dd>
              </div>
            )}
          </dl>
        </div>
      )}
      {difference === 0 && ofLines.length > 0 && (
        <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
          {ofLines.join(' ')}
        </p>
      )}
      {difference !== 0 && (
        <div className="daybook-field-grid">
          <CategoryPicker
            label={texts.bookTo({ amount: amountText(difference) })}
            isClearable
            isReadOnly={isReadOnly}
            direction={difference < 0 ? 'out' : 'in'}
            value={line?.categoryId ?? null}
            known={known ? [{ ...known, name: known.name ?? '' }] : undefined}
            errors={[...ofLines, ...found]}
            onChange={(category) => edit((before) => bookDifference(before, category?.id ?? null))}
          />
          {!isReadOnly && open.length > 0 && (
            <div className="daybook-match-choices">
              {open.map(({ invoiceId }) => (
                <Button key={invoiceId} isQuiet onPress={() => edit((before) => leaveOpen(before, invoiceId))}>
                  <InvoiceNumber invoiceId={invoiceId} texts={texts} />
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}

function InvoiceNumber({ invoiceId, texts }: { invoiceId: string; texts: typeof matchMessages }) {
  const invoice = useInvoice(invoiceId).data;
  return texts.leaveOpen({ invoice: invoice?.invoiceNumber || texts.unnumbered });
}
