'use client';
import { createContext } from 'react';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';

/** The ledger's account; undefined until loaded. A context, so that only the cells that show it render again. */
export const LedgerAccountContext = createContext<GlAccount | undefined>(undefined);
