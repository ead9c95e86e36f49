'use client';
import { useEffect, useState } from 'react';
import { OfflineError } from '../../core/errors.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import type { Readable } from '../../core/state/store.ts';
import { useIsMounted } from '../../core/state/useIsMounted.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useStore } from '../../core/state/useStore.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { checkInterval } from './checkInterval.ts';
import type { DocumentKind } from './defineDocument.ts';
import { createDocumentForm } from './documentForm.ts';
import type { DocumentFormState, DocumentService, FormDocument, StoredChange } from './documentFormState.ts';
import type { DocumentState, DocumentTypes } from './documentState.ts';

interface DocumentFormOptions<D extends DocumentTypes, Closing> extends DocumentService<D, Closing> {
  /** The stored document as last loaded; undefined for new ones. */
  stored: D['Stored'] | undefined;
  /** The state that the form opens with, or those of several documents. */
  opened: () => DocumentState<D> | readonly DocumentState<D>[];
  /** Saves what couldn’t be sent while the device was offline; default: those documents, as they are. */
  onOnline?: () => void;
  /** Called with what was saved, while the form is mounted. */
  onSaved?: (changes: readonly StoredChange<D>[]) => void;
}

/**
 * A form of one document, or of several that are saved together. It renders again only if something other than the values changes:
 * parts read those with `memoPart`, `useStore`.
 */
export function useDocumentForm<D extends DocumentTypes, Closing>(
  kind: DocumentKind<D>,
  options: DocumentFormOptions<D, Closing>,
) {
  const isMounted = useIsMounted();
  const latest = useLatest<DocumentService<D, Closing>>({
    ...options,
    onStored: (changes) => {
      options.onStored?.(changes);
      // An error in the host’s callback doesn’t fail the save.
      queueMicrotask(() => isMounted.current && options.onSaved?.(changes));
    },
  });
  const [form] = useState(() => createDocumentForm(kind, options.opened(), () => latest.current));
  const phase = useStore(form.store, (state) => state.phase);
  const notice = useStore(form.store, (state) => state.notice);
  const current = useStore(form.store, () => withoutValues(form.current()), hasSameMembers);
  const isDirty = useStore(form.store, ({ documents, uploads }) => uploads.length > 0 || documents.some(kind.isDirty));
  // After every render: what was read during a save is merged once it has ended.
  useLayoutEffect(() => form.sync(options.stored));
  useUnfinishedSaves(form, options.onOnline);
  return { form, current, isDirty, phase, notice };
}

/** A document without its values, which change with each keystroke. */
function withoutValues<D extends DocumentTypes>({ values: _, ...document }: FormDocument<D>) {
  return document;
}

/** Looks up what a save without a response did, and saves once the device is online what couldn’t be sent. */
function useUnfinishedSaves<D extends DocumentTypes>(
  form: {
    check: (isAutomatic: boolean) => void;
    save: (isConfirmed: boolean, only: readonly string[]) => void;
    store: Readable<DocumentFormState<D>>;
  },
  onOnline: (() => void) | undefined,
): void {
  const isUnknown = useStore(
    form.store,
    ({ phase, documents }) => phase === 'editing' && documents.some(({ outcome }) => outcome === 'outcomeUnknown'),
  );
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setTimeout(() => form.check(true), checkInterval);
    return () => clearTimeout(timer);
  }, [isUnknown, form]);
  const waiting = useStore(form.store, waitingKeysOf, hasSameMembers);
  const saveNow = useLatest(onOnline ?? (() => form.save(false, waiting)));
  useEffect(() => {
    if (waiting.length === 0) return;
    const onEvent = () => saveNow.current();
    if (navigator.onLine) onEvent(); // since the save failed
    window.addEventListener('online', onEvent);
    return () => window.removeEventListener('online', onEvent);
  }, [waiting, saveNow]);
}

/** The keys of documents that wait for the connection, while nothing is being saved. */
function waitingKeysOf<D extends DocumentTypes>({ phase, documents }: DocumentFormState<D>): string[] {
  if (phase !== 'editing') return [];
  return documents.filter(({ rejection }) => rejection?.error instanceof OfflineError).map(({ key }) => key);
}
