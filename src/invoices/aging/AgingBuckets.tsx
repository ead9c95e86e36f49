'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { type Minor, minor } from '../../core/money/minor.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { type AgingBucket, type AgingPart, agingBuckets } from '../data/aging.ts';
import type { invoiceListMessages } from '../messages.ts';

interface AgeingBandsProps {
  /** Undefined where there are no totals: the bands can still be chosen. */
  parts: readonly AgingPart[] | undefined;
  /** What they add up to, in minor units. */
  total: Minor | undefined;
  /** Whether the totals are still to come. */
  isLoading: boolean;
  band: AgingBucket | undefined;
  onBandChange: (band: AgingBucket | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** The bands as one bar, and below it as buttons with their names and amounts. */
export function AgingBuckets({ parts, total = minor(0), band, onBandChange, isLoading, messages }: AgeingBandsProps) {
  const { locale } = useDaybookContext();
  return (
    <>
      <div className="daybook-ageing-bar" data-loading={isLoading || undefined} aria-hidden="true">
        {parts?.map(
          (part) =>
            part.balance > 0 && (
              <span
                key={part.band}
                data-band={part.band}
                data-aside={(band !== undefined && band !== part.band) || undefined}
                style={{ flexGrow: part.balance / total }}
              />
            ),
        )}
      </div>
      <div className="daybook-ageing-bands">
        {(parts ?? emptyParts).map((part) => (
          <button
            key={part.band}
            type="button"
            className="daybook-ageing-band"
            data-band={part.band}
            aria-pressed={band === part.band}
            onClick={() => onBandChange(band === part.band ? undefined : part.band)}
          >
            <span className="daybook-secondary" dir="auto">
              {messages[`ageing${part.band}`]}
            </span>{' '}
            {parts && (
              <>
                <MoneyText amount={part.balance} />{' '}
                <span className="daybook-secondary" dir="auto">
                  {messages.count({ count: part.count, written: part.count.toLocaleString(locale), isWhole: true })}
                </span>
              </>
            )}
            {isLoading && <span>{pending}</span>}
            {!parts && !isLoading && <span aria-hidden="true">–</span>}
          </button>
        ))}
      </div>
    </>
  );
}

const emptyParts: readonly AgingPart[] = agingBuckets.map((band) => ({ band, count: 0, balance: minor(0) }));

/** In the place of an amount that is to come, on a line as high as its own. */
export const pending = (
  <>
    {'\u00a0'}
    <span className="daybook-skeleton" aria-hidden="true" />
  </>
);
