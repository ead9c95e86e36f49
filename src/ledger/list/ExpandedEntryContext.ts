'use client';
import { createContext } from 'react';

interface ExpandedEntry {
  /** The id of the entry whose source is shown below it; undefined if none. */
  id: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** The expanded entry. A context, so that a change renders the buttons of the rows only. */
export const ExpandedEntryContext = createContext<ExpandedEntry>({ id: undefined, onChange: () => {} });
