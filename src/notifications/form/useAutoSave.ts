'use client';
import { useCallback, useEffect, useRef } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ForbiddenError, OfflineError, OutcomeUnknownError } from '../../core/errors.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import { useIsMounted } from '../../core/state/useIsMounted.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { DocumentFormState, FormDocument } from '../../form/document/documentFormState.ts';
import type { DocumentState } from '../../form/document/documentState.ts';
import { updateDocument } from '../../form/document/updateDocument.ts';
import { useDocumentForm } from '../../form/document/useDocumentForm.ts';
import { useUnsent } from '../../form/leaving/useUnsent.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import type { NotificationChanges } from '../data/api.ts';
import { notificationSettingsOptions } from '../data/options.ts';
import { type NotificationSettings, preferences } from '../data/schema.ts';
import { useSaveNotificationSettings } from '../model/mutations.ts';
import { type SettingsDocument, settingsDocument } from '../model/settingsDocument.ts';

type Preference = keyof NotificationSettings;

/**
 * The outcome of a choice. `checking`: its request got no response, so the settings are read again. `unconfirmed`: they couldn't
 * be. `reverted`: it wasn't saved, and what is stored shows again.
 */
export type ChoiceState = 'saving' | 'saved' | 'waiting' | 'checking' | 'unconfirmed' | 'notSaved' | 'reverted';
type Row = FormDocument<SettingsDocument>;
type State = DocumentFormState<SettingsDocument>;

/** How long a row says that it was saved. */
const savedDuration = 4_000;

const { fields, initialState, isDirty, submit, edit, reject, toItem } = settingsDocument;

/**
 * Saves each choice at once. Each row is a document: the settings, in which only its preference changes. So it has an outcome of
 * its own, and one request at a time saves the choices that were made since the last.
 */
export function useAutoSave(settings: NotificationSettings) {
  const daybook = useDaybookContext();
  const { queryClient } = daybook;
  const query = notificationSettingsOptions(daybook);
  const write = useSaveNotificationSettings();
  const emit = useEmit();
  const isMounted = useIsMounted();
  const sent = useRef<NotificationChanges>({});

  /** Whether the choice was not saved: it is sent again only if the user asks for it. */
  const isHeld = useCallback(
    (row: DocumentState<SettingsDocument>) =>
      (row.outcome === 'wasNotSaved' || (row.rejection !== undefined && !isOffline(row))) &&
      fields.changed(row.values, row.base).every((name) => row.values[name] === sent.current[name]),
    [],
  );

  const { form, phase } = useDocumentForm<SettingsDocument, undefined>(settingsDocument, {
    stored: settings,
    opened: () => preferences.map(() => initialState(settings, fields.from(settings))),
    // A preference depends on no other, so the settings are only read again after a request without a response.
    read: async (stored): Promise<NotificationSettings> =>
      form.store.get().phase === 'checking'
        ? queryClient.fetchQuery({ ...query, staleTime: 0 })
        : (queryClient.getQueryData(query.queryKey) ?? stored),
    isHeld,
    toItem: (values, stored) => toItem(values, stored ?? settings),
    write: async (items) => {
      const changes: NotificationChanges = Object.assign({}, ...items);
      Object.assign(sent.current, changes);
      const data = await write.mutateAsync(changes).catch((error) => {
        // Saving twice does no harm, so what may have been sent waits, too.
        throw error instanceof OutcomeUnknownError && !navigator.onLine ? new OfflineError() : error;
      });
      return items.map(() => ({ isSaved: true as const, data }));
    },
    onStored: (changes) => {
      const saved = changes.flatMap(({ before = settings, after }) =>
        fields.changed(fields.from(after), fields.from(before)),
      );
      if (saved.length > 0) emit({ type: 'notificationSettings.saved', fields: [...new Set(saved)] });
    },
    onOnline: () => form.save(false),
  });
  const { store } = form;

  /** Saves until nothing is left but what waits for the connection, or for the user. */
  async function saveAll(): Promise<void> {
    const find = (test: (row: Row) => boolean) => store.get().documents.find(test);
    const refusal = () => find(({ rejection }) => rejection?.error instanceof ForbiddenError)?.rejection?.error;
    while (store.get().phase === 'editing' && !refusal() && form.toSave().some((row) => !isOffline(row))) {
      await form.save(false);
      if (find(({ outcome }) => outcome === 'outcomeUnknown')) await form.check(true);
    }
    const refused = refusal();
    if (refused) rejectUnsent(refused);
    if (!isMounted.current) keepWaiting();
  }
  /** Rejects the choices that would be sent next, after a save that the user has no permission for. */
  function rejectUnsent(error: Error): void {
    for (const { key, values, stored = settings } of form.toSave()) {
      Object.assign(sent.current, toItem(values, stored));
      updateDocument(store, key, (now) => reject(now, error, { values, before: stored }));
    }
  }
  const latestSaveAll = useLatest(saveAll);
  useEffect(() => {
    if (phase === 'editing') latestSaveAll.current(); // what was chosen while the settings were read again
  }, [phase, latestSaveAll]);

  const choose = useCallback(
    (preference: Preference, channel: string | null): void => {
      updateDocument(store, documentOf(store.get(), preference).key, (now) =>
        edit(now.outcome === 'outcomeUnknown' ? now : submit(now), (all) => ({ ...all, [preference]: channel })),
      );
      latestSaveAll.current();
    },
    [store, latestSaveAll],
  );

  const keepUnsent = useUnsent<NotificationChanges>('notificationSettings', (unsent) => {
    for (const name of preferences) if (unsent[name]) choose(name, unsent[name]);
  });
  /** Hands the choices that wait to the session. */
  function keepWaiting(): void {
    const changes = form.toSave().map(({ values, stored = settings }) => toItem(values, stored));
    if (changes.length > 0) keepUnsent(Object.assign({}, ...changes));
  }
  const leave = useLatest(() => {
    if (store.get().phase === 'editing') keepWaiting();
  });
  useEffect(() => () => leave.current(), [leave]);

  const stateOf = useCallback(
    (row: Row, { phase, notice }: State): ChoiceState | undefined => {
      const { outcome, rejection, attempts } = row;
      if (outcome === 'outcomeUnknown')
        return phase === 'editing' && notice === 'checkFailed' ? 'unconfirmed' : 'checking';
      if (!isDirty(row)) {
        if (attempts.length > 0) return 'saving';
        return outcome === 'saved' || outcome === 'wasSaved' ? 'saved' : undefined;
      }
      if (isOffline(row)) return 'waiting';
      if (isHeld(row)) return rejection ? 'notSaved' : 'reverted';
      return 'saving';
    },
    [isHeld],
  );
  const savedKeys = useStore(
    store,
    (state) => state.documents.filter((row) => stateOf(row, state) === 'saved').map(({ key }) => key),
    hasSameMembers,
  );
  useEffect(() => {
    const hide = () => {
      for (const key of savedKeys) updateDocument(store, key, (row) => ({ ...row, outcome: 'editing' }));
    };
    const timer = savedKeys.length === 0 ? undefined : setTimeout(hide, savedDuration);
    return () => clearTimeout(timer);
  }, [savedKeys, store]);

  const rowOf = useCallback(
    (state: State, preference: Preference) => {
      const row = documentOf(state, preference);
      const choice = stateOf(row, state);
      const channel = row.values[preference];
      const value = choice === 'reverted' ? row.base[preference] : channel;
      return { state: choice, channel, value, rejection: row.rejection };
    },
    [stateOf],
  );
  const retry = useCallback(
    (preference: Preference): void => {
      const { state, channel } = rowOf(store.get(), preference);
      if (state === 'unconfirmed') form.check();
      else choose(preference, channel);
    },
    [form, store, rowOf, choose],
  );
  const rejection = useStore(store, (state) => state.documents.find((row) => row.rejection && isDirty(row))?.rejection);
  return {
    store,
    isForbidden: write.isReadOnly,
    /** A save that was rejected, or waits for the connection. */
    rejection,
    /** The last failure, including one that the rows explain. */
    error: write.error ?? rejection?.error ?? null,
    isUnsaved: useStore(store, (state) =>
      state.documents.some((row) => ![undefined, 'saved', 'reverted'].includes(stateOf(row, state))),
    ),
    /** What a row of the store shows. */
    rowOf,
    choose,
    /** Sends a choice again, or reads the settings again if the last request got no response. */
    retry,
  };
}

/** There is one for each. */
function documentOf({ documents }: State, preference: Preference): Row {
  return documents[preferences.indexOf(preference)] as Row;
}

function isOffline({ rejection }: Pick<DocumentState<SettingsDocument>, 'rejection'>): boolean {
  return rejection?.error instanceof OfflineError;
}
