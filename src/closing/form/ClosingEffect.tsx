'use client';
import { today } from '../../core/dates/calendar.ts';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useDebouncedValue } from '../../list/filters/useDebouncedValue.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { closingMessages } from '../messages.ts';
import type { ClosingValues } from './useClosingForm.ts';

interface ClosingEffectProps {
  values: ClosingValues;
  /** Whether the date field's text is invalid. */
  isDateInvalid: boolean;
  messages: typeof closingMessages;
}

/** The effect of the values in words, announced politely once the user stops typing. */
export function ClosingEffect({ values, isDateInvalid, messages }: ClosingEffectProps) {
  const { locale, timeZone } = useDaybookContext();
  const date = useDebouncedValue(values.date ?? '', 400);
  const dateText = date === '' ? '' : formatDate(date, { locale, style: 'long' });
  const isFuture = date > today(timeZone);
  const text = () => {
    if (isDateInvalid) return messages.effectUnknown;
    if (date === '') return messages.effectOpen;
    const isAllowed = values.modifications === 'ENABLED_WITH_WARNING';
    return isAllowed ? messages.effectWarned({ date: dateText }) : messages.effectLocked({ date: dateText });
  };
  return (
    <div role="status" className="daybook-closing-effect">
      <Notice tone={isFuture ? 'warning' : 'calm'} isAnnounced={false}>
        {text()} {isFuture && messages.effectFuture({ date: dateText })}
      </Notice>
    </div>
  );
}
