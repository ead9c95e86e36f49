'use client';
import { createContext } from 'react';
import type { Minor } from '../../core/money/minor.ts';

export interface DayHeading {
  /** The day's closing balance. */
  balance: Minor;
  /** Whether it is the balance of the heading's own entry, too. */
  isOwn: boolean;
}

/** The headings of days whose closing balance is known, by the id of the entry that they belong to. */
export const DayHeadingsContext = createContext<ReadonlyMap<string, DayHeading>>(new Map());
