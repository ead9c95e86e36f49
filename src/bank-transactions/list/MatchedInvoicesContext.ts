'use client';
import { createContext } from 'react';
import type { MatchedInvoices } from '../data/useMatchedInvoices.ts';

/**
 * What is loaded of the matched invoices, whose numbers cells show. A context, so that these cells render again: other columns
 * would remount them, and a category that is being typed would be lost.
 */
export const MatchedInvoicesContext = createContext<MatchedInvoices>({ answered: 0, isPending: false });
