'use client';
import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { DaybookEvent, TelemetryEvent } from './events.ts';
import type { HeldWrites } from './http/heldWrites.ts';
import { internals, type ReaderInternals } from './internals.ts';
import {
  type MessageArea,
  type MessageKeys,
  type MessageOverrides,
  type Messages,
  mergeMessages,
  type OverridesByArea,
} from './messages/messages.ts';
import type { MoneyFormat } from './money/formatMoney.ts';
import { accessOf, createSessionProxy, type Session } from './session/session.ts';
import { initialState } from './session/sessionState.ts';

export type { ComponentError, ListLoader } from './internals.ts';
export { internals };

/** What `useDaybook()` returns. Query options such as `invoicesOptions(daybook)` take it directly. */
export interface Daybook {
  /** The current session. A component rerenders when the state that it reads changes; a new token alone doesn't change it. */
  session: Session;
  queryClient: QueryClient;
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** BCP 47 tag for reading and writing dates and amounts. */
  locale: string;
  readonly [internals]: DaybookContextValue;
}

/** What the provider supplies to Daybook's own hooks and components. */
export interface DaybookContextValue extends Daybook, ReaderInternals {
  readonly [internals]: DaybookContextValue;
  /** Tells providers on a page apart. */
  providerId: symbol;
  heldWrites: HeldWrites;
  /** Whether the session has ended, or its own provider is gone. Then the cache must not get its data again. */
  hasEnded: () => boolean;
  /** Renders a part that outlives the component that requested it, in place of the part before. */
  showPart: (part: ReactNode) => void;
  /** Whether the host sets the time zone, which then is the company’s; otherwise it is the device’s. */
  isTimeZoneGiven: boolean;
  /** First month of the fiscal year, 1 to 12. */
  fiscalYearStart: number;
  /** How tables and balances show negative amounts. */
  currencySign: NonNullable<MoneyFormat['currencySign']>;
  messages: OverridesByArea;
  /** BCP 47 tag of the translation; undefined if there is none. */
  language: string | undefined;
  /** Whether the first translation is loading. */
  isTranslating: boolean;
  messageKeys: MessageKeys | undefined;
  appearance: RootAppearance;
  /** Sends an event to the host's `onEvent`, after the current task. */
  emit: (event: DaybookEvent) => void;
  /** Sends a measurement to the host's `onTelemetry`, after the current task. */
  measure: (event: TelemetryEvent) => void;
}

/** Attributes of the outermost element of each component. */
export interface RootAppearance {
  /** Internal custom properties. */
  style: Record<string, string>;
  /** The color scheme, or `auto` if the component paints its background in the page's. */
  theme: string | undefined;
}

export const DaybookContext = createContext<DaybookContextValue | undefined>(undefined);

/** Prepares an element that is outside every component. @returns what to render into: there, Daybook's styles apply. */
export const StyledHostContext = createContext<(host: HTMLElement) => Element | ShadowRoot>((host) => host);

/** The outermost elements of components, with the `providerId` of their provider. */
export const rootOwners = new WeakMap<Element, symbol>();

/**
 * The session, query client, currency and locale of the provider.
 * @throws {Error} outside a `DaybookProvider`.
 */
export function useDaybook(): Daybook {
  const daybook = useDaybookContext();
  const session = useObservedSession(daybook.session);
  return useMemo(() => {
    const { queryClient, currency, locale } = daybook;
    return { session, queryClient, currency, locale, [internals]: daybook };
  }, [daybook, session]);
}

/**
 * Everything that the provider supplies. It doesn't observe the session: none of Daybook's components shows it.
 * @throws {Error} outside a `DaybookProvider`.
 */
export function useDaybookContext(): DaybookContextValue {
  const daybook = useContext(DaybookContext);
  if (daybook) return daybook;
  throw new Error(
    'This component is not inside a DaybookProvider. Wrap it: <DaybookProvider baseUrl=… identity=… fetchToken=…>. ' +
      'If it is, two copies of @daybook/react may be loaded: run "npm ls @daybook/react".',
  );
}

/** The session as a proxy that records which state the component reads, so that only changes to it rerender the component. */
function useObservedSession(session: Session): Session {
  const [observed] = useState(() => ({ names: new Set<PropertyKey>(), state: accessOf(session).getState() }));
  const getState = () => {
    const state = accessOf(session).getState();
    const isChanged = [...observed.names].some(
      (name) => Reflect.get(state, name) !== Reflect.get(observed.state, name),
    );
    if (isChanged) observed.state = state;
    return observed.state;
  };
  const state = useSyncExternalStore(session.subscribe, getState, () => undefined);
  return useMemo(() => {
    const get = (_session: Session, name: PropertyKey) => {
      if (!(name in initialState)) return Reflect.get(session, name);
      observed.names.add(name);
      return Reflect.get(state ? session : initialState, name); // hydration renders what the server rendered
    };
    return createSessionProxy(session, { get });
  }, [session, state, observed]);
}

/** Messages of one area: the component's override the provider's, which override the defaults. */
export function useMessages<Area extends Messages>(
  area: MessageArea,
  defaults: Area,
  ofComponent?: MessageOverrides<Area>,
): Area {
  const { messages, locale, messageKeys } = useDaybookContext();
  const ofProvider = messages[area];
  const own = useStructuralSharing(ofComponent);
  return useMemo(() => {
    const merged = mergeMessages(defaults, ofProvider, own, locale);
    return messageKeys ? messageKeys.mark(area, merged) : merged;
  }, [area, defaults, ofProvider, own, locale, messageKeys]);
}

/** A host's object, the same while its content is: most are written inline, and new on every render. Functions are compared by identity. */
export function useStructuralSharing<Value>(value: Value): Value {
  const [shared, setShared] = useState(value);
  const next = replaceEqualDeep(shared, value);
  if (next !== shared) setShared(() => next);
  return next;
}
