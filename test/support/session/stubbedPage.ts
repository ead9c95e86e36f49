import { vi } from 'vitest';

/** Stubs window and document in Node, until `vi.unstubAllGlobals()`. */
export class StubbedPage {
  readonly #window = new EventTarget();
  readonly #document = Object.assign(new EventTarget(), { visibilityState: 'visible' });

  constructor() {
    vi.stubGlobal('window', this.#window);
    vi.stubGlobal('document', this.#document);
  }

  become(visibility: 'visible' | 'hidden'): void {
    this.#document.visibilityState = visibility;
    this.#document.dispatchEvent(new Event('visibilitychange'));
  }

  /** `pageshow`: the page is restored from the back/forward cache. `online`: the network is back. */
  dispatch(event: 'pageshow' | 'online'): void {
    this.#window.dispatchEvent(new Event(event));
  }
}
