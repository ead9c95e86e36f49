'use client';
import { useSupplied } from '../core/context.ts';
import type { Minor } from '../core/money/minor.ts';
import { MoneyText } from '../ui/MoneyText.tsx';
import type { AgeingBand, AgeingPart } from './Ageing.ts';
import type { invoiceListMessages } from './messages.ts';

interface AgeingBandsProps {
  parts: readonly AgeingPart[];
  /** What they add up to, in minor units. */
  total: Minor;
  band: AgeingBand | undefined;
  onBandChange: (band: AgeingBand | undefined) => void;
  messages: typeof invoiceListMessages;
}

/** The bands as one bar, and below it as buttons with their names and amounts. */
export function AgeingBands({ parts, total, band, onBandChange, messages }: AgeingBandsProps) {
  const { locale } = useSupplied();
  return (
    <>
      <div className="daybook-ageing-bar" aria-hidden="true">
        {parts.map(
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
        {parts.map((part) => (
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
            <MoneyText amount={part.balance} />{' '}
            <span className="daybook-secondary" dir="auto">
              {messages.count({ count: part.count, written: part.count.toLocaleString(locale), isWhole: true })}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
