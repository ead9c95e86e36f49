'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import type { journalEntryMessages } from '../messages.ts';
import type { LineValues } from '../model/formValues.ts';
import { useTotals } from './useTotals.ts';

interface LineTotalsProps {
  lines: readonly LineValues[];
  /** Index of the current line, from 0. */
  place: number;
  /** Errors of the lines as a whole. */
  errors: readonly string[] | undefined;
  onAdd: (() => void) | undefined;
  onPaste: () => void;
  /** Takes back the last change of several fields. */
  onUndo: (() => void) | undefined;
  /** Adds the difference to that line. */
  onBalance: (() => void) | undefined;
  messages: typeof journalEntryMessages;
}

/** The totals and their difference, announced once the user stops typing. */
export function LineTotals({ lines, place, errors, onAdd, onPaste, onUndo, onBalance, messages }: LineTotalsProps) {
  const { locale } = useDaybookContext();
  const { debits, credits, isEmpty, difference, state, text } = useTotals(lines, messages);
  const announcement = useDebouncedValue(
    isEmpty ? '' : messages.totalsAnnouncement({ debits, credits, state: text }),
    1000,
  );
  return (
    <div className="daybook-journal-totals">
      <div className="daybook-line-fields daybook-journal-fields">
        <span>{messages.total}</span>
        <TotalOf label={messages.debit} text={debits} />
        <TotalOf label={messages.credit} text={credits} />
      </div>
      <div className="daybook-lines-actions">
        {onAdd && (
          <>
            <Button isTabStop={false} onPress={onAdd}>
              {messages.addLine}
            </Button>
            <Button isQuiet isTabStop={false} onPress={onPaste}>
              {messages.pasteRows}
            </Button>
          </>
        )}
        {onUndo && (
          <Button isQuiet isTabStop={false} ctrlKey="Z" onPress={onUndo}>
            {messages.undo}
          </Button>
        )}
        <p
          className="daybook-lines-remainder daybook-journal-balance"
          data-state={errors ? 'invalid' : state}
          data-first-invalid={errors && ''}
          tabIndex={-1}
        >
          {errors?.join(' ') ?? text}
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
