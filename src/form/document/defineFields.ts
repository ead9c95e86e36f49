import { memoizeByObject } from '../../core/memoize.ts';
import type { FieldOf } from '../../core/writes/formErrors.ts';
import { serialize, serializeCustomValue } from './serialize.ts';

/**
 * A field of a document form: one row has everything that loading, merging, saving and showing its value need.
 * @typeParam Texts what values need to read as text, such as the names of what they refer to; `never` without such texts.
 */
export type Field<Values, Stored, Item, Texts = never> = FieldRow<Values, Stored, Item> &
  ([Texts] extends [never] ? unknown : FieldText<Values, Texts>);

interface FieldRow<Values, Stored, Item> {
  /** The values that the field consists of. @param stored the stored document. */
  from: (stored: Stored) => Partial<Values>;
  /** Its members of the request; null clears. @param stored undefined for a new document. */
  to: (values: Values, stored: Stored | undefined) => Partial<Item>;
  /** The service's parameters whose errors belong to the field, or the part of it for each: `{ 'children[].notes': 'lines[].notes' }`. */
  param: string | readonly string[] | Readonly<Record<string, string>>;
  /** What makes two values differ; default: its values. Lists of ids are sets. */
  compare?: (values: Values) => unknown;
  /** The user's input alone, if `compare` depends on another field. */
  input?: (values: Values) => unknown;
}

interface FieldText<Values, Texts> {
  /** The value as the user reads it; empty without one. */
  text: (values: Values, texts: Texts) => string;
}

/** A record of the host's, such as custom data: each of its keys is a field, named `customData.key`. */
interface RecordField<Values, Stored, Item, Texts, Name> extends Pick<FieldRow<Values, Stored, Item>, 'from' | 'to'> {
  /** Its member of the values. */
  name: Name;
  /** The value of a key as the user reads it. */
  text: (key: string, values: Values, texts: Texts) => string;
}

/** The fields, or parts of them, that errors of the service can belong to. */
type PlaceOf<Rows> = { [Name in keyof Rows & string]: PlaceOfRow<Name, Rows[Name]> }[keyof Rows & string];

type PlaceOfRow<Name, Row> = Row extends { param: string | readonly string[] }
  ? Name
  : Row extends { param: Readonly<Record<string, infer Place extends string>> }
    ? Place
    : never;

/** Someone else changed the document while the user edits it. */
export interface Conflict<Values, Name extends string = string> {
  /** The user's values. */
  mine: Values;
  /** The stored values. */
  stored: Values;
  /** The fields that differ, and whose value a save keeps: at first the user's of those that they changed. */
  choices: readonly { field: Name; choice: 'mine' | 'stored' }[];
}

/**
 * Defines the fields of a document form, in the order the user sees them.
 * @param blank a stored document without values.
 */
export function defineFields<Values extends object, Stored, Item, Texts = never>(blank: Stored) {
  return <
    const Rows extends Record<string, Field<Values, Stored, Item, Texts>>,
    RecordName extends keyof Values & string = never,
  >(
    fields: Rows,
    record?: RecordField<Values, Stored, Item, Texts, RecordName>,
  ) => {
    type Own = keyof Rows & string;
    type Name = Own | `${RecordName}.${string}`;
    const rows: Readonly<Record<Own, FieldRow<Values, Stored, Item> & Partial<FieldText<Values, Texts>>>> = fields;
    const names = Object.keys(rows) as Own[]; // the keys of an object literal
    const members = new Map<Name, string[]>(names.map((name) => [name, Object.keys(rows[name].from(blank))]));
    const rowOf = (name: Name): Partial<(typeof rows)[Own]> => (name.includes('.') ? {} : rows[name as Own]);
    const recordOf = (values: Values) => (record ? (values[record.name] as Record<string, unknown>) : {});
    const keyOf = (name: Name) => name.slice(name.indexOf('.') + 1);
    /** All fields, with the keys of the records. */
    const namesIn = (...some: Values[]): Name[] => {
      const keys = new Set(some.flatMap((values) => Object.keys(recordOf(values))));
      return [...names, ...[...keys].map((key): Name => `${record?.name as RecordName}.${key}`)];
    };
    const pick = (name: Name, from: Values) =>
      Object.fromEntries(
        members.get(name)?.map((member) => [member, from[member as keyof Values]]) ?? [],
      ) as Partial<Values>; // its values
    const partOf = (name: Name, values: Values) =>
      members.has(name) ? pick(name, values) : serializeCustomValue(valueAt(recordOf(values), keyOf(name)));
    const comparable = (name: Name, values: Values, textOf?: (text: string) => string) =>
      serialize((rowOf(name).compare ?? ((all) => partOf(name, all)))(values), textOf && { textOf });
    /** The texts compared so far: a form compares its values several times on each keystroke. */
    const textsOf = memoizeByObject((_: Values) => new Map<Name, string>());
    const comparedText = (name: Name, values: Values) => {
      const texts = textsOf(values);
      const text = texts.get(name) ?? comparable(name, values);
      texts.set(name, text);
      return text;
    };
    /** Whether two values have the same members for a field, which then need no comparing. */
    const isSamePart = (name: Name, a: Values, b: Values) =>
      !rowOf(name).compare &&
      members.get(name)?.every((member) => a[member as keyof Values] === b[member as keyof Values]);
    const isSame = (name: Name, a: Values, b: Values) =>
      a === b || isSamePart(name, a, b) || comparedText(name, a) === comparedText(name, b);
    const isSameInput = (name: Name, a: Values, b: Values) => {
      const { input } = rowOf(name);
      return input ? serialize(input(a)) === serialize(input(b)) : isSame(name, a, b);
    };
    /** The values with one field replaced by its value in `from`. */
    const replace = (name: Name, values: Values, from: Values): Values => {
      if (members.has(name) || !record) return { ...values, ...pick(name, from) };
      const key = keyOf(name);
      return { ...values, [record.name]: { ...recordOf(values), [key]: valueAt(recordOf(from), key) } };
    };

    return {
      names,
      isSame,
      replace,
      /** The field, or the part of it, for each parameter of the service. */
      fieldOf: Object.fromEntries(names.flatMap((name) => placesOf(name, rows[name].param))) as FieldOf<PlaceOf<Rows>>, // by the type of the rows
      /** The value of a field as the user reads it. */
      text: (name: Name, values: Values, texts: Texts): string =>
        (name.includes('.') ? record?.text(keyOf(name), values, texts) : rowOf(name).text?.(values, texts)) ?? '',
      /** Whether a field is stored as it was sent: the service may trim texts. */
      isStoredAs: (name: Name, sent: Values, stored: Values) =>
        comparable(name, sent, trim) === comparable(name, stored, trim),
      /** The values of all fields. */
      from: (stored: Stored) =>
        Object.assign({}, ...names.map((name) => rows[name].from(stored)), record?.from(stored)) as Values, // all fields together
      /** The members of the request, of all fields or some. The record is sent as a whole. */
      to: (values: Values, stored: Stored | undefined, some: readonly Name[] = namesIn(values)) =>
        Object.assign({}, ...some.map((name) => (rowOf(name).to ?? record?.to)?.(values, stored))) as Partial<Item>, // some of its members
      /** The fields that differ. */
      changed: (values: Values, from: Values): Name[] =>
        namesIn(values, from).filter((name) => !isSame(name, values, from)),

      /**
       * Merges the user's values with a newer stored version. A field that only one side changed gets that side's value. Where
       * both changed it differently, the user's value stays unless they choose the other.
       * @param base the stored values that the user started from. @param earlier the conflict with `base`, if any.
       */
      merge(values: Values, base: Values, stored: Values, earlier?: Conflict<Values, Name>) {
        const all = namesIn(values, base, stored);
        const untouched = all.filter((name) => isSameInput(name, values, base));
        const merged = untouched.reduce((merged, name) => replace(name, merged, stored), values);
        const choices = all.flatMap((field): Conflict<Values, Name>['choices'][number][] => {
          const isUntouched = untouched.includes(field);
          if (!isSameInput(field, stored, base) && !isSameInput(field, values, stored))
            return [{ field, choice: isUntouched ? 'stored' : 'mine' }];
          if (!earlier || isSameInput(field, earlier.mine, stored)) return [];
          return earlier.choices.filter((choice) => choice.field === field);
        });
        if (untouched.length === all.length || choices.length === 0) return { values: merged, conflict: undefined };
        const mine = untouched
          .filter((name) => earlier?.choices.some(({ field }) => field === name))
          .reduce((mine, name) => replace(name, mine, earlier?.mine ?? mine), values);
        return { values: merged, conflict: { mine, stored, choices } };
      },

      /** Sets a field to the user's or the stored value. */
      choose(values: Values, conflict: Conflict<Values, Name>, field: Name, choice: 'mine' | 'stored') {
        const choices = conflict.choices.map((each) => (each.field === field ? { field, choice } : each));
        // Input since then belongs to the user, too.
        const isStored = isSameInput(field, values, conflict.stored);
        const mine = isStored ? conflict.mine : replace(field, conflict.mine, values);
        const from = { mine, stored: conflict.stored }[choice];
        return { values: replace(field, values, from), conflict: { ...conflict, mine, choices } };
      },
    };
  };
}

/** The place of each parameter of a field. */
function placesOf(name: string, param: FieldRow<unknown, unknown, unknown>['param']): [param: string, place: string][] {
  if (typeof param === 'string') return [[param, name]];
  return Array.isArray(param) ? param.map((each) => [each, name]) : Object.entries(param);
}

/** The value at a key of a record, which may be named like a member of every object. */
function valueAt(record: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function trim(text: string): string {
  return text.trim();
}
