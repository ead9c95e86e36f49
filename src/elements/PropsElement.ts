import { attributeOf, eventOf, readAttribute } from './attributes.ts';
import type { AnyDefinition } from './definition.ts';
import { Listeners } from './Listeners.ts';

/** Servers load this module too, but have no elements. */
const HtmlElement = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** An element whose attributes, properties and listeners are the props of a component. */
export abstract class PropsElement extends HtmlElement {
  readonly #definition: AnyDefinition;
  readonly #values = new Map<string, unknown>();
  readonly #callbacks = new Map<string, (detail?: unknown) => void>();
  readonly #listeners = new Listeners();
  /** Properties that were set before the script loaded; their attributes are older. */
  readonly #early = new Set<string>();
  #isQueued = false;

  constructor(definition: AnyDefinition) {
    super();
    this.#definition = definition;
    for (const name of namesOf(definition)) {
      if (!Object.hasOwn(this, name)) continue;
      // It was set before the element was defined, and hides the accessor.
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
      if (this.hasAttribute(attributeOf(name))) this.#early.add(name);
    }
  }

  /** Called once after any number of changes. */
  protected abstract update(): void;

  protected requestUpdate(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.update();
    });
  }

  protected setProp(name: string, value: unknown): void {
    if (Object.is(this.#values.get(name), value)) return;
    if (value === undefined) this.#values.delete(name);
    else this.#values.set(name, value);
    this.requestUpdate();
  }

  /** The props of the component. A callback is always the same function. */
  protected readProps(): Record<string, unknown> {
    const { events, actions } = this.#definition;
    const callbacks = [...events, ...actions.filter((name) => this.#isListenedTo(name))];
    return {
      ...Object.fromEntries(this.#values),
      ...Object.fromEntries(callbacks.map((name) => [name, this.#callbackOf(name)])),
    };
  }

  attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
    const { attributes } = this.#definition;
    const name = Object.keys(attributes).find((each) => attributeOf(each) === attribute);
    if (name && this.#early.delete(name)) return;
    if (name) this.setProp(name, readAttribute(text, attributes[name]));
    else this.requestUpdate();
  }

  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void {
    const added = this.#listeners.add(type, listener, options);
    if (added) {
      const { once, signal, removal } = added;
      const end = () => this.#listeners.delete(added) && this.requestUpdate();
      if (once) super.addEventListener(type, end, options); // before the listener, which may stop those after it
      signal?.addEventListener('abort', end, { once: true, signal: removal.signal });
      this.requestUpdate();
    }
    super.addEventListener(type, listener, options);
  }

  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener, options);
    const removed = this.#listeners.find(type, listener, options);
    if (removed && this.#listeners.delete(removed)) this.requestUpdate();
  }

  #isListenedTo(callback: string): boolean {
    const type = eventOf(callback);
    const declared = this.getAttribute('events')?.split(/\s+/) ?? [];
    return this.#listeners.has(type) || declared.includes(type) || this.#values.has(callback);
  }

  #callbackOf(name: string): (detail?: unknown) => void {
    const dispatch = (detail?: unknown) => {
      const property = this.#values.get(name);
      if (typeof property === 'function') property(detail);
      const type = eventOf(name);
      // At the window, `error` would look like a crash of the page, and a dialog around it takes the others for its own.
      const bubbles = !['error', 'cancel', 'close'].includes(type);
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles, composed: bubbles }));
    };
    const callback = this.#callbacks.get(name) ?? dispatch;
    this.#callbacks.set(name, callback);
    return callback;
  }

  /** Defines the properties of a class. */
  static defineProperties(prototype: PropsElement, definition: AnyDefinition): void {
    for (const name of namesOf(definition)) {
      const kind = definition.attributes[name];
      Object.defineProperty(prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: PropsElement) {
          return this.#values.get(name);
        },
        set(this: PropsElement, value: unknown) {
          this.setProp(name, kind && typeof value === 'string' ? readAttribute(value, kind) : (value ?? undefined));
        },
      });
    }
  }

  /** The attributes that a class observes. */
  static attributesOf({ attributes }: AnyDefinition): string[] {
    return [...Object.keys(attributes).map(attributeOf), 'events'];
  }
}

function namesOf({ attributes, properties, events, actions }: AnyDefinition): string[] {
  return [...Object.keys(attributes), ...properties, ...events, ...actions];
}
