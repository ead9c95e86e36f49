'use client';
import { hidesCustomData } from '../../core/writes/customData.ts';
import { type CustomField, customFieldKey, customFieldName } from '../../form/document/customField.ts';
import { CustomFieldInput } from '../../form/parts/CustomFieldInput.tsx';
import { memoPart } from '../../form/parts/memoPart.ts';
import type { FieldProps } from './partProps.ts';

/** A field of the host’s; none while the service doesn’t return custom data. */
export const CustomFieldPart = memoPart({ customData: true }, Part);

interface CustomFieldPartProps extends FieldProps<'customData'> {
  field: CustomField;
}

function Part({ field, values, stored, edit, errors, isReadOnly, messages }: CustomFieldPartProps) {
  if (hidesCustomData(stored?.customData)) return null;
  return (
    <CustomFieldInput
      field={field}
      customData={values.customData}
      onChange={(value) =>
        edit((before) => ({ ...before, customData: { ...before.customData, [customFieldKey(field)]: value } }))
      }
      errors={errors.get(customFieldName(field))}
      isReadOnly={isReadOnly}
      notSet={messages.notSet}
    />
  );
}
