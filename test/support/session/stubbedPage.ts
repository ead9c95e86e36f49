import { vi } from 'vitest';

/** A page's window and document where there is none, until `vi.unstubAllGlobals()`. */
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

  /** `pageshow`: the browser brings a page back that it had put away. `online`: there is a network again. */
  dispatch(event: 'pageshow' | 'online'): void {
    this.#window.dispatchEvent(new Event(event));
  }
}
