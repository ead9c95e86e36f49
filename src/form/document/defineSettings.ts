import { type FieldOf, formErrorsOf } from '../../core/writes/formErrors.ts';
import { defineDocument } from './defineDocument.ts';
import { defineFields, type Field } from './defineFields.ts';
import type { DocumentTypes } from './documentState.ts';

/** The types of settings. They are changed, never created, so what is sent has no source. */
export interface SettingsTypes extends DocumentTypes {
  Item: { apiSourceId?: undefined };
}

/** A field of settings, which has one parameter. */
export type SettingsField<D extends SettingsTypes> = Field<D['Values'], D['Stored'], D['Item']> & { param: string };

/**
 * Defines settings: a document that always exists. A save sends only what changed, so there is nothing to choose between when
 * someone else changed them, too.
 * @param blank settings without values.
 */
export function defineSettings<D extends SettingsTypes>(blank: D['Stored'], rows: Record<D['Name'], SettingsField<D>>) {
  const fields = defineFields<D['Values'], D['Stored'], D['Item']>(blank)(rows);
  const { from } = fields;
  const document = defineDocument<D>({
    fields,
    from,
    merge: (values, base, stored) => ({ ...fields.merge(values, from(base), from(stored)), conflict: undefined }),
    choose: fields.choose,
    keepLocal: (saved) => saved,
    takeIds: (values) => values,
    errorsOf: (error) => formErrorsOf(error, fields.fieldOf as FieldOf<D['Field']>), // a row each
  });
  return {
    ...document,
    fields,
    /** The changes to send. */
    toItem: (values: D['Values'], stored: D['Stored']) =>
      fields.to(values, stored, fields.changed(values, from(stored))) as D['Item'], // its members are optional
  };
}

/** Settings, from `defineSettings`. */
export type SettingsKind<D extends SettingsTypes> = ReturnType<typeof defineSettings<D>>;
