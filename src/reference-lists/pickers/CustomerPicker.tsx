'use client';
import { PartyPicker, type PartyPickerProps } from './PartyPicker.tsx';

/** One customer, of all by name. */
export function CustomerPicker(props: PartyPickerProps) {
  return <PartyPicker {...props} kind="customers" />;
}
