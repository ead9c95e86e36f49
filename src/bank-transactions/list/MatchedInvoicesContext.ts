'use client';
import { createContext } from 'react';

/**
 * How many lists of matched invoices are loaded, whose numbers cells show. A context, so that these cells render again: other columns
 * would mount them anew, and a category that is being typed would be lost.
 */
export const MatchedInvoicesContext = createContext(0);
