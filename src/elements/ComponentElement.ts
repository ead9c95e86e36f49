import { parentsOf } from '../ui/parentsOf.ts';
import { connectedElements } from './connectedElements.ts';
import type { AnyDefinition, Mount } from './definition.ts';
import { observeTheme } from './observeTheme.ts';
import { PropsElement } from './PropsElement.ts';
import { ProviderElement } from './ProviderElement.ts';

/** What an element needs of its definition. */
export type LoadedDefinition = AnyDefinition & Pick<Mount, 'load' | 'isList'> & { readonly required?: string };

let count = 0;

/** An element that shows a component in its shadow root, through the provider around it. */
export abstract class ComponentElement extends PropsElement {
  readonly #required: string | undefined;
  #mount: Mount;
  #provider: ProviderElement | undefined;
  #stopObserving: (() => void) | undefined;
  #isWarned = false;

  constructor(definition: LoadedDefinition) {
    super(definition);
    const { load, isList, required } = definition;
    this.#required = required;
    this.#mount = { key: String(++count), root: this.attachShadow({ mode: 'open' }), load, isList, props: {} };
  }

  connectedCallback(): void {
    connectedElements.add(this);
    this.#mount.load().catch(() => {}); // while React loads; if it fails, the component tries again and shows the failure
    this.#stopObserving = observeTheme(this, ({ own, host }) => {
      this.setProp('data-daybook-theme', own);
      this.setProp('data-theme', host);
    });
    this.attach();
  }

  disconnectedCallback(): void {
    connectedElements.delete(this);
    this.#stopObserving?.();
    setTimeout(() => {
      if (!this.isConnected) this.#use(undefined); // else it was moved
    });
  }

  /** Finds the provider around it. */
  attach(): void {
    this.#use(providerAround(this));
    setTimeout(() => this.#warnWithoutProvider());
  }

  protected override update(): void {
    const props = this.readProps();
    this.#mount = { ...this.#mount, props };
    if (this.#required && props[this.#required] === undefined) this.#provider?.unmount(this.#mount);
    else this.#provider?.mount(this.#mount);
  }

  #use(provider: ProviderElement | undefined): void {
    if (provider === this.#provider) return;
    this.#provider?.unmount(this.#mount);
    this.#provider = provider;
    this.requestUpdate();
  }

  #warnWithoutProvider(): void {
    if (this.#provider || this.#isWarned || !this.isConnected) return;
    this.#isWarned = true;
    // biome-ignore lint/suspicious/noConsole: nothing else tells a developer why the element is empty
    console.error(`<${this.localName}> is not inside <daybook-provider>, so it shows nothing. Put it inside one.`);
  }
}

function providerAround(element: Element): ProviderElement | undefined {
  return parentsOf(element).find((each) => each instanceof ProviderElement);
}
