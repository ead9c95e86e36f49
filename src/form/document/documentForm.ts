import { createStore } from '../../core/state/store.ts';
import { newSourceId } from '../../core/writes/newSourceId.ts';
import type { DocumentKind } from './defineDocument.ts';
import type { DocumentFormState, DocumentService, FormDocument } from './documentFormState.ts';
import type { DocumentState, DocumentTypes } from './documentState.ts';
import { isSavedWithoutId } from './isSavedWithoutId.ts';
import { markConflictSeen } from './markConflictSeen.ts';
import { saveDocuments } from './saveDocuments.ts';
import { updateDocument } from './updateDocument.ts';

/**
 * Creates a form: the state of its documents, and how they are edited and saved.
 * @param opened the state of its first document, or of several. @param service returns the latest options.
 */
export function createDocumentForm<D extends DocumentTypes, Closing>(
  kind: DocumentKind<D>,
  opened: DocumentState<D> | readonly DocumentState<D>[],
  service: () => DocumentService<D, Closing>,
) {
  type State = DocumentFormState<D>;
  let added = 0;
  const open = (state: DocumentState<D>): FormDocument<D> => ({
    ...state,
    key: `document-${added++}`,
    sourceId: newSourceId(),
  });
  const documents = [opened].flat().map(open);
  const currentKey = documents[0]?.key ?? ''; // there is always one
  const store = createStore<State>({ documents, currentKey, phase: 'editing', notice: undefined, uploads: [] });
  const set = (changes: Partial<State>) => store.set((state) => ({ ...state, ...changes }));
  const current = () => currentOf(store.get());
  /** The stored document that was last merged. */
  let synced = documents[0]?.stored;
  /** The version that was read during a save, and what the form knew then. */
  let deferred: { stored: D['Stored'] | undefined; known: D['Stored'] | undefined } | undefined;

  return {
    store,
    /** The document that the form shows. */
    current,
    /** Its values. */
    values: { get: () => current().values, subscribe: store.subscribe },
    ...saveDocuments(kind, store, service),

    /** Merges a newly read version of the stored document, unless a save is in progress. */
    sync(stored: D['Stored'] | undefined): void {
      const { documents, phase } = store.get();
      const isOpen = phase !== 'editing' || documents.some(({ outcome }) => outcome === 'outcomeUnknown');
      if (stored === synced) return;
      const known = documents.find((each) => idOf(each.stored) === idOf(stored))?.stored;
      if (isOpen) {
        if (stored !== deferred?.stored) deferred = { stored, known };
        return;
      }
      synced = stored;
      const isOlder = stored === deferred?.stored && known !== deferred?.known; // than what the save returned
      deferred = undefined;
      if (!stored || isOlder) return;
      const isSame = (document: FormDocument<D>) => idOf(document.stored) === idOf(stored); // a saved copy is another
      set({ documents: documents.map((each) => (isSame(each) ? kind.mergeStored(each, stored) : each)) });
    },
    /** Changes the values of a document, unless it can only be sent again as it is. @param key default: of the current one. */
    edit(change: (values: D['Values'], base: D['Values']) => D['Values'], key = store.get().currentKey): void {
      const isFixed = ({ outcome, stored }: FormDocument<D>) =>
        outcome === 'outcomeUnknown' && !stored && service().findNew === undefined;
      updateDocument(store, key, (document) =>
        isSavedWithoutId(document) || isFixed(document) ? document : kind.edit(document, change),
      );
      if (store.get().notice !== 'uploadFailed') set({ notice: undefined }); // it may be about another document
    },
    /** Chooses a value for a field of the current document’s conflict. */
    choose(field: D['Name'], choice: 'mine' | 'stored'): void {
      updateDocument(store, store.get().currentKey, (document) =>
        markConflictSeen(kind.choose(document, field, choice)),
      );
    },
    /** Ends the current document’s conflict with the stored values. */
    keepStored(): void {
      updateDocument(store, store.get().currentKey, kind.keepStored);
    },
    /** Discards all unsaved changes. What was sent may exist, so its source ID isn’t used again. */
    discard(): void {
      const documents = store.get().documents.map((each) => ({ ...kind.discard(each), sourceId: newSourceId() }));
      set({ documents, notice: undefined, uploads: [] });
    },
    /**
     * Has saves wait for an upload of the current document, which is unsaved until it ends.
     * @param result resolves with whether it succeeded. @returns a function that says whether the document still takes its files.
     */
    addUpload(result: Promise<boolean>): () => boolean {
      const { currentKey: key, uploads } = store.get();
      const upload = { key, result };
      const isKept = () => store.get().uploads.includes(upload);
      let isLeft = false; // the picker that would show the failure is gone, even if the document is shown again
      const unsubscribe = store.subscribe(() => {
        isLeft ||= store.get().currentKey !== key;
      });
      set({ uploads: [...uploads, upload], notice: undefined });
      result.then((isUploaded) => {
        unsubscribe();
        if (!isUploaded && isLeft && isKept()) set({ notice: 'uploadFailed' });
        set({ uploads: store.get().uploads.filter((each) => each !== upload) });
      });
      return isKept;
    },
    show: (key: string) => set({ currentKey: key }),
    /** Adds a new document; a filled one takes the place of the current one if that is blank. @returns its key. */
    add(state: DocumentState<D>): string {
      const document = open(state);
      const { documents, currentKey } = store.get();
      const { isBlank, isHeld } = service();
      const isReplaced = (each: FormDocument<D>) =>
        each.key === currentKey &&
        !each.stored &&
        each.outcome === 'editing' &&
        isBlank?.(each.values) &&
        !isHeld?.(each);
      const others = isBlank?.(state.values) ? documents : documents.filter((each) => !isReplaced(each));
      set({ documents: [...others, document], currentKey: document.key, notice: undefined });
      return document.key;
    },
    /** Removes the current document, unless it’s the only one. */
    remove(): void {
      const { documents, currentKey } = store.get();
      const index = documents.findIndex(({ key }) => key === currentKey);
      const next = documents[index + 1] ?? documents[index - 1];
      if (!next) return;
      set({
        documents: documents.filter(({ key }) => key !== currentKey),
        currentKey: next.key,
        uploads: store.get().uploads.filter(({ key }) => key !== currentKey),
      });
    },
    /** Removes documents other than the current one. */
    removeOthers(isRemoved: (document: FormDocument<D>) => boolean): void {
      const { documents, currentKey } = store.get();
      set({ documents: documents.filter((each) => each.key === currentKey || !isRemoved(each)) });
    },
  };
}

/** The document that a form shows; there is always one. */
function currentOf<D extends DocumentTypes>({ documents, currentKey }: DocumentFormState<D>): FormDocument<D> {
  return documents.find(({ key }) => key === currentKey) as FormDocument<D>;
}

/** Undefined for settings, which have none. */
function idOf(stored: object | undefined): unknown {
  return stored && 'id' in stored ? stored.id : undefined;
}
