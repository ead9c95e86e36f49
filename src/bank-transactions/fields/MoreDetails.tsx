'use client';
import { useStore } from '../../core/state/useStore.ts';
import { customFieldText } from '../../form/document/customField.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import { hasOptionalValues } from '../../reference-lists/pickers/DimensionFields.tsx';
import { MoreFields } from '../../ui/fields/MoreFields.tsx';
import { type EditorField, isCustomField, showsError } from '../model/editorFields.ts';
import { listedCustomData } from './CustomDataList.tsx';
import { FieldList, type FieldListProps } from './FieldList.tsx';
import type { FieldProps } from './partProps.ts';

/** Rarely used fields, collapsed unless they have values or errors. */
export function MoreDetails(props: FieldListProps) {
  const { fields, values, stored, shown, errors, messages } = props;
  const dimensions = useDimensions().data ?? noDimensions;
  const isFilled = useStore(values, (now) =>
    fields.some((field) => hasValue(field, { values: now, stored, shown }, dimensions)),
  );
  if (fields.length === 0) return null;
  const isInvalid = [...errors.keys()].some((place) => showsError(fields, place));
  return (
    <MoreFields title={messages.moreDetails} isFilled={isFilled} isInvalid={isInvalid}>
      <FieldList {...props} />
    </MoreFields>
  );
}

const noDimensions: readonly Dimension[] = [];

/** Whether a field has a value that the user should see. Every transaction has statuses and what the bank says. */
function hasValue(
  field: EditorField,
  { values, stored, shown }: Pick<FieldProps, 'values' | 'stored' | 'shown'>,
  dimensions: readonly Dimension[],
): boolean {
  if (isCustomField(field)) return customFieldText(field, values.customData) !== '';
  switch (field.id) {
    case 'vendor':
    case 'customer':
    case 'category':
    case 'glAccount':
      return values[`${field.id}Id`] !== null;
    case 'notes':
      return values.notes !== '';
    case 'attachments':
      return values.attachmentIds.length > 0;
    case 'dimensions':
      return values.dimensionValueIds.length > 0;
    case 'optionalDimensions':
      return hasOptionalValues(dimensions, values.dimensionValueIds);
    case 'tax':
      return Object.values(values.tax).some((text) => text !== '');
    case 'customData':
      return listedCustomData(stored, shown).length > 0;
    default:
      return false;
  }
}
