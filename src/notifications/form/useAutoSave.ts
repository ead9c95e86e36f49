'use client';
import { useEffect, useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ForbiddenError, OfflineError, OutcomeUnknownError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { useIsMounted } from '../../core/query/useIsMounted.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { useUnsent } from '../../form/parts/useUnsent.ts';
import type { NotificationChanges } from '../data/api.ts';
import { fieldOfParameter, useSaveNotificationSettings } from '../data/mutations.ts';
import { notificationSettingsOptions } from '../data/queries.ts';
import type { NotificationChannel, NotificationSettings } from '../data/schema.ts';
import { settingsFields as fields } from '../model/settingsFields.ts';

type Preference = keyof NotificationSettings;

/** A choice on its way to the service, or what became of it. */
export interface SavedChoice {
  channel: NotificationChannel;
  /**
   * `checking`: the request got no response, so the settings are read again. `unconfirmed`: they couldn't be.
   * `reverted`: it wasn't saved, and what is stored shows again.
   */
  state: 'saving' | 'saved' | 'waiting' | 'checking' | 'unconfirmed' | 'notSaved' | 'reverted';
}

/** How long a row says that it was saved. */
const savedDuration = 4_000;

/**
 * Saves each choice at once. Requests are sent one at a time, each with only the changed keys, so that the latest choice wins.
 * Saving is idempotent: choices made offline are sent once the device is online.
 */
export function useAutoSave(settings: NotificationSettings) {
  const daybook = useDaybookContext();
  const write = useSaveNotificationSettings();
  const [choices, setChoices] = useState<{ [Name in Preference]?: SavedChoice }>({});
  // Kept until the next save, so that a save that follows at once doesn't hide it.
  const [lastError, setLastError] = useState<Error | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const queued = useRef<NotificationChanges>({});
  const isSending = useRef(false);
  const latestSettings = useLatest(settings);
  const isMounted = useIsMounted();
  const keepUnsent = useUnsent<NotificationChanges>('notificationSettings', (unsent) => {
    for (const name of namesOf(unsent)) choose(name, unsent[name] as NotificationChannel); // names of what is there
  });

  /** Sets the state of these choices, except of those that the user has changed since. */
  const settle = (changes: NotificationChanges, stateOf: (preference: Preference) => SavedChoice['state']) =>
    setChoices((current) => {
      const settled = namesOf(changes).filter((name) => current[name]?.channel === changes[name]);
      const entries = settled.map((name) => [name, { ...current[name], state: stateOf(name) }]);
      return { ...current, ...Object.fromEntries(entries) };
    });

  /** Reads the settings after a request without a response. @returns them; undefined if they can't be read. */
  async function check(changes: NotificationChanges): Promise<NotificationSettings | undefined> {
    settle(changes, () => 'checking');
    try {
      const options = { ...notificationSettingsOptions(daybook), staleTime: 0 };
      const now = await daybook.queryClient.fetchQuery(options);
      settle(changes, (name) => (now[name] === changes[name] ? 'saved' : 'reverted'));
      return now;
    } catch {
      settle(changes, () => 'unconfirmed');
      return undefined;
    }
  }

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setLastError(null);
    setIsWaiting(false);
    // An unmounted form doesn't know what is stored.
    let known: NotificationSettings | undefined = isMounted.current ? latestSettings.current : undefined;
    while (namesOf(queued.current).length > 0) {
      const sending = queued.current;
      queued.current = {};
      settle(sending, () => 'saving');
      // A change reverted in the meantime isn't sent.
      const changes = known ? changesSince(known, sending) : sending;
      try {
        if (namesOf(changes).length > 0) known = await write.mutateAsync(changes);
        settle(sending, () => 'saved');
      } catch (error) {
        if (isOfflineError(error)) {
          queued.current = { ...sending, ...queued.current };
          settle(queued.current, () => 'waiting');
          setLastError(error);
          setIsWaiting(true);
          if (!isMounted.current) keepQueued();
          break;
        }
        if (error instanceof OutcomeUnknownError) known = await check(sending);
        else {
          settle(sending, () => 'notSaved');
          setLastError(error as Error); // the client throws nothing else
        }
        if (error instanceof ForbiddenError) {
          settle(queued.current, () => 'notSaved'); // they would be rejected, too
          queued.current = {};
        }
      }
    }
    isSending.current = false;
  }

  /** Hands the unsent choices to the session. */
  function keepQueued(): void {
    if (namesOf(queued.current).length > 0) keepUnsent(queued.current);
    queued.current = {};
  }
  const leave = useLatest(() => {
    if (!isSending.current) keepQueued();
  });
  useEffect(() => () => leave.current(), [leave]);

  const latestSend = useLatest(send);
  useEffect(() => {
    if (!isWaiting) return;
    const sendNow = () => latestSend.current();
    if (navigator.onLine) sendNow();
    window.addEventListener('online', sendNow);
    return () => window.removeEventListener('online', sendNow);
  }, [isWaiting, latestSend]);

  const savedKey = namesOf(choices)
    .filter((name) => choices[name]?.state === 'saved')
    .join();
  useEffect(() => {
    if (savedKey === '') return;
    const hide = () => setChoices((current) => omit(current, (choice) => choice.state === 'saved'));
    const timer = setTimeout(hide, savedDuration);
    return () => clearTimeout(timer);
  }, [savedKey]);

  const choose = (preference: Preference, channel: NotificationChannel) => {
    setChoices((current) => ({ ...current, [preference]: { channel, state: 'saving' } }));
    queued.current = { ...queued.current, [preference]: channel };
    send();
  };
  const shown = omit(choices, ({ state }) => state === 'reverted');
  const chosen = Object.fromEntries(namesOf(shown).map((name) => [name, shown[name]?.channel]));
  return {
    isForbidden: write.isReadOnly,
    /** The last save that was rejected. */
    rejection:
      lastError && !isWaiting ? { error: lastError, errors: formErrorsOf(lastError, fieldOfParameter) } : undefined,
    /** The last failure, including one that the rows explain. */
    error: lastError ?? write.error,
    /** Whether choices are sent once the connection is back. */
    isWaiting,
    values: { ...fields.from(settings), ...chosen },
    choices,
    choose,
    /** Sends a choice again, or reads the settings again if the last request got no response. */
    retry(preference: Preference): void {
      const choice = choices[preference];
      if (choice?.state === 'unconfirmed') check({ [preference]: choice.channel });
      else if (choice) choose(preference, choice.channel);
    },
  };
}

/** The changes that differ from the saved settings. */
function changesSince(known: NotificationSettings, changes: NotificationChanges): NotificationChanges {
  const stored = fields.from(known);
  const values = { ...stored, ...changes };
  return fields.to(values, known, fields.changed(values, stored));
}

/** Whether a save failed because the device is offline. */
function isOfflineError(error: unknown): error is Error {
  return error instanceof OfflineError || (error instanceof OutcomeUnknownError && !navigator.onLine);
}

function namesOf(changes: { [Name in Preference]?: unknown }): Preference[] {
  return fields.names.filter((name) => changes[name] !== undefined);
}

function omit<Value>(all: { [Name in Preference]?: Value }, isOmitted: (value: Value) => boolean): typeof all {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && !isOmitted(value)));
}
