import { wordOf } from '../../core/messages/wordOf.ts';
import { type CustomField, customFieldName } from '../../form/document/customField.ts';
import { hostArrayProblem } from '../../ui/root/hostArrayProblem.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import type { Direction } from './lineValues.ts';
import type { Conflict } from './mergeConflict.ts';

/** Where a field is: among those of the bank, below them, or under *More details*. */
type Section = 'bank' | 'main' | 'more';

/** A field of the editor. */
export interface BankTransactionField {
  id:
    | 'amount'
    | 'date'
    | 'bankAccount'
    | 'description'
    | 'category'
    | 'vendor'
    | 'customer'
    | 'dimensions'
    | 'notes'
    | 'match'
    | 'attachments'
    | 'reviewStatus'
    | 'optionalDimensions'
    | 'glAccount'
    | 'status'
    | 'tax'
    | 'source'
    | 'customData';
  /** Default: its own. */
  section?: Section;
  /** Shows its value as text. */
  readOnly?: boolean;
}

/** A field of the host’s, which is saved in the transaction’s `customData`. */
export interface BankTransactionCustomField extends CustomField {
  /** Default `main`. */
  section?: Section;
}

export type BankTransactionFieldId = BankTransactionField['id'];
/** A field, with its section. */
export type EditorField = (BankTransactionField | BankTransactionCustomField) & { section: Section };
/** Returns the fields to show, in their order. */
export type ChooseFields = (
  defaults: BankTransactionField[],
) => readonly (BankTransactionField | BankTransactionCustomField)[];

/** Whether it is one of the host’s. */
export function isCustomField(field: EditorField): field is BankTransactionCustomField & { section: Section } {
  return 'label' in field;
}

/** The fields to show, as `checkedFields` has them. */
export function editorFields(direction: Direction, choose: ChooseFields | undefined, isPosted = false): EditorField[] {
  return checkedFields(direction, choose, isPosted).fields;
}

/**
 * The fields to show, and what is wrong with those that the host chose. The other party of the transaction is under *More
 * details*, and so is the account.
 * @param isPosted whether the transaction has an account and no category: then the account is above it.
 */
export function checkedFields(
  direction: Direction,
  choose: ChooseFields | undefined,
  isPosted: boolean,
): { fields: EditorField[]; problem: string } {
  const defaults = defaultFields(direction, isPosted);
  if (!choose) return { fields: defaults, problem: '' };
  const chosen: unknown = typeof choose === 'function' && choose(defaults.map((field) => ({ ...field })));
  if (!Array.isArray(chosen)) return { fields: defaults, problem: hostArrayProblem('fields', choose, chosen) };
  const problems: string[] = [];
  const fields = new Map<string, EditorField>();
  for (const field of chosen.map(Object)) {
    const { id, type = 'text', section } = field;
    const known = defaults.find((each) => each.id === id);
    const isCustom = 'label' in field;
    const name = `fields: ${JSON.stringify(id)}`;
    if (isCustom && !types.includes(type)) {
      problems.push(`${name} has the type ${JSON.stringify(type)}: expected ${types.join(', ')}.`);
    }
    if (isCustom && known) problems.push(`${name} is a built-in field. Use another id for a custom field.`);
    else if (!isCustom && !known) {
      problems.push(`${name} isn't a built-in field. Use a built-in id, or add a label for a custom field.`);
    } else if (fields.has(id)) problems.push(`${name} appears twice; the second was ignored. Use unique ids.`);
    else fields.set(id, { ...field, section: section ?? known?.section ?? 'main' });
  }
  return { fields: [...fields.values()], problem: problems.join(' ') };
}

const types = ['text', 'number', 'select', 'checkbox'];

function defaultFields(direction: Direction, isPosted: boolean) {
  const isOut = direction === 'out';
  const party = isOut ? 'vendor' : 'customer';
  const otherParty = isOut ? 'customer' : 'vendor';
  const [posted, account] = isPosted ? ([['glAccount'], []] as const) : ([[], ['glAccount']] as const);
  const sections: Record<Section, readonly BankTransactionFieldId[]> = {
    bank: ['amount', 'date', 'bankAccount', 'description'],
    main: isOut
      ? [...posted, 'category', party, 'dimensions', 'notes', 'match', 'attachments']
      : ['match', ...posted, 'category', party, 'dimensions', 'notes', 'attachments'],
    more: ['reviewStatus', otherParty, 'optionalDimensions', ...account, 'status', 'source', 'tax', 'customData'],
  };
  return (Object.keys(sections) as Section[]) // the keys of the literal above
    .flatMap((section) => sections[section].map((id) => ({ id, section })));
}

/** The form field whose errors a field shows, the first part of their place. */
function placeOf(field: EditorField): string {
  if (isCustomField(field)) return customFieldName(field);
  return field.id === 'optionalDimensions' ? 'dimensions' : field.id;
}

/** Whether one of the fields shows a value. @param place a form field, or one of a line, which belongs to the category. */
export function isSeen(fields: readonly EditorField[], place: string): boolean {
  const shown = place.startsWith('lines') ? 'category' : place;
  return fields.some((field) => placeOf(field) === shown);
}

/** The choices of a conflict in the fields that the user sees or changed. */
export function seenChoices({ choices }: Conflict, fields: readonly EditorField[]): Conflict['choices'] {
  return choices.filter(({ field, choice }) => choice === 'mine' || isSeen(fields, field));
}

/** Whether one of the fields shows an error of that place. Text doesn’t, nor do fields that may be empty. */
export function showsError(fields: readonly EditorField[], place: string): boolean {
  const withErrors = fields.filter(({ id, readOnly }) => !readOnly && id !== 'optionalDimensions');
  return isSeen(withErrors, place);
}

/** The label of a form field, or of one of a line. */
export function fieldLabel(
  place: string,
  fields: readonly EditorField[],
  messages: typeof transactionMessages,
): string {
  const own = fields.filter(isCustomField).find((field) => customFieldName(field) === place);
  const [name = ''] = place.split('.');
  return own?.label ?? wordOf(messages, '', name);
}
