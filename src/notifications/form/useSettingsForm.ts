'use client';
import { useEffect, useRef, useState } from 'react';
import { ForbiddenError, OfflineError, OutcomeUnknownError } from '../../core/errors.ts';
import { formErrorsOf } from '../../core/query/formErrors.ts';
import { useLatest } from '../../core/query/useLatest.ts';
import { changesFrom } from '../../form/document/changesFrom.ts';
import type { NotificationChanges } from '../data/api.ts';
import { fieldOfParameter, useSaveNotificationSettings } from '../data/mutations.ts';
import type { NotificationChannel, NotificationSettings } from '../data/schema.ts';

/** `auto` saves each change at once; `button` waits for Save. */
export type NotificationSaveMode = 'auto' | 'button';

export type NotificationSettingsFormState = ReturnType<typeof useSettingsForm>;

type Preference = keyof NotificationSettings;

/**
 * The user's choices over the saved settings. Requests are sent one at a time, each with only the changed keys, so that
 * the latest choice wins. Saving is idempotent: changes made offline are sent once the device is online.
 */
export function useSettingsForm(stored: NotificationSettings, saveMode: NotificationSaveMode) {
  const write = useSaveNotificationSettings();
  const [chosen, setChosen] = useState<NotificationChanges>({});
  // Kept until the next save, so that a save that follows at once doesn't hide it.
  const [lastError, setLastError] = useState<Error | null>(null);
  const queued = useRef<NotificationChanges>({});
  const isSending = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const latestStored = useLatest(stored);
  const changed = changesFrom(chosen, stored);

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setLastError(null);
    setIsWaiting(false);
    // The saved settings; undefined after a save with an unknown outcome.
    let known: NotificationSettings | undefined = latestStored.current;
    while (hasChanges(queued.current)) {
      const sending = queued.current;
      queued.current = {};
      // A change reverted in the meantime isn't sent.
      const changes = known ? changesFrom(sending, known) : sending;
      const error = hasChanges(changes)
        ? await write.mutateAsync(changes).then(
            (saved) => {
              known = saved;
              return null;
            },
            (reason: Error) => reason,
          )
        : null;
      if (error instanceof ForbiddenError) {
        queued.current = {}; // queued changes would be rejected too
        break;
      }
      if (error && isOfflineError(error)) {
        queued.current = { ...sending, ...queued.current };
        setLastError(error);
        setIsWaiting(true);
        break;
      }
      if (error instanceof OutcomeUnknownError) known = undefined;
      if (error) setLastError(error);
      // Saved, or rolled back. With a Save button, choices stay until the next attempt.
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
    /** Whether changes are saved once the connection is back. */
    isWaiting,
    values: { ...stored, ...chosen },
    /** The unsaved changes. */
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

/** Whether a save failed because the device is offline. */
function isOfflineError(error: Error): boolean {
  return error instanceof OfflineError || (error instanceof OutcomeUnknownError && !navigator.onLine);
}

function hasChanges(changes: NotificationChanges): boolean {
  return Object.keys(changes).length > 0;
}
