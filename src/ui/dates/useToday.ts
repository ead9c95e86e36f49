'use client';
import { useSyncExternalStore } from 'react';
import { today } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';

/** In milliseconds. */
const checkInterval = 60_000;

/** Today's date in the company's time zone; the component renders again on the next day. */
export function useToday(): PlainDate {
  const { timeZone } = useDaybookContext();
  const read = () => today(timeZone);
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(check: () => void): () => void {
  const timer = setInterval(check, checkInterval);
  document.addEventListener('visibilitychange', check); // timers stop while the device sleeps
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
