'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { type ClosingChanges, saveClosing } from './api.ts';
import { closingOptions } from './options.ts';

/** Each parameter has a form field of the same name. */
export const fieldOfParameter = { date: 'date', modifications: 'modifications' } as const;

export type ClosingField = keyof typeof fieldOfParameter;

/** Closes the books through a date, or reopens them. Rejections are in `formErrors`, by field. */
export function useSaveClosing() {
  const daybook = useDaybookContext();
  return useWrite({
    write: (changes: ClosingChanges) => saveClosing(daybook.http, changes),
    updates: closingOptions(daybook).queryKey,
    changes: ['closing'],
    fieldOf: fieldOfParameter,
  });
}
