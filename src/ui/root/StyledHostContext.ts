'use client';
import { createContext } from 'react';

/** Prepares an element that is outside every component. @returns what to render into: there, Daybook's styles apply. */
export const StyledHostContext = createContext<(host: HTMLElement) => Element | ShadowRoot>((host) => host);
