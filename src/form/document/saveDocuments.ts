import { asError, OfflineError, OutcomeUnknownError } from '../../core/errors.ts';
import type { ItemOutcome } from '../../core/http/batch.ts';
import type { Store } from '../../core/state/store.ts';
import { isNotFound } from '../../core/writes/isNotFound.ts';
import type { DocumentKind } from './defineDocument.ts';
import type {
  DocumentFormState,
  DocumentService,
  FormDocument,
  SaveResult,
  StoredChange,
} from './documentFormState.ts';
import type { Attempt, DocumentTypes } from './documentState.ts';
import { isDuplicate } from './isDuplicate.ts';
import { isSavedWithoutId } from './isSavedWithoutId.ts';
import { markConflictSeen } from './markConflictSeen.ts';
import { updateDocument } from './updateDocument.ts';

/** A document’s attempt. */
interface Sent<D extends DocumentTypes> {
  key: string;
  attempt: Attempt<D>;
  /** What the form showed then; undefined if it had input since the save began. */
  shown?: D['Values'] | undefined;
}

/**
 * How the documents of a form are saved: each is read again, merged, sent, and looked up if the response is lost. Input during
 * a save goes into the next one.
 */
export function saveDocuments<D extends DocumentTypes, Closing>(
  kind: DocumentKind<D>,
  store: Store<DocumentFormState<D>>,
  service: () => DocumentService<D, Closing>,
) {
  type State = DocumentFormState<D>;
  /** The keys that the last save was limited to, for its repetition once confirmed; undefined for all changed documents. */
  let lastKeys: readonly string[] | undefined;
  const set = (changes: Partial<State>) => store.set((state) => ({ ...state, ...changes }));
  const update = (key: string, change: (document: FormDocument<D>) => FormDocument<D>) =>
    updateDocument(store, key, change);
  /** Ends a save before anything was sent. @param key of the document that needs attention. */
  const stop = (key: string, notice?: State['notice']): 'stopped' => {
    set({ phase: 'editing', currentKey: key, notice });
    service().onInvalid?.();
    return 'stopped';
  };
  const valuesOf = (key: string) => store.get().documents.find((each) => each.key === key)?.values;
  const markDeleted = (key: string) => {
    update(key, (document) => ({ ...document, outcome: 'deletedByOther' }));
    service().onDeletedByOther?.();
  };

  /** Waits for the files that are being uploaded, which a save would leave out. @returns whether all are. */
  async function areUploaded(): Promise<boolean> {
    let isUploaded = true;
    while (isUploaded && store.get().uploads.length > 0) {
      set({ phase: 'saving', notice: undefined });
      const results = await Promise.all(store.get().uploads.map(({ result }) => result));
      isUploaded = !results.includes(false);
    }
    return isUploaded;
  }

  /** Whether the next save sends it: a changed document, or a new one that isn’t blank. */
  function isToSave(document: FormDocument<D>): boolean {
    if (isSavedWithoutId(document) || document.outcome === 'outcomeUnknown' || service().isHeld?.(document))
      return false;
    return document.stored ? kind.isDirty(document) : !service().isBlank?.(document.values);
  }

  /**
   * The documents that the next save sends. A blank one is only sent alone, to show what is missing; one that is known to be
   * deleted keeps no other from being saved.
   */
  function documentsToSave({ documents, currentKey }: State): readonly FormDocument<D>[] {
    const all = documents.filter(isToSave);
    const existing = all.filter(({ outcome }) => outcome !== 'deletedByOther');
    const changed = existing.length > 0 ? existing : all;
    const current = documents.find(({ key }) => key === currentKey);
    const isBlank = current && !current.stored && !isSavedWithoutId(current) && current.outcome !== 'outcomeUnknown';
    return changed.length === 0 && isBlank ? [current] : changed;
  }

  /** A document with the values to save. */
  function toSend(document: FormDocument<D>): FormDocument<D> {
    const values = service().valuesToSave?.(document.values) ?? document.values;
    return values === document.values ? document : { ...document, values };
  }

  /**
   * Merges a document with its latest stored version.
   * @param submitted all documents of the save. @returns what to send, or why the save ended.
   */
  async function prepare(
    document: FormDocument<D>,
    submitted: readonly FormDocument<D>[],
    reading: Promise<Closing> | undefined,
    isConfirmed: boolean,
  ): Promise<Sent<D> | Exclude<SaveResult, 'saved'>> {
    const { read, permissionOf, isShown = () => true, isValid = () => true, toItem, onQuestion } = service();
    const { key, stored, sourceId } = document;
    try {
      const closing = await reading;
      const now = stored && (await read(stored));
      const isUntouched = valuesOf(key) === document.values;
      const merged = now ? kind.mergeStored(document, now) : document;
      if (now) update(key, (before) => kind.mergeStored(before, now));
      const { conflict } = merged;
      const isOverwriting = conflict?.choices.some(({ choice }) => choice === 'mine');
      const isNew =
        conflict !== document.conflict && conflict?.choices.some(({ field }) => isShown(field, merged.values));
      const isUnseen = isNew || (isOverwriting && merged.seen !== conflict?.stored);
      const permission = permissionOf?.(merged, closing);
      if (isUnseen) update(key, markConflictSeen);
      if (isUnseen || permission === 'refused' || !isValid(toSend(merged), closing)) return stop(key);
      if (permission === 'confirm' && !isConfirmed) {
        set({ phase: 'editing', currentKey: key });
        onQuestion?.(merged);
        return 'asked';
      }
      const { values } = toSend(merged);
      const item = toItem(values, merged.stored);
      if (!merged.stored) item.apiSourceId = sourceId;
      return {
        key,
        attempt: { item, values, before: merged.stored },
        shown: isUntouched ? valuesOf(key) : undefined,
      };
    } catch (thrown) {
      const error = asError(thrown);
      const isDeleted = stored !== undefined && isNotFound(error);
      const isOffline = error instanceof OfflineError;
      if (isDeleted) markDeleted(key);
      for (const { key, values, stored } of isOffline ? submitted : [])
        update(key, (before) => kind.reject(before, error, { values, before: stored }));
      return stop(key, isDeleted || isOffline ? undefined : 'notChecked');
    }
  }

  /**
   * Sends documents as one batch, and applies each outcome.
   * @param isRetry whether the same items were sent before. @param toLookUp other documents, whose outcome is looked up.
   */
  async function send(
    sent: readonly Sent<D>[],
    isRetry: boolean,
    toLookUp: readonly Sent<D>[] = [],
  ): Promise<SaveResult> {
    const { write, findNew, onRejected } = service();
    const outcomes = await write(sent.map(({ attempt }) => attempt.item)).catch((error: Error) =>
      sent.map(() => ({ isSaved: false as const, error })),
    );
    const stored: StoredChange<D>[] = [];
    const duplicates: Sent<D>[] = [];
    const lost: Sent<D>[] = [];
    for (const [index, one] of sent.entries()) {
      const { key, attempt } = one;
      const outcome: ItemOutcome<D['Stored']> | { isSaved: false; error: Error } = outcomes[index] ?? unknownOutcome;
      if (outcome.isSaved) {
        update(key, (document) => kind.applySaved(document, attempt.values, outcome.data));
        stored.push({ before: attempt.before, after: outcome.data });
        continue;
      }
      const { error } = outcome;
      update(key, (document) => kind.applyFailure(document, error, { isRetry, canFind: findNew !== undefined }));
      if (findNew && !attempt.before && isDuplicate(error)) duplicates.push(one);
      else if (attempt.before && isNotFound(error)) markDeleted(key);
      else if (canLookUp(one) && outcomeOf(key) === 'outcomeUnknown') lost.push(one);
      if (isRetry && outcomeOf(key) === 'outcomeUnknown') set({ notice: 'checkFailed' });
      onRejected?.(error);
    }
    if (lost.length > 0) set({ phase: 'checking' });
    for (const { key } of lost) stored.push(...(await lookUp(key, { isAtOnce: true })));
    return finish([...sent, ...toLookUp], stored, { toLookUp: [...duplicates, ...toLookUp] });
  }

  /** Looks up documents, and reports the outcome of everything that was sent. */
  async function finish(
    sent: readonly Sent<D>[],
    stored: StoredChange<D>[],
    { toLookUp, isAutomatic = false }: { toLookUp: readonly Sent<D>[]; isAutomatic?: boolean },
  ): Promise<SaveResult> {
    if (toLookUp.length > 0) set({ phase: 'checking' });
    for (const { key } of toLookUp) stored.push(...(await lookUp(key)));
    const { currentKey, notice } = store.get();
    const open = sent.filter(({ key }) => outcomeOf(key) !== 'saved').map(({ key }) => key);
    set({ phase: 'editing', currentKey: open.includes(currentKey) ? currentKey : (open[0] ?? currentKey) });
    const { onInvalid, onStored } = service();
    if (open.length > 0 && notice !== 'checkFailed' && !isAutomatic) onInvalid?.(); // a pressed button may be gone
    if (stored.length > 0) onStored?.(stored);
    return open.length > 0 ? 'stopped' : 'saved';
  }

  /** Whether a lost outcome can be read, so that nothing has to be sent again to know it. */
  function canLookUp({ attempt }: Sent<D>): boolean {
    return attempt.before !== undefined || service().findNew !== undefined;
  }

  /**
   * Looks up a document whose response was lost. Nothing is sent. @returns the change, if it was saved.
   * @param isAtOnce whether the response was lost just now: the service may still be saving, and what isn’t stored yet isn’t lost.
   */
  async function lookUp(key: string, { isAtOnce = false } = {}): Promise<StoredChange<D>[]> {
    const { read, findNew } = service();
    const { attempts = [] } = store.get().documents.find((document) => document.key === key) ?? {};
    const before = attempts.at(-1)?.before;
    try {
      const found = await (before ? read(before) : findNew?.(attempts.map(({ item }) => item)));
      update(key, (document) => {
        const checked = kind.applyFound(document, found);
        return isAtOnce && checked.outcome !== 'wasSaved' ? document : checked;
      });
      return found && outcomeOf(key) === 'wasSaved' ? [{ before, after: found }] : [];
    } catch (error) {
      if (before && isNotFound(asError(error))) markDeleted(key);
      else if (!isAtOnce) set({ notice: 'checkFailed' });
      return [];
    }
  }

  function outcomeOf(key: string) {
    return store.get().documents.find((document) => document.key === key)?.outcome;
  }

  return {
    /** The documents with something to save. */
    toSave: () => store.get().documents.filter(isToSave),

    /**
     * Saves all changed documents in one batch, or none.
     * @param isConfirmed whether the user confirmed the last save, which is repeated.
     * @param only the keys of documents that are saved without the others.
     * @returns `saved` also if there is nothing to save.
     */
    async save(isConfirmed: boolean, only?: readonly string[]): Promise<SaveResult> {
      if (store.get().phase !== 'editing') return 'stopped';
      const isUploading = store.get().uploads.length > 0; // otherwise the save begins at once
      if (isUploading && !(await areUploaded())) return stop(store.get().currentKey, store.get().notice);
      const { documents, currentKey } = store.get();
      const requestedKeys = isConfirmed ? lastKeys : only;
      const toSave = requestedKeys
        ? documents.filter((document) => requestedKeys.includes(document.key) && isToSave(document))
        : documentsToSave(store.get());
      const keys = toSave.map(({ key }) => key);
      if (keys.length === 0) {
        set({ phase: 'editing' });
        if (documents.some(({ outcome }) => outcome === 'outcomeUnknown')) return 'stopped'; // checked first, never sent again
        const clean = documents.map((each) =>
          each.conflict && !kind.isDirty(each) ? { ...each, conflict: undefined } : each,
        );
        set({ notice: 'nothingToSave', documents: clean });
        return 'saved';
      }
      for (const key of keys) update(key, kind.submit);
      const submitted = store.get().documents.filter(({ key }) => keys.includes(key));
      const { isValid = () => true, readClosing } = service();
      const invalid = submitted.filter((document) => !isValid(toSend(document)));
      if (invalid[0]) {
        const isShown = invalid.some(({ key }) => key === currentKey);
        return isShown ? stop(currentKey) : stop(invalid[0].key, 'checkOtherDocument');
      }
      lastKeys = requestedKeys;
      set({ phase: 'saving', notice: undefined });
      const reading = readClosing?.();
      const sent: Sent<D>[] = [];
      for (const document of submitted) {
        const prepared = await prepare(document, submitted, reading, isConfirmed);
        if (typeof prepared === 'string') return prepared;
        sent.push(prepared);
      }
      for (const { key, attempt, shown } of sent)
        update(key, (document) => kind.addAttempt(document.values === shown ? toSend(document) : document, attempt));
      return send(sent, false);
    },

    /**
     * Resolves unknown outcomes: looks documents up, or sends new ones that can’t be found once more.
     * @param isAutomatic whether it runs by itself: nothing is sent, and the focus stays where it is.
     */
    async check(isAutomatic = false): Promise<void> {
      const { documents, phase } = store.get();
      const unconfirmed = documents.flatMap(({ key, outcome, attempts }): Sent<D>[] => {
        const attempt = attempts.at(-1);
        return outcome === 'outcomeUnknown' && attempt ? [{ key, attempt }] : [];
      });
      const found = unconfirmed.filter(canLookUp);
      const resent = isAutomatic ? [] : unconfirmed.filter((each) => !canLookUp(each));
      if (phase !== 'editing' || found.length + resent.length === 0) return;
      set({ phase: 'checking', notice: undefined });
      await (resent.length > 0 ? send(resent, true, found) : finish(found, [], { toLookUp: found, isAutomatic }));
    },
  };
}

const unknownOutcome = {
  isSaved: false as const,
  error: new OutcomeUnknownError('The service did not report an outcome.'),
};
