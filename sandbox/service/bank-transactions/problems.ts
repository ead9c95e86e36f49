import { isClosed } from '../closing/isClosed.ts';
import type { CompanyRow } from '../companies/lockCompany.ts';
import type { ErrorItem, ErrorType } from '../http/errors.ts';
import type { RequiredDimension } from '../references/requiredDimensions.ts';
import type { UncheckedDraft } from './draft.ts';
import type { ReadItem } from './item.ts';
import { type Owners, referencesOf } from './itemReferences.ts';
import type { StoredBankTransaction } from './read.ts';

/** What an item is judged by. */
export interface Circumstances {
  owners: Owners;
  /** Undefined where nothing says whose the item would be. */
  company: CompanyRow | undefined;
  requiredDimensions: readonly RequiredDimension[];
  old: StoredBankTransaction | undefined;
}

/** Everything that is wrong with an item beyond the shape of its members, where that is right. */
export function problemsOf(item: ReadItem, draft: UncheckedDraft, circumstances: Circumstances): ErrorItem[] {
  return [
    ...missingMembers(item, draft),
    ...unknownReferences(item, draft, circumstances),
    ...wrongParts(item, draft, circumstances),
    ...missingDimensions(item, draft, circumstances),
    ...closedDates(draft, circumstances),
  ];
}

function missingMembers({ wrong }: ReadItem, { row }: UncheckedDraft): ErrorItem[] {
  const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';
  const needed = ['date', 'amount', 'description', 'apiName', 'bankAccountId'] as const;
  const unclearable = ['type', 'status'] as const;
  return [...needed.filter((name) => isBlank(row[name])), ...unclearable.filter((name) => row[name] === null)]
    .filter((name) => !wrong.has(name))
    .map((name) => problem('REQUIRED', name, `${name} is required.`));
}

function unknownReferences(item: ReadItem, { row }: UncheckedDraft, { owners, company }: Circumstances): ErrorItem[] {
  return referencesOf(item).flatMap(({ param, kind, id }) => {
    if (param === 'bankAccountId' && id.trim() === '') return []; // it is missing, which is said already
    if (param === 'matchingBankTransactionId' && id === row.id) {
      return [problem('INVALID_VALUE', param, 'A bank transaction does not match itself.')];
    }
    const owner = owners.companyOf(kind, id);
    const isKnown = company ? owner === company.id : owner !== undefined;
    return isKnown ? [] : [problem('INVALID_VALUE', param, `There is no such ${kind}.`)];
  });
}

function wrongParts({ children: sent, wrong }: ReadItem, draft: UncheckedDraft, { old }: Circumstances): ErrorItem[] {
  const unused = new Set(old?.children.map(({ id }) => id));
  const strangers = (sent ?? []).flatMap(({ id }, index) =>
    typeof id !== 'string' || unused.delete(id)
      ? []
      : [problem('INVALID_VALUE', `children[${index}].id`, 'The transaction has no such part.')],
  );
  const { row, children } = draft;
  const areAmountsKnown =
    typeof row.amount === 'number' &&
    !wrong.has('amount') &&
    !wrong.has('children') &&
    children.every((child) => child.amount !== undefined);
  const total = children.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (!areAmountsKnown || children.length === 0 || total === row.amount) return strangers;
  const message = `The parts add up to ${total}, the transaction to ${row.amount}.`;
  return [...strangers, problem('INVALID_VALUE', 'children', message)];
}

/** Of a split transaction each part is looked at: it has its own values, or else those of the whole, as in the ledger. */
function missingDimensions(
  { wrong }: ReadItem,
  draft: UncheckedDraft,
  { requiredDimensions }: Circumstances,
): ErrorItem[] {
  const { row, children } = draft;
  // Money between own accounts belongs to no department.
  if (row.type === 'TRANSFER' || wrong.has('type') || wrong.has('children')) return [];
  const parts =
    children.length === 0
      ? [{ param: 'classSegmentIds', ids: row.dimensionValueIds, isInherited: true }]
      : children.map(({ dimensionValueIds }, index) => {
          const isInherited = dimensionValueIds.length === 0;
          const ids = isInherited ? row.dimensionValueIds : dimensionValueIds;
          return { param: `children[${index}].classSegmentIds`, ids, isInherited };
        });
  return parts
    .filter(({ param, isInherited }) => !wrong.has(param) && !(isInherited && wrong.has('classSegmentIds')))
    .flatMap(({ param, ids }) =>
      requiredDimensions
        .filter(({ valueIds }) => !ids.some((id) => valueIds.has(id)))
        .map(({ name }) => problem('REQUIRED', param, `${name} is required.`)),
    );
}

function closedDates({ row }: UncheckedDraft, { company, old }: Circumstances): ErrorItem[] {
  const dates = [row.date, old?.row.date].filter((date) => typeof date === 'string');
  if (!company || !dates.some((date) => isClosed(company, date))) return [];
  return [closedProblem(company)];
}

/** What whoever changes something in a closed period is told. */
export function closedProblem({ closingDate }: CompanyRow): ErrorItem {
  return problem('NOT_MODIFIABLE', 'date', `The books are closed up to ${closingDate}.`);
}

function problem(type: ErrorType, param: string, message: string): ErrorItem {
  return { type, message, param };
}
