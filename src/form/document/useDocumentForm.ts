'use client';
import { useLayoutEffect, useState } from 'react';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useStore } from '../../core/query/useStore.ts';
import type { DocumentKind } from './defineDocument.ts';
import { createDocumentForm } from './documentForm.ts';
import type { DocumentService, FormDocument, StoredChange } from './documentFormState.ts';
import type { DocumentState, DocumentTypes } from './documentState.ts';

interface DocumentFormOptions<D extends DocumentTypes, Closing>
  extends Omit<DocumentService<D, Closing>, 'onStored'>,
    Partial<Pick<DocumentService<D, Closing>, 'onStored'>> {
  /** The stored document as last loaded; undefined for new ones. */
  stored: D['Stored'] | undefined;
  /** The state that the form opens with. */
  opened: () => DocumentState<D>;
  /** Called with what was saved, while the form is mounted. */
  onSaved: (changes: readonly StoredChange<D>[]) => void;
}

/** A form of one document, or of several that are saved together. */
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
      queueMicrotask(() => isMounted.current && options.onSaved(changes));
    },
  });
  const [form] = useState(() => createDocumentForm(kind, options.opened(), () => latest.current));
  const phase = useStore(form.store, (state) => state.phase);
  const notice = useStore(form.store, (state) => state.notice);
  const documents = useStore(form.store, (state) => state.documents);
  const currentKey = useStore(form.store, (state) => state.currentKey);
  // After every render: what was read during a save is merged once it has ended.
  useLayoutEffect(() => form.sync(options.stored));
  const current = documents.find(({ key }) => key === currentKey) as FormDocument<D>; // there is always one
  return { form, documents, current, phase, notice };
}
