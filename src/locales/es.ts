import { en } from './en.ts';
import type { Translation } from './translation.ts';

export const es: Translation = en;
