'use client';
import { createContext } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { Minor } from '../../core/money/minor.ts';

/** The closing balances of days, where known. A context, so that only the cells that show them render again. */
export const DayBalancesContext = createContext<ReadonlyMap<PlainDate, Minor>>(new Map());
