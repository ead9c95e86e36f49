'use client';
import { createContext } from 'react';
import type { DaybookComponents } from './partProps.ts';

/** The host's components of the provider and of those around it. */
export const ComponentsContext = createContext<DaybookComponents>({});
