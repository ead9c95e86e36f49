'use client';
import { AutoSavedPreferences } from './AutoSavedPreferences.tsx';
import { PreferenceForm } from './PreferenceForm.tsx';
import type { PreferencesProps } from './partProps.ts';

interface SavedPreferencesProps extends PreferencesProps {
  /** Whether each choice is saved at once; without it, there is a Save button. */
  isAutomatic: boolean;
}

/** The preferences, saved at once or by a button. */
export default function Preferences({ isAutomatic, ...props }: SavedPreferencesProps) {
  return isAutomatic ? <AutoSavedPreferences {...props} /> : <PreferenceForm {...props} />;
}
