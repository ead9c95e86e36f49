'use client';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { ComponentEvent } from '../../core/events.ts';
import type { keyOf } from '../../core/query/resources.ts';
import { hasSameMembers } from '../../core/state/hasSameMembers.ts';
import { useStore } from '../../core/state/useStore.ts';
import type { DaybookMutation } from '../../core/writes/useWrite.ts';
import { useEmit } from '../../ui/root/lifecycle.ts';
import type { SettingsKind, SettingsTypes } from './defineSettings.ts';
import type { DocumentService } from './documentFormState.ts';
import { useDocumentForm } from './useDocumentForm.ts';

type ErrorsByField = { [Field in string]?: readonly string[] };

interface SettingsFormOptions<D extends SettingsTypes>
  extends Pick<DocumentService<D, undefined>, 'permissionOf' | 'isValid' | 'onInvalid' | 'onQuestion'> {
  /** The settings as last loaded. */
  stored: D['Stored'];
  /**
   * Reads them. Its `staleTime` says how old they may be right before a save: 0 if what may be saved depends on them. After a
   * lost response they are read again anyway.
   */
  query: FetchQueryOptions<D['Stored'], Error, D['Stored'], ReturnType<typeof keyOf>>;
  write: DaybookMutation<D['Item'], D['Stored'], D['Field']>;
  /** The event of a save. @param fields those that changed. */
  savedAs: (fields: string[]) => ComponentEvent;
  /** Whether the host turned off all changes. */
  isReadOnly: boolean;
  onSaved?: (change: { before: D['Stored']; after: D['Stored'] }) => void;
}

/** A form of settings, which renders as `useDocumentForm` does. Only what changed is sent. */
export function useSettingsForm<D extends SettingsTypes>(kind: SettingsKind<D>, options: SettingsFormOptions<D>) {
  const { queryClient } = useDaybookContext();
  const { stored: settings, query, write, savedAs, isReadOnly, onSaved, ...service } = options;
  const { fields } = kind;
  const emit = useEmit();
  const { form, current, isDirty, phase, notice } = useDocumentForm<D, undefined>(kind, {
    stored: settings,
    opened: () => kind.initialState(settings, fields.from(settings)),
    read: (): Promise<D['Stored']> =>
      queryClient.fetchQuery(form.store.get().phase === 'checking' ? { ...query, staleTime: 0 } : query),
    toItem: (values, stored) => kind.toItem(values, stored ?? settings),
    write: async ([changes]) => {
      // Someone else may have made the same changes.
      const isChange = changes !== undefined && Object.keys(changes).length > 0;
      const data = await (isChange
        ? write.mutateAsync(changes)
        : queryClient.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY }));
      return [{ isSaved: true, data }];
    },
    onStored: (changes) => {
      for (const { before = settings, after } of changes) {
        const changed = fields.changed(fields.from(after), fields.from(before));
        if (changed.length > 0) emit(savedAs(changed));
      }
    },
    onSaved: (changes) => {
      for (const { before = settings, after } of changes) onSaved?.({ before, after });
    },
    ...service,
  });
  const { rejection, outcome } = current;
  const stored = fields.from(settings);
  const changed = useStore(form.values, (values) => fields.changed(values, stored), hasSameMembers);
  const byField: ErrorsByField = rejection?.errors.byField ?? {};
  const isCurrent = (field: string, values: D['Values']) =>
    rejection !== undefined && fields.isSame(field as D['Name'] & D['Field'], rejection.values, values);
  const invalid = useStore(
    form.values,
    (values) => Object.keys(byField).filter((field) => isCurrent(field, values)),
    hasSameMembers,
  );
  const change = useCallback(
    (changes: Partial<D['Values']>) => form.edit((before) => ({ ...before, ...changes })),
    [form],
  );
  return {
    /** What is stored, as values. */
    stored,
    /** For parts, each of which subscribes to the values that it reads. */
    values: form.values,
    /** The fields with unsaved changes. */
    changed,
    isDirty,
    /** Whether the user has tried to save. */
    isSubmitted: current.isSubmitted,
    isReadOnly: isReadOnly || write.isReadOnly,
    isOutcomeUnknown: outcome === 'outcomeUnknown',
    phase,
    notice,
    outcome,
    rejection,
    /** The last failure. */
    error: write.error ?? rejection?.error ?? null,
    /** The service's errors of a field, until it changes. */
    errorsOf: (field: D['Name'] & D['Field']): readonly string[] | undefined =>
      invalid.includes(field) ? byField[field] : undefined,
    change,
    discard: form.discard,
    save: () => form.save(false),
    /** Reads the settings again, after a save without a response. */
    check: form.check,
  };
}

/** The state of a form of settings. */
export type SettingsFormState<D extends SettingsTypes> = ReturnType<typeof useSettingsForm<D>>;
