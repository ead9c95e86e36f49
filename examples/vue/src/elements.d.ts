import type { VueElements } from '@daybook/react/elements';

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
