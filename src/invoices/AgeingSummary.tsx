'use client';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { useSupplied } from '../core/context.ts';
import { today } from '../core/dates/calendar.ts';
import type { PlainDate } from '../core/dates/plainDate.ts';
import { formatMoney } from '../core/money/formatMoney.ts';
import { sum } from '../core/money/sum.ts';
import { Button } from '../ui/Button.tsx';
import { useKeptFocus } from '../ui/useKeptFocus.ts';
import { type AgeingBand, ageingOf } from './Ageing.ts';
import { AgeingBands } from './AgeingBands.tsx';
import { AgeingTable } from './AgeingTable.tsx';
import type { invoiceListMessages } from './messages.ts';
import type { Invoice } from './schema.ts';

interface AgeingSummaryProps {
  /** What it is about; the same array for as long as they are the same. */
  invoices: readonly Invoice[];
  /** Whether these are all, and not only those that are loaded so far. */
  isWhole: boolean;
  /** The one that the list is narrowed to. */
  band: AgeingBand | undefined;
  onBandChange: (band: AgeingBand | undefined) => void;
  /** Loads the others; undefined while they come. */
  onLoadAll: (() => void) | undefined;
  messages: typeof invoiceListMessages;
}

/** What customers owe, by how long it has been due. A press on a band narrows the list to it, another takes that back. */
export const AgeingSummary = memo(function AgeingSummary(props: AgeingSummaryProps) {
  const { band, onBandChange, onLoadAll, messages } = props;
  const { currency, locale, timeZone } = useSupplied();
  const day = today(timeZone);
  const given = useMemo(() => ({ invoices: props.invoices, isWhole: props.isWhole }), [props.invoices, props.isWhole]);
  const { invoices, isWhole } = useDeferredValue(given); // thousands are added up when nobody types
  const owed = useMemo(() => owedOf(invoices, day), [invoices, day]);
  const part = useRef<HTMLFieldSetElement>(null);
  const canLoad = !isWhole && onLoadAll !== undefined;
  useKeptFocus(part, String(canLoad));
  if (!owed || (invoices.length === 0 && band === undefined)) return null;

  const { parts, total } = owed;
  const amount = formatMoney(total, { currency, locale });
  return (
    <fieldset className="daybook-ageing" aria-label={messages.ageing} ref={part}>
      <div className="daybook-ageing-head">
        <div>
          <p>
            <bdi>{total > 0 ? messages.owed({ amount }) : messages.nothingOwed}</bdi>
          </p>
          {!isWhole && <p className="daybook-secondary">{messages.ageingOfLoaded}</p>}
        </div>
        {canLoad && <Button onPress={onLoadAll}>{messages.loadAll}</Button>}
      </div>
      {(total > 0 || band !== undefined) && (
        <>
          <AgeingBands {...{ parts, total, band, onBandChange, messages }} />
          <AgeingTable {...{ parts, isWhole, messages }} />
        </>
      )}
    </fieldset>
  );
});

/** @returns undefined where amounts leave the numbers that are exact: there is no true sum to show. */
function owedOf(invoices: readonly Invoice[], day: PlainDate) {
  try {
    const parts = ageingOf(invoices, day);
    return { parts, total: sum(parts.map(({ balance }) => balance)) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
