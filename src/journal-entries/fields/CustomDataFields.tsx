'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { usePendingFocus } from '../../form/parts/usePendingFocus.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { addField, type CustomDataRow } from '../model/customFields.ts';
import type { PartProps } from './partProps.ts';

/** The host's custom data of an entry, as names and values. */
export function CustomDataFields({ values, edit, errors, isReadOnly, messages }: PartProps<'customData'>) {
  const { locale } = useDaybookContext();
  const { section, focusLine } = usePendingFocus<HTMLFieldSetElement>();
  const fields = values.customData;
  const set = (change: (fields: readonly CustomDataRow[]) => readonly CustomDataRow[]) =>
    edit((before) => ({ ...before, customData: change(before.customData) }));
  const setField = (key: string, changes: Partial<CustomDataRow>) =>
    set((before) => before.map((field) => (field.key === key ? { ...field, ...changes } : field)));
  const ownErrors = errors.get('customData');
  return (
    <fieldset ref={section} className="daybook-part">
      <legend className="daybook-part-title">{messages.customData}</legend>
      {ownErrors && (
        <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
          {ownErrors.join(' ')}
        </p>
      )}
      {fields.length > 0 && (
        <ul className="daybook-lines">
          {fields.map(({ key, name, text }, index) => {
            const number = (index + 1).toLocaleString(locale);
            return (
              <li key={key} className="daybook-line" aria-label={messages.field({ number })}>
                <div className="daybook-line-fields daybook-custom-fields">
                  <TextField
                    label={messages.fieldName}
                    isReadOnly={isReadOnly}
                    errors={errors.get(`customData.${key}`)}
                    value={name}
                    onChange={(name) => setField(key, { name })}
                  />
                  <TextField
                    label={messages.fieldValue}
                    isReadOnly={isReadOnly}
                    value={text}
                    onChange={(text) => setField(key, { text })}
                  />
                  {!isReadOnly && (
                    <div className="daybook-line-tools">
                      <IconButton
                        icon="remove"
                        label={messages.removeField({ number })}
                        onPress={() => {
                          set((before) => before.filter((field) => field.key !== key));
                          focusLine(index, '.daybook-line-tools > :last-child');
                        }}
                      />
                    </div>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {!isReadOnly && (
        <Button
          onPress={() => {
            set(addField);
            focusLine(fields.length, 'input');
          }}
        >
          {messages.addField}
        </Button>
      )}
    </fieldset>
  );
}
