import type { PlainDate } from '../../core/dates/plainDate.ts';
import { defineSettings } from '../../form/document/defineSettings.ts';
import type { ClosingChanges } from '../data/api.ts';
import { type Closing, modificationsChoices } from '../data/schema.ts';

/** The form's values. */
export interface ClosingValues {
  /** Null for open books. */
  date: PlainDate | null;
  /** Null if the service returned none. An unknown one is kept, but never sent. */
  modifications: string | null;
}

/** The types of the closing in a form. */
export interface ClosingDocument {
  Values: ClosingValues;
  Stored: Closing;
  Item: ClosingChanges & { apiSourceId?: undefined };
  Name: keyof ClosingValues;
  Field: keyof ClosingValues;
}

/** The closing in a form. */
export const closingDocument = defineSettings<ClosingDocument>(
  {},
  {
    date: {
      from: ({ date }) => ({ date: date ?? null }),
      to: ({ date }) => ({ date }),
      param: 'date',
    },
    modifications: {
      from: ({ modifications }) => ({ modifications: modifications ?? null }),
      to: (values) => {
        const modifications = modificationsChoices.find((known) => known === values.modifications);
        return modifications ? { modifications } : {};
      },
      param: 'modifications',
    },
  },
);
