'use client';
import { useRef } from 'react';
import type { Minor } from '../../core/money/minor.ts';
import { sum } from '../../core/money/sum.ts';
import { useInvoice } from '../../invoices/data/useInvoice.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { shareHeight } from '../../ui/shareHeight.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { leaveOpen } from '../model/matchInvoices.ts';
import {
  bookDifference,
  differenceLine,
  invoiceLines,
  linesToLeaveOpen,
  matchDifference,
} from '../model/matchLines.ts';
import { useAmountText } from './ClosenessText.tsx';
import { focusMatchRow } from './MatchRows.tsx';
import type { matchMessages } from './matchMessages.ts';
import type { MatchProps } from './matchProps.ts';

interface MatchDifferenceProps extends Pick<MatchProps, 'values' | 'stored' | 'edit' | 'errors' | 'isReadOnly'> {
  texts: typeof matchMessages;
}

/** The running sum of the invoices, and where the difference goes: to a category, or it stays open on an invoice. */
export function MatchDifference(props: MatchDifferenceProps) {
  const difference = matchDifference(props.values);
  const isShown = invoiceLines(props.values).length > 0 && difference !== undefined;
  const isSettled = isShown && difference === 0;
  const ofLines = props.errors.get('lines') ?? [];
  const sums = useRef<HTMLDivElement>(null);
  // Keeps the sums in view above the bar with the buttons, which is higher where its texts wrap.
  useLayoutEffect(() => {
    const form = sums.current?.closest('form');
    return shareHeight(form?.querySelector<HTMLElement>('.daybook-editor-actions'), '--_actions');
  }, []);
  return (
    <>
      {/* Mounted before its text, so that the first sum is announced, too. */}
      <div ref={sums} role="status">
        {isShown && <Sums {...props} difference={difference} />}
      </div>
      {isSettled && ofLines.length > 0 && (
        <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
          {ofLines.join(' ')}
        </p>
      )}
      {isShown && !isSettled && <Difference {...props} difference={difference} ofLines={ofLines} />}
    </>
  );
}

interface WithDifference {
  /** Minor units, not booked or left open. */
  difference: Minor;
}

/** The sum of the invoices, the amount of the deposit, and the difference. */
function Sums({ values, difference, texts }: MatchDifferenceProps & WithDifference) {
  const amountText = useAmountText();
  const lines = invoiceLines(values);
  const total = values.amount.amount;
  if (total === null || (lines.length === 1 && difference === 0)) return null;
  return (
    <dl className="daybook-match-sums">
      <div>
        <dt>{texts.invoiceCount({ count: lines.length })}</dt>
        <dd>
          <MoneyText amount={sum(lines.flatMap(({ amount }) => amount.amount ?? []))} />
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
  );
}

/** Where the difference goes. */
function Difference(props: MatchDifferenceProps & WithDifference & { ofLines: readonly string[] }) {
  const { values, stored, edit, errors, isReadOnly, difference, ofLines, texts } = props;
  const amountText = useAmountText();
  const line = differenceLine(values);
  const open = linesToLeaveOpen(values);
  const choices = useRef<HTMLDivElement>(null);
  const leaveOpenOn = (invoiceId: string) => {
    const match = choices.current?.closest('.daybook-match');
    edit((before) => leaveOpen(before, invoiceId));
    queueMicrotask(() => focusMatchRow(match, invoiceId)); // the pressed button is gone
  };
  const known = stored?.children?.find(({ id }) => id && id === line?.id)?.category;
  const found = line
    ? [...errors].flatMap(([place, each]) => (place.startsWith(`lines.${line.key}.`) ? each : []))
    : [];
  return (
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
        <div ref={choices} className="daybook-match-choices">
          {open.map(({ invoiceId }) => (
            <Button key={invoiceId} isQuiet onPress={() => leaveOpenOn(invoiceId)}>
              <InvoiceNumber invoiceId={invoiceId} texts={texts} />
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function InvoiceNumber({ invoiceId, texts }: { invoiceId: string; texts: typeof matchMessages }) {
  const invoice = useInvoice(invoiceId).data;
  return texts.leaveOpen({ invoice: invoice?.invoiceNumber || texts.unnumbered });
}
