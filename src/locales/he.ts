import { en } from './en.ts';
import type { Translation } from './translation.ts';

export const he: Translation = en;
