export { loadTranslation } from './locales/loadTranslation.ts';
export type { Translation } from './locales/translation.ts';
