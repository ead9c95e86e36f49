'use client';
import { type ReactElement, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { rootOwners, StyledHostContext, useDaybookContext } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useStore } from '../../core/query/useStore.ts';
import type { Root as RootComponent } from '../../ui/root/Root.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import type { HeldDeletion } from '../data/heldDeletions.ts';
import { transactionName } from '../data/rules.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { deletionFailureText } from './deletionFailureText.ts';
import { alignWithComponent, keepUsable, lookOf, type ToastLook } from './placeToast.ts';
import UndoToast from './UndoToast.tsx';
import { useHeldDeletions } from './useHeldDeletions.ts';
import { useListSession } from './useListSession.ts';
import { useUndoOutsideList } from './useUndoOutsideList.ts';

/**
 * @param around the component that made a change, and the nodes around it.
 * @param colorScheme that of the component.
 * @param Root every component has it loaded; an import here would split what bundlers keep together.
 */
export function createProviderUndo(
  around: readonly Node[],
  colorScheme: string,
  Root: typeof RootComponent,
): ReactElement {
  const { home, style } = lookOf(around.find(({ isConnected }) => isConnected));
  return <ProviderUndo Root={Root} look={{ home, style: { ...style, colorScheme } }} />;
}

interface ProviderUndoProps {
  look: ToastLook;
  Root: typeof RootComponent;
}

/**
 * Undo for changes made in components that have unmounted. It is at the end of the page, and silent while a list or an editor
 * shows undo.
 */
function ProviderUndo({ look, Root }: ProviderUndoProps) {
  const styled = useContext(StyledHostContext);
  const [{ host, container }] = useState(() => {
    const host = document.createElement('div');
    host.style.position = 'fixed'; // it takes no room in the host's layout
    return { host, container: styled(host) };
  });
  const place = () => {
    keepUsable(host, container === host ? look.home : undefined);
    alignWithComponent(host);
  };
  useLayoutEffect(() => () => host.remove(), [host]);
  return createPortal(
    <Root component="BankTransactionEditor" name="undo" style={look.style}>
      <OutsideUndo place={place} />
    </Root>,
    container,
  );
}

/** In ms: prevents a second announcement while a component unmounts or a list’s code loads. */
const settling = 100;
/** When each provider with changes had its last one, so that a key on the page undoes only the latest. */
const changedProviders = new Map<symbol, number>();

/** A separate component, as the root provides the session’s lifecycle. */
function OutsideUndo({ place }: { place: () => void }) {
  const { messages, review } = useUndoOutsideList();
  const { providerId } = useDaybookContext();
  const change = useRecentChanges().changes.at(-1);
  const { lists, listedRows, openIds, savedChangeIds, providerIds } = useListSession();
  const isListed = useStore(lists, (shown) => shown.length > 0);
  const listed = useStore(listedRows, last);
  const openId = useStore(openIds, last);
  const savedId = useStore(savedChangeIds, last);
  const { deletions } = useHeldDeletions();
  const [dismissed, setDismissed] = useState<ReadonlySet<HeldDeletion>>(new Set());
  const isInEditor = change?.isDeletion
    ? change.transaction.id === openId
    : change !== undefined && change.id === savedId;
  const isSilent = isListed || isInEditor;

  const dismiss = (failures: readonly HeldDeletion[]) => setDismissed((before) => new Set([...before, ...failures]));
  const isShown = ({ transaction: { id } }: HeldDeletion) =>
    id === openId || (isListed && (listed?.indexOf(id) ?? -1) >= 0);
  const failures = [...deletions.values()].filter((each) => each.state === 'failed' && !dismissed.has(each));
  const shown = failures.filter(isShown);
  if (shown.length > 0) dismiss(shown);
  const failed = failures.find((each) => !isShown(each));
  const together = failures.filter(({ changeId }) => changeId === failed?.changeId);
  const failure = failed?.failure && {
    id: `${failed.changeId} failed`,
    text:
      together.length > 1
        ? `${messages.count({ count: together.length })}: ${messages.wasNotDeleted}`
        : `${transactionName(failed.transaction, messages.unnamed)}: ${deletionFailureText(failed.failure, messages)}`,
    dismiss: () => dismiss(together),
  };

  const isProvider = useStore(providerIds, ([first]) => first === providerId);
  useEffect(() => {
    providerIds.set((before) => [...before, providerId]);
    return () => providerIds.set((before) => before.filter((id) => id !== providerId));
  }, [providerIds, providerId]);

  const newsId = isSilent ? failure?.id : `${change?.id}`;
  const state = isProvider ? newsId : undefined;
  const [settled, setSettled] = useState<string>();
  const isSettled = state !== undefined && settled === state;
  const latestPlace = useLatest(place);
  useLayoutEffect(() => {
    latestPlace.current(); // a live region is there before its text
    const timer = setTimeout(() => setSettled(state), settling);
    return () => clearTimeout(timer);
  }, [state, latestPlace]);

  const lastTime = change?.time;
  useEffect(() => {
    if (lastTime !== undefined) changedProviders.set(providerId, lastTime);
    return () => void changedProviders.delete(providerId);
  }, [providerId, lastTime]);
  /** Text fields and forms have their own undo; components of another provider use that provider’s. */
  const hasKey = (event: KeyboardEvent) => {
    const path = event.composedPath().filter((each) => each instanceof Element);
    if (!change || isListed || path.some((each) => each.matches(hasOwnUndo))) return false;
    const root = path.find((each) => rootOwners.has(each));
    const isOwn = (root ? rootOwners.get(root) : latestProvider()) === providerId;
    // It says what it undid.
    if (isOwn) providerIds.set((before) => [providerId, ...before.filter((id) => id !== providerId)]);
    return isOwn;
  };
  return (
    <div role="status">
      <UndoToast
        review={review}
        outside={{ isSilent: isSilent || !isSettled, failure: isSettled ? failure : undefined, hasKey, place }}
        messages={messages}
      />
    </div>
  );
}

const last = <Value,>(values: readonly Value[]) => values.at(-1);

const latestProvider = () => [...changedProviders].toSorted(([, a], [, b]) => a - b).at(-1)?.[0];

const hasOwnUndo = [
  'input:not([type=checkbox], [type=radio], [type=button])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=textbox]',
  '.daybook form',
  '.daybook dialog',
  '.daybook-popover:not(.daybook-toast)',
].join();
