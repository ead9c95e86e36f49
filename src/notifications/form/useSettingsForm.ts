'use client';
import { useEffect, useRef, useState } from 'react';
import { ForbiddenError, OfflineError, OutcomeUnknownError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import type { NotificationChanges } from '../data/api.ts';
import { fieldOfParameter, useSaveNotificationSettings } from '../data/mutations.ts';
import { type NotificationChannel, type NotificationSettings, preferences } from '../data/schema.ts';

/** `auto`: each change is saved by itself. `button`: changes wait for a button. */
export type NotificationSaveMode = 'auto' | 'button';

export type NotificationSettingsFormState = ReturnType<typeof useSettingsForm>;

type Preference = keyof NotificationSettings;

/**
 * What a person has chosen over what is stored. One request is under way at a time, with the keys that were changed and no
 * others; what is chosen meanwhile goes next, so that rapid changes end in the last one. Saving the same twice changes nothing:
 * what was not saved for want of a connection is sent when there is one again.
 */
export function useSettingsForm(stored: NotificationSettings, saveMode: NotificationSaveMode) {
  const write = useSaveNotificationSettings();
  const [chosen, setChosen] = useState<NotificationChanges>({});
  // A failure that a later save must not wipe away before anybody could read it.
  const [lastError, setMissed] = useState<Error | null>(null);
  const queued = useRef<NotificationChanges>({});
  const isSending = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const latestStored = useLatest(stored);
  const changed = changesFrom(chosen, stored);

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setMissed(null);
    setIsWaiting(false);
    // What is stored, as far as is known: nothing, once nobody can say what became of a save.
    let known: NotificationSettings | undefined = latestStored.current;
    while (hasChanges(queued.current)) {
      const sending = queued.current;
      queued.current = {};
      // Taken back meanwhile, it is no change any more.
      const changes = known ? changesFrom(sending, known) : sending;
      const error = hasChanges(changes)
        ? await write.mutateAsync(changes).then(
            (saved) => {
              known = saved;
              return null;
            },
            (reason: Error) => reason, // as the client promises
          )
        : null;
      if (error instanceof ForbiddenError) {
        queued.current = {}; // what was chosen meanwhile would be refused as well
        break;
      }
      if (error && isOfflineError(error)) {
        queued.current = { ...sending, ...queued.current };
        setMissed(error);
        setIsWaiting(true);
        break;
      }
      if (error instanceof OutcomeUnknownError) known = undefined;
      // Saved, or rolled back; a button's choices wait for the next try.
      if (error) setMissed(error);
      if (!error || saveMode === 'auto') setChosen((current) => changesFrom(current, sending));
    }
    isSending.current = false;
  }

  const latestSend = useLatest(send);
  useEffect(() => {
    if (!isWaiting) return;
    const sendNow = () => latestSend.current();
    if (navigator.onLine) sendNow();
    window.addEventListener('online', sendNow);
    return () => window.removeEventListener('online', sendNow);
  }, [isWaiting, latestSend]);

  const error = write.error ?? lastError;
  return {
    write: {
      ...write,
      error,
      formErrors: formErrorsOf(error, fieldOfParameter),
      isOutcomeUnknown: error instanceof OutcomeUnknownError && !isWaiting,
      isSuccess: write.isSuccess && !error,
    },
    /** Whether what is chosen is saved as soon as there is a connection. */
    isWaiting,
    values: { ...stored, ...chosen },
    /** The keys whose choice is not what is stored, with the choice. */
    changed,
    choose(preference: Preference, channel: NotificationChannel): void {
      setChosen((current) => ({ ...current, [preference]: channel }));
      if (saveMode !== 'auto') return;
      queued.current = { ...queued.current, [preference]: channel };
      send();
    },
    save(): void {
      if (isSending.current) return;
      queued.current = changed;
      send();
    },
  };
}

/** Whether a save did not get to the service, or its answer did not get back, because the device is offline. */
function isOfflineError(error: Error): boolean {
  return error instanceof OfflineError || (error instanceof OutcomeUnknownError && !navigator.onLine);
}

function hasChanges(changes: NotificationChanges): boolean {
  return Object.keys(changes).length > 0;
}

/** The choices that are not those of the other side: not what is stored yet, or changed again since they were sent. */
function changesFrom(
  chosen: NotificationChanges,
  from: NotificationSettings | NotificationChanges,
): NotificationChanges {
  const keys = preferences.filter((key) => chosen[key] !== undefined && chosen[key] !== from[key]);
  return Object.fromEntries(keys.map((key) => [key, chosen[key]]));
}
