'use client';
import { createContext } from 'react';
import type { PlainDate } from '../../core/dates/plainDate.ts';

/** The day that the user chose in the chart. A context, so that a choice renders the dates of its rows only. */
export const SelectedDayContext = createContext<PlainDate | undefined>(undefined);
