'use client';
import { type ReactElement, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyledHostContext } from '../../core/daybookContext.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useStore } from '../../core/state/useStore.ts';
import { alignWithComponent, keepUsable, lookOf, type ToastLook } from '../../ui/overlay/placeToast.ts';
import type { Root as RootComponent } from '../../ui/root/Root.tsx';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import type { HeldDeletion } from '../data/heldDeletions.ts';
import { transactionName } from '../data/rules.ts';
import { useRecentChanges } from '../data/useRecentChanges.ts';
import { deletionFailureText } from './deletionFailureText.ts';
import UndoToast from './UndoToast.tsx';
import { useHeldDeletions } from './useHeldDeletions.ts';
import { useListSession } from './useListSession.ts';
import { useToastOwner } from './useToastOwner.ts';
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

/** A separate component, as the root provides the session’s lifecycle. */
function OutsideUndo({ place }: { place: () => void }) {
  const { messages, review } = useUndoOutsideList();
  const change = useRecentChanges().changes.at(-1);
  const { lists, openIds, savedChangeIds } = useListSession();
  const isListed = useStore(lists, (displayed) => displayed.length > 0);
  const openId = useStore(openIds, last);
  const savedId = useStore(savedChangeIds, last);
  const isInEditor = change?.isDeletion ? change.transaction.id === openId : change && change.id === savedId;
  const isSilent = isListed || isInEditor === true;
  const deletionFailure = useDeletionFailure(isListed, messages);
  const failure = useLateFailure() ?? deletionFailure;
  const { isOwner, claim } = useToastOwner(change?.time);

  const newsId = isSilent ? failure?.id : `${change?.id}`;
  const state = isOwner ? newsId : undefined;
  const [settled, setSettled] = useState<string>();
  const isSettled = state !== undefined && settled === state;
  const latestPlace = useLatest(place);
  useLayoutEffect(() => {
    latestPlace.current(); // a live region is there before its text
    const timer = setTimeout(() => setSettled(state), settling);
    return () => clearTimeout(timer);
  }, [state, latestPlace]);

  /** Text fields and forms have their own undo; components of another provider use that provider’s. */
  const hasKey = (event: KeyboardEvent) => {
    const path = event.composedPath().filter((each) => each instanceof Element);
    return change !== undefined && !isListed && !path.some((each) => each.matches(hasOwnUndo)) && claim(path);
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

/** The oldest change that was not saved after its list was left. */
function useLateFailure() {
  const { lateFailures } = useListSession();
  const failure = useStore(lateFailures, ([oldest]) => oldest);
  const dismiss = () => lateFailures.set((before) => before.filter((each) => each !== failure));
  return failure && { ...failure, dismiss };
}

/** A deletion that failed, unless its row or an editor has shown why. @param isListed whether a list shows changes. */
function useDeletionFailure(isListed: boolean, messages: ReturnType<typeof useUndoOutsideList>['messages']) {
  const { listedRows, openIds } = useListSession();
  const lists = useStore(listedRows, (all) => all);
  const open = useStore(openIds, (all) => all);
  const { deletions } = useHeldDeletions();
  const [dismissed, setDismissed] = useState<ReadonlySet<HeldDeletion>>(new Set());
  const dismiss = (those: readonly HeldDeletion[]) => setDismissed((before) => new Set([...before, ...those]));
  const isShown = ({ transaction: { id } }: HeldDeletion) =>
    open.includes(id) || (isListed && lists.some((rows) => rows.indexOf(id) >= 0));
  const failures = [...deletions.values()].filter((each) => each.state === 'failed' && !dismissed.has(each));
  const shown = failures.filter(isShown);
  useEffect(() => {
    if (shown.length > 0) dismiss(shown);
  });
  const failed = failures.find((each) => !isShown(each));
  if (!failed?.failure) return undefined;
  const together = failures.filter((each) => each.changeId === failed.changeId && !isShown(each));
  const text =
    together.length > 1
      ? `${messages.count({ count: together.length })}: ${messages.wasNotDeleted}`
      : `${transactionName(failed.transaction, messages.unnamed)}: ${deletionFailureText(failed.failure, messages)}`;
  return { id: `${failed.changeId} failed`, text, dismiss: () => dismiss(together) };
}

const last = <Value,>(values: readonly Value[]) => values.at(-1);

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
