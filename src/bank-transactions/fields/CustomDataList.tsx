import { isIntrospected } from '../../core/writes/customData.ts';
import { customFieldKey } from '../../form/document/customField.ts';
import { type EditorField, isCustomField } from '../model/editorFields.ts';
import type { FieldProps } from './partProps.ts';

/** The host's custom data without its own field, read-only. Introspection flags are not shown. */
export function CustomDataList({ stored, shown, messages }: Pick<FieldProps, 'stored' | 'shown' | 'messages'>) {
  const entries = listedCustomData(stored, shown);
  if (entries.length === 0) return null;
  return (
    <fieldset className="daybook-part">
      <legend className="daybook-part-title">{messages.customData}</legend>
      <dl className="daybook-custom-data">
        {entries.map(([key, value]) => (
          <div key={key}>
            <dt dir="auto">{key}</dt>
            <dd dir="auto">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}

/** The keys and values that no field shows. */
export function listedCustomData(
  stored: FieldProps['stored'],
  shown: readonly EditorField[],
): [key: string, value: unknown][] {
  const customData = stored?.customData ?? {};
  if (isIntrospected(customData)) return [];
  const keys = shown.filter(isCustomField).map(customFieldKey);
  return Object.entries(customData).filter(([key]) => !keys.includes(key));
}
