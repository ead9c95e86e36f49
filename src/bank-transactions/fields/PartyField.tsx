'use client';
import { CustomerPicker } from '../../reference-lists/pickers/CustomerPicker.tsx';
import { VendorPicker } from '../../reference-lists/pickers/VendorPicker.tsx';
import { useSelectedOption } from '../../ui/picker/useSelectedOption.ts';
import type { PartProps } from './partProps.ts';

interface PartyFieldProps extends PartProps<'vendorId' | 'customerId'> {
  kind: 'vendor' | 'customer';
}

/** The transaction's vendor or customer. */
export function PartyField({ kind, values, stored, edit, errors, isReadOnly, messages }: PartyFieldProps) {
  const Picker = { vendor: VendorPicker, customer: CustomerPicker }[kind];
  return (
    <Picker
      label={messages[kind]}
      isClearable
      isReadOnly={isReadOnly}
      errors={errors.get(kind)}
      value={values[`${kind}Id`]}
      known={useSelectedOption(stored?.[kind])}
      onChange={(party) => edit((before) => ({ ...before, [`${kind}Id`]: party?.id ?? null }))}
    />
  );
}
