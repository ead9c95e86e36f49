'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { useDebouncedValue } from '../../list/filters/useDebouncedValue.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { journalEntryMessages } from '../messages.ts';
import type { LineValues } from '../model/formValues.ts';
import { totalsOf } from '../model/totals.ts';

interface LineTotalsProps {
  lines: readonly LineValues[];
  /** Index of the current line, from 0. */
  place: number;
  /** Errors of the lines as a whole. */
  errors: readonly string[] | undefined;
  onAdd: (() => void) | undefined;
  /** Adds the difference to that line. */
  onBalance: (() => void) | undefined;
  messages: typeof journalEntryMessages;
}

/** The totals and their difference, announced once the user stops typing. */
export function LineTotals({ lines, place, errors, onAdd, onBalance, messages }: LineTotalsProps) {
  const { currency, locale } = useDaybookContext();
  const { debits, credits, difference } = totalsOf(lines);
  const format = (amount: Minor | undefined) =>
    amount === undefined ? '–' : formatMoney(amount, { currency, locale, currencyDisplay: 'none' });
  const state = stateOf();
  const announcement = useDebouncedValue(
    debits === 0 && credits === 0
      ? ''
      : messages.totalsAnnouncement({ debits: format(debits), credits: format(credits), state }),
    1000,
  );
  return (
    <div className="daybook-journal-totals">
      <div className="daybook-line-fields daybook-journal-fields">
        <span>{messages.total}</span>
        <TotalOf label={messages.debit} text={format(debits)} />
        <TotalOf label={messages.credit} text={format(credits)} />
      </div>
      <div className="daybook-lines-actions">
        {onAdd && <Button onPress={onAdd}>{messages.addLine}</Button>}
        <p
          className="daybook-lines-remainder"
          data-state={errors ? 'invalid' : difference !== 0 ? 'open' : debits === 0 ? undefined : 'balanced'}
          data-first-invalid={errors && ''}
          tabIndex={-1}
        >
          {errors?.join(' ') ?? state}
        </p>
        {onBalance && (
          <Button onPress={onBalance} isDisabled={difference === 0 || difference === undefined}>
            {messages.balance}
            <span className="daybook-visually-hidden">
              {' '}
              {messages.balanceLine({ number: (place + 1).toLocaleString(locale) })}
            </span>
          </Button>
        )}
      </div>
      <p className="daybook-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );

  function stateOf(): string {
    if (difference === undefined) return messages.totalUnknown;
    if (difference === 0) return debits === 0 ? messages.noAmounts : messages.balanced;
    return messages.outOfBalance({ amount: format(toMinor(Math.abs(difference))) });
  }
}

/** A total with its column's name for screen readers. */
function TotalOf({ label, text }: { label: string; text: string }) {
  return (
    <span className="daybook-money">
      <span className="daybook-visually-hidden">{label} </span>
      <bdi>{text}</bdi>
    </span>
  );
}
