import { defineElements } from './elements/defineElements.ts';

export { createSession } from './core/session/session.ts';
export type { DaybookElements, SvelteElements, VueElements } from './elements/elementTypes.ts';
export { loadTranslation } from './locales/loadTranslation.ts';

defineElements();
