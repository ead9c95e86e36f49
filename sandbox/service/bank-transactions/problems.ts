import { isClosed } from '../closing/isClosed.ts';
import type { CompanyRow } from '../companies/lockCompany.ts';
import type { ErrorItem, ErrorType } from '../http/errors.ts';
import type { RequiredDimension } from '../references/requiredDimensions.ts';
import type { UncheckedDraft } from './draft.ts';
import type { ReadItem } from './item.ts';
import { type Owners, referencesOf } from './itemReferences.ts';
import type { StoredBankTransaction } from './read.ts';

/** The data that an item is validated against. */
export interface ValidationContext {
  owners: Owners;
  /** Undefined if the item's company is unknown. */
  company: CompanyRow | undefined;
  requiredDimensions: readonly RequiredDimension[];
  old: StoredBankTransaction | undefined;
}

/** The problems of an item beyond the format of its members. */
export function problemsOf(item: ReadItem, draft: UncheckedDraft, context: ValidationContext): ErrorItem[] {
  return [
    ...missingMembers(item, draft),
    ...unknownReferences(item, draft, context),
    ...invalidSplits(item, draft, context),
    ...missingDimensions(item, draft, context),
    ...closedPeriod(draft, context),
  ];
}

function missingMembers({ invalid }: ReadItem, { row }: UncheckedDraft): ErrorItem[] {
  const isBlank = (value: unknown) => value === undefined || value === null || String(value).trim() === '';
  const needed = ['date', 'amount', 'description', 'apiName', 'bankAccountId'] as const;
  const unclearable = ['type', 'status'] as const;
  return [...needed.filter((name) => isBlank(row[name])), ...unclearable.filter((name) => row[name] === null)]
    .filter((name) => !invalid.has(name))
    .map((name) => problem('REQUIRED', name, `${name} is required.`));
}

function unknownReferences(
  item: ReadItem,
  { row }: UncheckedDraft,
  { owners, company }: ValidationContext,
): ErrorItem[] {
  return referencesOf(item).flatMap(({ param, kind, id }) => {
    if (param === 'bankAccountId' && id.trim() === '') return []; // already reported as missing
    if (param === 'matchingBankTransactionId' && id === row.id) {
      return [problem('INVALID_VALUE', param, 'A bank transaction can’t match itself.')];
    }
    const owner = owners.companyOf(kind, id);
    const isKnown = company ? owner === company.id : owner !== undefined;
    return isKnown ? [] : [problem('INVALID_VALUE', param, `There is no such ${kind}.`)];
  });
}

function invalidSplits(
  { children: sent, invalid }: ReadItem,
  draft: UncheckedDraft,
  { old }: ValidationContext,
): ErrorItem[] {
  const unused = new Set(old?.children.map(({ id }) => id));
  const unknownIds = (sent ?? []).flatMap(({ id }, index) =>
    typeof id !== 'string' || unused.delete(id)
      ? []
      : [problem('INVALID_VALUE', `children[${index}].id`, 'The transaction has no such split line.')],
  );
  const { row, children } = draft;
  const hasAllAmounts =
    typeof row.amount === 'number' &&
    !invalid.has('amount') &&
    !invalid.has('children') &&
    children.every((child) => child.amount !== undefined);
  const total = children.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  if (!hasAllAmounts || children.length === 0 || total === row.amount) return unknownIds;
  const message = `The split lines add up to ${total}, not to the amount of ${row.amount}.`;
  return [...unknownIds, problem('INVALID_VALUE', 'children', message)];
}

/** Checks each split line, which inherits the transaction's values if it has none, as in the ledger. */
function missingDimensions(
  { invalid }: ReadItem,
  draft: UncheckedDraft,
  { requiredDimensions }: ValidationContext,
): ErrorItem[] {
  const { row, children } = draft;
  // Transfers between the company's accounts need no dimensions.
  if (row.type === 'TRANSFER' || invalid.has('type') || invalid.has('children')) return [];
  const parts =
    children.length === 0
      ? [{ param: 'classSegmentIds', ids: row.dimensionValueIds, isInherited: true }]
      : children.map(({ dimensionValueIds }, index) => {
          const isInherited = dimensionValueIds.length === 0;
          const ids = isInherited ? row.dimensionValueIds : dimensionValueIds;
          return { param: `children[${index}].classSegmentIds`, ids, isInherited };
        });
  return parts
    .filter(({ param, isInherited }) => !invalid.has(param) && !(isInherited && invalid.has('classSegmentIds')))
    .flatMap(({ param, ids }) =>
      requiredDimensions
        .filter(({ valueIds }) => !ids.some((id) => valueIds.has(id)))
        .map(({ name }) => problem('REQUIRED', param, `${name} is required.`)),
    );
}

function closedPeriod({ row }: UncheckedDraft, { company, old }: ValidationContext): ErrorItem[] {
  const dates = [row.date, old?.row.date].filter((date) => typeof date === 'string');
  if (!company || !dates.some((date) => isClosed(company, date))) return [];
  return [closedPeriodProblem(company)];
}

/** The problem of a change in a closed period. */
export function closedPeriodProblem({ closingDate }: CompanyRow): ErrorItem {
  return problem('NOT_MODIFIABLE', 'date', `The books are closed through ${closingDate}.`);
}

function problem(type: ErrorType, param: string, message: string): ErrorItem {
  return { type, message, param };
}
