/** A listener that an element has. */
interface Listener {
  readonly type: string;
  readonly listener: unknown;
  readonly isCapturing: boolean;
  readonly once: boolean;
  readonly signal: AbortSignal | undefined;
  /** Aborts when it is removed: `signal`, which may live as long as the page, then keeps no reference to the element. */
  readonly removal: AbortController;
}

/** The listeners of an element, which a browser doesn't list. Like a browser, it has each once by type, phase and function. */
export class Listeners {
  readonly #listeners = new Set<Listener>();

  /** @returns nothing if the browser doesn't add it. */
  add(type: string, listener: unknown, options?: boolean | AddEventListenerOptions): Listener | undefined {
    const { once = false, signal } = optionsOf(options);
    if (!listener || signal?.aborted || this.find(type, listener, options)) return undefined;
    const added = { type, listener, isCapturing: isCapturing(options), once, signal, removal: new AbortController() };
    this.#listeners.add(added);
    return added;
  }

  find(type: string, listener: unknown, options?: boolean | EventListenerOptions): Listener | undefined {
    return [...this.#listeners].find(
      (each) => each.type === type && each.listener === listener && each.isCapturing === isCapturing(options),
    );
  }

  /** @returns whether it was there. */
  delete(listener: Listener): boolean {
    listener.removal.abort();
    return this.#listeners.delete(listener);
  }

  has(type: string): boolean {
    return [...this.#listeners].some((each) => each.type === type);
  }
}

function isCapturing(options: boolean | EventListenerOptions | undefined): boolean {
  return typeof options === 'boolean' ? options : (optionsOf(options).capture ?? false);
}

function optionsOf<Options extends object>(options: boolean | Options | undefined): Partial<Options> {
  return typeof options === 'object' && options !== null ? options : {};
}
