import type { ComponentError } from '../core/daybookContext.ts';
import { fetchTokenFrom } from '../core/http/fetchTokenFrom.ts';
import type { DaybookProviderProps } from '../provider/DaybookProvider.tsx';
import { connectedElements } from './connectedElements.ts';
import type { createElementsRoot } from './createElementsRoot.tsx';
import type { Mount, PropsDefinition } from './definition.ts';
import { PropsElement } from './PropsElement.ts';

/** The props of the provider, and the route that its tokens come from. */
export type ProviderElementProps = Omit<DaybookProviderProps, 'children' | 'components'> & { tokenUrl?: string };

const definition = {
  attributes: {
    baseUrl: 'text',
    identity: 'text',
    tokenUrl: 'text',
    writeReplay: 'text',
    currency: 'text',
    currencySign: 'text',
    locale: 'text',
    timeZone: 'text',
    fiscalYearStart: 'number',
    showMessageKeys: 'flag',
  },
  properties: [
    'fetchToken',
    'fetch',
    'headers',
    'session',
    'queryClient',
    'translation',
    'messages',
    'appearance',
    'loaders',
    'serviceOptions',
  ],
  events: [],
  actions: ['onError', 'onEvent', 'onTelemetry'], // without a listener, errors are logged
} as const satisfies PropsDefinition<ProviderElementProps>;

export type ProviderDefinition = typeof definition;

/**
 * Holds the session and the data of the component elements inside it. It renders them all in one React tree, each into its own
 * shadow root, so that they share what React components in one provider share, and keep their state when they move.
 */
export class ProviderElement extends PropsElement {
  static readonly observedAttributes = PropsElement.attributesOf(definition);
  readonly #mounts = new Map<string, Mount>();
  #root: ReturnType<typeof createElementsRoot> | undefined;

  static {
    PropsElement.defineProperties(ProviderElement.prototype, definition);
  }

  constructor() {
    super(definition);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':host { display: contents } :host([hidden]) { display: none }');
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(document.createElement('slot'));
  }

  connectedCallback(): void {
    this.requestUpdate();
    for (const element of connectedElements) element.attach();
  }

  disconnectedCallback(): void {
    setTimeout(() => {
      if (this.isConnected) return; // it was moved
      this.#root?.unmount();
      this.#root = undefined;
      for (const element of connectedElements) element.attach();
    });
  }

  /** Shows a component, or shows it with other props. */
  mount(mount: Mount): void {
    this.#mounts.set(mount.key, mount);
    this.requestUpdate();
  }

  unmount({ key }: Mount): void {
    if (this.#mounts.delete(key)) this.requestUpdate();
  }

  protected override async update(): Promise<void> {
    const loaded = await import('./createElementsRoot.tsx').catch((error) => {
      logError({ component: this.localName, error });
      window.addEventListener('online', () => this.requestUpdate(), { once: true });
    });
    if (!loaded || !this.isConnected) return;
    this.#root ??= loaded.createElementsRoot();
    this.#root.render(this.#providerProps(), [...this.#mounts.values()]);
  }

  /** Undefined until there is an identity: the page may not know its user yet. */
  #providerProps(): DaybookProviderProps | undefined {
    const { tokenUrl, ...given } = this.readProps() as unknown as ProviderElementProps; // its own accessors set them
    const props = { ...given, onError: given.onError ?? logError };
    if (props.baseUrl === undefined || (props.identity === undefined && !props.session)) return undefined;
    if (props.session) return props as DaybookProviderProps;
    const fetchToken = props.fetchToken ?? (tokenUrl === undefined ? undefined : fetchTokenFrom(tokenUrl));
    return { ...props, fetchToken } as DaybookProviderProps; // the provider reports a missing function
  }
}

function logError({ component, error }: ComponentError): void {
  // biome-ignore lint/suspicious/noConsole: without a listener, nothing else tells a developer
  console.error(`Daybook, ${component}: ${error.message}`, error);
}
