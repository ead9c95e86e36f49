import type { AnyDefinition } from './definition.ts';
import type { elementDefinitions } from './elementDefinitions.ts';
import type { ProviderDefinition, ProviderElementProps } from './ProviderElement.ts';

type Definitions = typeof elementDefinitions;
type PropsOf<Definition> = Definition extends { readonly propsType?: infer Props } ? NonNullable<Props> : never;

/** `glAccountId` as `gl-account-id`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;
type EventOf<Callback> = Callback extends `on${infer Name}` ? Kebab<Uncapitalize<Name>> : never;

type CallbackName<Definition extends AnyDefinition> = (Definition['events'] | Definition['actions'])[number];
type Detail<Callback> = NonNullable<Callback> extends (detail: infer Value) => unknown ? Value : undefined;

/** The events of an element, by type. */
type EventsOf<Props, Definition extends AnyDefinition> = {
  [Name in CallbackName<Definition> & keyof Props as EventOf<Name>]: CustomEvent<Detail<Props[Name]>>;
};

type PropertiesOf<Props, Definition extends AnyDefinition> = {
  [Name in keyof Props &
    (keyof Definition['attributes'] | Definition['properties'][number] | CallbackName<Definition>)]?:
    | Props[Name]
    | undefined;
};

interface Listening<Events> {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

type ElementOf<Props, Definition extends AnyDefinition> = Listening<EventsOf<Props, Definition>> &
  HTMLElement &
  PropertiesOf<Props, Definition>;

/** Every element by tag, with the types of its properties and events. */
export type DaybookElements = {
  [Tag in keyof Definitions]: ElementOf<PropsOf<Definitions[Tag]>, Definitions[Tag]>;
} & { 'daybook-provider': ElementOf<ProviderElementProps, ProviderDefinition> };

declare global {
  interface HTMLElementTagNameMap extends DaybookElements {}
}

/** What a template may write on an element: attributes, and properties by their own names. */
type WrittenOn<Props, Definition extends AnyDefinition> = Omit<
  PropertiesOf<Props, Definition>,
  CallbackName<Definition>
> & {
  [Name in keyof Definition['attributes'] & keyof Props & string as Kebab<Name>]?:
    | Props[Name]
    | (Definition['attributes'][Name] extends 'text' ? never : string)
    | undefined;
} & GlobalAttributes;

interface GlobalAttributes {
  id?: string | undefined;
  class?: unknown;
  style?: unknown;
  slot?: string | undefined;
  part?: string | undefined;
  hidden?: boolean | undefined;
  inert?: boolean | undefined;
  dir?: string | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  role?: string | undefined;
  tabindex?: number | string | undefined;
  /** Events that are listened to elsewhere, separated by spaces. */
  events?: string | undefined;
  [name: `data-${string}` | `aria-${string}`]: unknown;
}

type VueTemplate<Props, Definition extends AnyDefinition> = new () => {
  $props: WrittenOn<Props, Definition> & {
    [Name in CallbackName<Definition> & keyof Props]?: (event: CustomEvent<Detail<Props[Name]>>) => unknown;
  };
};

type SvelteTemplate<Props, Definition extends AnyDefinition> = WrittenOn<Props, Definition> & {
  [Name in CallbackName<Definition> & keyof Props as `on${EventOf<Name>}` | `on:${EventOf<Name>}`]?: (
    event: CustomEvent<Detail<Props[Name]>>,
  ) => unknown;
} & { children?: unknown };

/** The elements in Vue templates: `declare module 'vue' { interface GlobalComponents extends VueElements {} }`. */
export type VueElements = {
  [Tag in keyof Definitions]: VueTemplate<PropsOf<Definitions[Tag]>, Definitions[Tag]>;
} & { 'daybook-provider': VueTemplate<ProviderElementProps, ProviderDefinition> };

/** The elements in Svelte: `declare module 'svelte/elements' { interface SvelteHTMLElements extends SvelteElements {} }`. */
export type SvelteElements = {
  [Tag in keyof Definitions]: SvelteTemplate<PropsOf<Definitions[Tag]>, Definitions[Tag]>;
} & { 'daybook-provider': SvelteTemplate<ProviderElementProps, ProviderDefinition> };
