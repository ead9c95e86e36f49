import type { ReactNode } from 'react';
import { type CustomDataLimit, customDataProblemOf } from '../../core/writes/customData.ts';
import type { ControlState } from '../../ui/fields/FieldNotes.tsx';
import { serialize } from './serialize.ts';

/** What `render` of a custom field gets. The rest are attributes of the control, which link it to its label and notes. */
export interface CustomFieldControl extends ControlState {
  id: string;
  /** JSON as it is stored; `undefined` without a value. */
  value: unknown;
  /** `undefined` removes the key. */
  onChange: (value: unknown) => void;
  readOnly: boolean;
  /** Shown below the control. */
  error: string | undefined;
}

/** A field of the host's, whose value is in the document's custom data. */
export interface CustomField {
  /** Differs from the other fields of the form. */
  id: string;
  label: string;
  /** Its key in `customData`; default: the `id`. */
  key?: string;
  /** Stored as a string, a number or `true`; default `text`. */
  type?: 'text' | 'number' | 'select' | 'checkbox';
  /** Of a `select`. An empty choice is added. */
  options?: readonly { value: string; label: string }[];
  hint?: ReactNode;
  /** Marks it as required, and rejects a save while it is empty, also of a document that was stored without it. */
  required?: boolean;
  /** Shows the value as text. */
  readOnly?: boolean;
  /** Returns why the value can’t be saved. */
  validate?: (value: unknown) => string | undefined;
  /** Renders another control. */
  render?: (control: CustomFieldControl) => ReactNode;
  /** The value as text, where it can’t be changed; default: the label of an option, or the value. */
  text?: (value: unknown) => string;
}

type CustomData = Readonly<Record<string, unknown>>;

/** The key in custom data. */
export function customFieldKey({ id, key = id }: CustomField): string {
  return key;
}

/** The name of the form field. */
export function customFieldName(field: CustomField): `customData.${string}` {
  return `customData.${customFieldKey(field)}`;
}

/** The value in custom data. */
export function customFieldValue(field: CustomField, customData: CustomData): unknown {
  const key = customFieldKey(field);
  return Object.hasOwn(customData, key) ? customData[key] : undefined;
}

/** The value as text; empty without one. */
export function customFieldText(field: CustomField, customData: CustomData): string {
  const value = customFieldValue(field, customData);
  if (value === undefined || value === null) return '';
  const own = contained(() => field.text?.(value));
  if (own !== undefined) return own;
  if (field.type === 'checkbox') return value ? '✓' : '';
  return optionOf(field, value)?.label ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

/** The option of a value, which may be stored as a number. */
export function optionOf({ options }: CustomField, value: unknown) {
  const text = typeof value === 'number' ? String(value) : value;
  return options?.find((option) => option.value === text);
}

/** Why a field can’t be saved: the host’s text, a limit of the service, or a message code. */
export type CustomFieldError = { place: `customData.${string}` } & (
  | { text: string }
  | { limit: CustomDataLimit }
  | { code: 'numberInvalid' | 'valueMissing' }
);

/**
 * The errors of fields that the user can change.
 * @param base what the form started from. @param others the custom data that the fields are added to.
 */
export function customFieldErrors(
  fields: readonly CustomField[],
  customData: CustomData,
  base: CustomData = {},
  others: CustomData = customData,
): CustomFieldError[] {
  const editable = fields.filter(({ readOnly }) => !readOnly);
  const errors = editable.flatMap((field): CustomFieldError[] => {
    const value = customFieldValue(field, customData);
    const place = customFieldName(field);
    if (field.type === 'number' && typeof value === 'string' && value !== customFieldValue(field, base))
      return [{ place, code: 'numberInvalid' }];
    const text = contained(() => field.validate?.(value));
    if (text) return [{ place, text }];
    return field.required && isEmpty(field, value) ? [{ place, code: 'valueMissing' }] : [];
  });
  const limit = customDataProblemOf(withCustomFields(others, fields, customData));
  const field = limit && grownMost(editable, customData, base);
  return field ? [...errors, { place: customFieldName(field), limit }] : errors;
}

function isEmpty({ type }: CustomField, value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (type === 'checkbox' && value !== true);
}

/** The field that grew most since the form opened, which is the one to shorten. */
function grownMost(fields: readonly CustomField[], customData: CustomData, base: CustomData): CustomField | undefined {
  const sizeIn = (data: CustomData, field: CustomField) => {
    const value = customFieldValue(field, data);
    return value === undefined ? 0 : serialize(value).length;
  };
  const growth = (field: CustomField) => sizeIn(customData, field) - sizeIn(base, field);
  return fields.filter((field) => growth(field) > 0).toSorted((a, b) => growth(b) - growth(a))[0];
}

/** Custom data with the values of the host’s fields. */
export function withCustomFields(
  customData: CustomData,
  fields: readonly CustomField[],
  values: CustomData,
): Record<string, unknown> {
  const own = fields.map((field) => [customFieldKey(field), customFieldValue(field, values)]);
  const merged = Object.entries({ ...customData, ...Object.fromEntries(own) });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Calls a function of the host’s during rendering: an error in it is thrown later, and costs no input. */
function contained<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
    return undefined;
  }
}
