'use client';
import { createContext } from 'react';

/** Whether a list is that of the filters before, and shown until the next one is loaded. */
export const IsReplacedContext = createContext(false);
