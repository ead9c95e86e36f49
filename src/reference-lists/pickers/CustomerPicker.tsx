'use client';
import { PartyPicker, type PartyPickerProps } from './PartyPicker.tsx';

/** Selects a customer. */
export function CustomerPicker(props: PartyPickerProps) {
  return <PartyPicker {...props} kind="customers" />;
}
