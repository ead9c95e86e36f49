import { createContext } from 'react';

/** Whether fields are text, because nothing in the form can be changed. */
export const IsTextContext = createContext(false);
