'use client';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { CustomerPicker } from '../../reference-lists/pickers/CustomerPicker.tsx';
import { DimensionFields } from '../../reference-lists/pickers/DimensionFields.tsx';
import { VendorPicker } from '../../reference-lists/pickers/VendorPicker.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormValues } from '../model/formValues.ts';
import type { PartProps } from './partProps.ts';

interface MainFieldsProps
  extends PartProps<'direction' | 'vendorId' | 'customerId' | 'dimensionValueIds' | 'type' | 'notes'> {
  /** Whether its lines have the classes. */
  hasClassesByLine: boolean;
}

/** The party, required classes and note. */
export const MainFields = memoPart(
  { direction: true, vendorId: true, customerId: true, dimensionValueIds: true, type: true, notes: true },
  Fields,
);

function Fields({ hasClassesByLine, ...props }: MainFieldsProps) {
  const { values, stored, edit, errors, isReadOnly, messages } = props;
  return (
    <div className="daybook-field-grid">
      <Party {...props} kind={values.direction === 'out' ? 'vendor' : 'customer'} />
      <DimensionFields
        label={messages.dimensions}
        which="required"
        value={values.dimensionValueIds}
        known={stored?.dimensionValues}
        isRequiredEnforced={values.type !== 'TRANSFER' && !hasClassesByLine}
        errors={errors.get('dimensions')}
        isReadOnly={isReadOnly}
        onChange={(dimensionValueIds) => edit((before) => ({ ...before, dimensionValueIds }))}
      />
      <div className="daybook-editor-wide daybook-editor-note">
        <TextField
          label={messages.notes}
          isMultiline
          errors={errors.get('notes')}
          isReadOnly={isReadOnly}
          value={values.notes}
          onChange={(notes) => edit((before) => ({ ...before, notes }))}
        />
      </div>
    </div>
  );
}

interface PartyProps extends PartProps<'vendorId' | 'customerId'> {
  kind: 'vendor' | 'customer';
}

/** The transaction's vendor or customer. */
export function Party({ kind, values, stored, edit, errors, isReadOnly, messages }: PartyProps) {
  const Picker = { vendor: VendorPicker, customer: CustomerPicker }[kind];
  const set = (changes: Partial<FormValues>) => edit((before) => ({ ...before, ...changes }));
  return (
    <Picker
      key={kind}
      label={messages[kind]}
      isClearable
      isReadOnly={isReadOnly}
      errors={errors.get(kind)}
      value={values[`${kind}Id`]}
      known={useSelectedOption(stored?.[kind])}
      onChange={(party) => set({ [`${kind}Id`]: party?.id ?? null })}
    />
  );
}
