'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useWrite } from '../../core/query/useWrite.ts';
import { type ClosingChanges, saveClosing } from './api.ts';
import { closingOptions } from './queries.ts';

/** Each parameter has a form field of the same name. */
const fieldOfParameter = { date: 'date', modifications: 'modifications' } as const;

/** Closes the books through a date, or reopens them. Rejections are in `formErrors`, by field. */
export function useSaveClosing() {
  const daybook = useDaybookContext();
  const { http, queryClient } = daybook;
  return useWrite({
    write: async (changes: ClosingChanges) => {
      const { queryKey } = closingOptions(daybook);
      const saved = await saveClosing(http, changes);
      // The answer is all there is: nobody need wait until it is fetched again. What comes after the session is over finds
      // no entry, and leaves none.
      queryClient.setQueryData(queryKey, (before) => before && saved);
      return saved;
    },
    changes: ['closing'],
    fieldOf: fieldOfParameter,
  });
}
