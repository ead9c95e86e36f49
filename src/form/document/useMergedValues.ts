'use client';
import { useState } from 'react';

/** The fields of one object that always exists, such as settings, from `defineFields`. */
interface SettingsFields<Values, Stored, Name> {
  from: (stored: Stored) => Values;
  changed: (values: Values, from: Values) => Name[];
  merge: (values: Values, base: Values, stored: Values) => { values: Values };
}

/**
 * The user's values of settings, merged with what is stored. Only changed fields are sent, so that settings need no choice
 * between two versions.
 */
export function useMergedValues<Values extends object, Stored, Name>(
  fields: SettingsFields<Values, Stored, Name>,
  settings: Stored,
) {
  const stored = fields.from(settings);
  const [form, setForm] = useState({ values: stored, base: stored });
  if (fields.changed(form.base, stored).length > 0) {
    setForm({ values: fields.merge(form.values, form.base, stored).values, base: stored });
  }
  return {
    stored,
    values: form.values,
    /** The fields with unsaved changes. */
    changed: fields.changed(form.values, stored),
    change: (change: Partial<Values>) =>
      setForm((current) => ({ ...current, values: { ...current.values, ...change } })),
    /** Discards the unsaved changes. */
    reset: () => setForm({ values: stored, base: stored }),
  };
}
