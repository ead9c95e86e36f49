'use client';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { localizeDigits } from '../../core/messages/localizeDigits.ts';
import { revealSideways } from '../../list/scrolling/revealSideways.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import { type AgingBucketTotal, agingBuckets, type InvoiceAgingBucket } from '../data/aging.ts';
import type { invoiceListMessages } from '../messages.ts';

interface AgingBucketsProps {
  /** Undefined without totals; buckets stay selectable. */
  parts: readonly AgingBucketTotal[] | undefined;
  isLoading: boolean;
  buckets: readonly InvoiceAgingBucket[];
  onBucketsChange: (buckets: InvoiceAgingBucket[]) => void;
  messages: typeof invoiceListMessages;
}

/**
 * The buckets as one bar, and below it as buttons with their names and amounts. A press selects one bucket, or clears it if it
 * is the only one; Ctrl, Cmd, Shift, Space and touch add and remove buckets. Arrow keys move between them; Escape clears.
 */
export function AgingBuckets({ parts, buckets, onBucketsChange, isLoading, messages }: AgingBucketsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const isTouch = useRef(false);
  const { locale } = useDaybookContext();
  const selected = buckets.join();
  useEffect(() => {
    if (!selected) return;
    const pressed = [...(strip.current?.querySelectorAll('[aria-pressed=true]') ?? [])];
    revealSideways(strip.current, pressed.find((button) => button.matches(':focus')) ?? pressed[0]);
  }, [selected]);

  const press = (bucket: InvoiceAgingBucket, isAdding: boolean) => {
    const isSelected = buckets.includes(bucket);
    const others = isAdding ? buckets.filter((each) => each !== bucket) : [];
    const isCleared = isSelected && (isAdding || buckets.length === 1);
    onBucketsChange(agingBuckets.filter((each) => others.includes(each) || (each === bucket && !isCleared)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const buttons = [...currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement); // only buttons are focused
    const bucket = agingBuckets[at];
    const step = altKey || ctrlKey || metaKey ? undefined : { ArrowRight: 1, ArrowLeft: -1 }[key];
    const isAdding = key === ' ' || (key === 'Enter' && isModified(event));
    if (step) buttons[at + (currentTarget.matches(':dir(rtl)') ? -step : step)]?.focus();
    else if (key === 'Escape' && buckets.length > 0) onBucketsChange([]);
    else if (isAdding && bucket && !event.repeat) press(bucket, true);
    else if (!isAdding) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="daybook-aging-parts">
      <div className="daybook-aging-bar" data-loading={!parts || undefined} aria-hidden="true">
        {parts?.map(
          ({ bucket, balance }) =>
            balance > 0 && (
              <span
                key={bucket}
                data-bucket={bucket}
                data-aside={(buckets.length > 0 && !buckets.includes(bucket)) || undefined}
                style={{ flexGrow: balance }}
              />
            ),
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles keys of the buttons inside */}
      <div
        className="daybook-aging-buckets"
        ref={strip}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()} // Firefox would press the button
      >
        {agingBuckets.map((bucket, index) => {
          const part = parts?.[index];
          return (
            <button
              key={bucket}
              type="button"
              className="daybook-plain-button daybook-aging-bucket"
              data-bucket={bucket}
              data-empty={part?.count === 0 || undefined}
              aria-pressed={buckets.includes(bucket)}
              onPointerDown={({ pointerType }) => {
                isTouch.current = pointerType === 'touch';
              }}
              onClick={(event) => {
                press(bucket, isTouch.current || isModified(event));
                isTouch.current = false;
              }}
            >
              <span className="daybook-secondary" dir="auto">
                {localizeDigits(messages[`aging${bucket}`], locale)}
              </span>{' '}
              <b>
                {part && <MoneyText amount={part.balance} />}
                {isLoading && pending}
                {!part && !isLoading && <span aria-hidden="true">–</span>}
              </b>{' '}
              <span className="daybook-secondary daybook-aging-count" dir="auto">
                {part && messages.count({ count: part.count })}
                {isLoading && pending}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function isModified({ ctrlKey, metaKey, shiftKey }: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }) {
  return ctrlKey || metaKey || shiftKey;
}

/** Reserves the line of an amount that is loading. */
export const pending = (
  <>
    {'\u00a0'}
    <span className="daybook-skeleton" aria-hidden="true" />
  </>
);
