import type { ComponentType } from 'react';
import type { AttributeKind } from './attributes.ts';

type CallbackOf<Props> = keyof Props & `on${string}`;

/** How an element maps to the props of a component. */
export interface PropsDefinition<Props> {
  /** Props that are also attributes, in kebab case. */
  readonly attributes: { readonly [Name in keyof Props & string]?: AttributeKind };
  /** Props that are only properties. */
  readonly properties: readonly (keyof Props & string)[];
  /** Callbacks that are dispatched as events. */
  readonly events: readonly CallbackOf<Props>[];
  /** Callbacks that also change what the component offers, such as a button. They are passed on only if somebody listens. */
  readonly actions: readonly CallbackOf<Props>[];
}

/** An element that shows a component. */
export interface ComponentDefinition<Props> extends PropsDefinition<Props> {
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  /** Whether it is a list, with slots for elements of the host. */
  readonly isList?: boolean;
  /** A prop without which the element shows nothing. */
  readonly required?: keyof Props & string;
}

/** A definition without the types of its props. */
export interface AnyDefinition {
  readonly attributes: Readonly<Record<string, AttributeKind | undefined>>;
  readonly properties: readonly string[];
  readonly events: readonly string[];
  readonly actions: readonly string[];
}

/** A component in the shadow root of an element, rendered by the provider. */
export interface Mount {
  readonly key: string;
  readonly root: ShadowRoot;
  readonly load: () => Promise<{ default: ComponentType<Record<string, unknown>> }>;
  readonly isList?: boolean | undefined;
  /** The same object until a prop changes. */
  readonly props: Readonly<Record<string, unknown>>;
}
