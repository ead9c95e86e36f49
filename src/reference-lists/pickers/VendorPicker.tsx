'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { useRecentChoices } from '../data/useRecentChoices.ts';
import { referenceMessages } from '../messages.ts';
import { PartyPicker, type PartyPickerProps } from './PartyPicker.tsx';
import { partyOption } from './usePartySearch.ts';

/** Selects a vendor: recent choices first, then all by name. */
export function VendorPicker({ onChange, ...props }: PartyPickerProps) {
  const messages = useMessages('references', referenceMessages);
  const { recent, addChoice } = useRecentChoices('vendors');
  return (
    <PartyPicker
      {...props}
      kind="vendors"
      recent={recent}
      onChange={(vendor) => {
        if (vendor) addChoice({ id: vendor.id, name: partyOption(vendor, messages).text });
        onChange(vendor);
      }}
    />
  );
}
