'use client';
import { createContext } from 'react';

/** A bill or payroll item of the host. */
export interface LinkedDocument {
  id: string;
  /** Its name, such as “Bill 1042, Paper Mill”. */
  label: string;
}

/** How the host names and finds documents that the service can't list. */
export interface LinkedDocumentCallbacks {
  /** Names a bill that a split line pays; without it, it shows as “Bill”. */
  resolveBill?: ((id: string) => Promise<string> | string) | undefined;
  /** Names a payroll item that a split line pays. */
  resolvePayroll?: ((id: string) => Promise<string> | string) | undefined;
  /** Finds bills by text, so that the user can choose one; without it, a stored one stays. */
  searchBills?: ((text: string) => Promise<readonly LinkedDocument[]>) | undefined;
  /** Finds payroll items by text. */
  searchPayroll?: ((text: string) => Promise<readonly LinkedDocument[]>) | undefined;
}

/** The callbacks of the editor around a split line. */
export const LinkedDocumentsContext = createContext<LinkedDocumentCallbacks>({});
