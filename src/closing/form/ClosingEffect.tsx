'use client';
import { today } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useDebouncedValue } from '../../list/useDebouncedValue.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { closingMessages } from '../messages.ts';
import type { ClosingValues } from './useClosingForm.ts';

interface ClosingMeaningProps {
  values: ClosingValues;
  /** Whether what stands in the field is no day. */
  isUnreadable: boolean;
  messages: typeof closingMessages;
}

/** What the values mean for who works in the books, in words; told politely once the typing rests. */
export function ClosingEffect({ values, isUnreadable, messages }: ClosingMeaningProps) {
  const { locale, timeZone } = useDaybookContext();
  const date = useDebouncedValue(values.date ?? '', 400);
  const written = date === '' ? '' : formatDate(date, { locale, style: 'long' });
  const isFuture = date > today(timeZone);
  const text = () => {
    if (isUnreadable) return messages.meansNothingYet;
    if (written === '') return messages.meansOpen;
    const isAllowed = values.modifications === 'ENABLED_WITH_WARNING';
    return isAllowed ? messages.meansWarned({ date: written }) : messages.meansLocked({ date: written });
  };
  return (
    <div role="status" className="daybook-closing-meaning">
      <Notice tone={isFuture ? 'warning' : 'calm'} isAnnounced={false}>
        {text()} {isFuture && messages.meansFuture({ date: written })}
      </Notice>
    </div>
  );
}
