'use client';
import { createContext } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';

interface LedgerRows {
  /** The ledger's account; undefined until loaded. */
  account: GlAccount | undefined;
  /** The day that the user chose in the chart. */
  selectedDay: PlainDate | undefined;
}

/** What cells show beside their entry. A context, so that a choice renders a few cells of each row only. */
export const LedgerRowsContext = createContext<LedgerRows>({ account: undefined, selectedDay: undefined });
