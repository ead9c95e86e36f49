import { createContext } from 'react';

/** The ids of the accounts that pickers offer; undefined for all. */
export const OfferedAccountsContext = createContext<readonly string[] | undefined>(undefined);
