import type { PlainDate } from '../../core/dates/plainDate.ts';
import { defineFields } from '../../form/document/defineFields.ts';
import type { ClosingChanges } from '../data/api.ts';
import { type Closing, modificationsChoices } from '../data/schema.ts';

/** The form's values. */
export interface ClosingValues {
  /** Null for open books. */
  date: PlainDate | null;
  /** Null if the service returned none. An unknown one is kept, but never sent. */
  modifications: string | null;
}

/** The fields of the closing form. */
export const closingFields = defineFields<ClosingValues, Closing, ClosingChanges>({})({
  date: {
    from: ({ date }) => ({ date: date ?? null }),
    to: ({ date }) => ({ date }),
  },
  modifications: {
    from: ({ modifications }) => ({ modifications: modifications ?? null }),
    to: (values) => {
      const modifications = modificationsChoices.find((known) => known === values.modifications);
      return modifications ? { modifications } : {};
    },
  },
});
