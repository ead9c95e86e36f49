'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useWrite } from '../../core/writes/useWrite.ts';
import { type ClosingChanges, saveClosing } from '../data/api.ts';
import { closingOptions } from '../data/options.ts';
import { closingDocument } from './closingDocument.ts';

/** Closes the books through a date, or reopens them. Rejections are in `formErrors`, by field. */
export function useSaveClosing() {
  const daybook = useDaybookContext();
  return useWrite({
    write: (changes: ClosingChanges) => saveClosing(daybook.http, changes),
    updates: closingOptions(daybook).queryKey,
    changes: ['closing'],
    fieldOf: closingDocument.fields.fieldOf,
  });
}
