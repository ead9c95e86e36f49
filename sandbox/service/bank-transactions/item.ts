import * as v from 'valibot';
import { type CheckedMembers, checkMembers } from '../http/batch.ts';
import { calendarDate } from '../http/calendarDate.ts';
import { customDataInput } from '../http/customData.ts';
import { type ErrorItem, HttpError } from '../http/errors.ts';
import { clearable, ids, isRecord, members, openWord, text, wholeNumber } from '../http/parameters.ts';

const maxSplits = 1000;
const maxAmount = 999_999_999_999; // a thousand of these still add up exactly
const amount = wholeNumber(
  -maxAmount,
  maxAmount,
  'The amount must be a whole number of minor units within ±999,999,999,999.',
);
const shortText = (length: number) => v.pipe(text, v.maxLength(length, `This can have at most ${length} characters.`));

const child = {
  id: clearable(text),
  amount,
  notes: clearable(text),
  classSegmentIds: clearable(ids),
  customerId: clearable(text),
  categoryId: clearable(text),
  glAccountId: clearable(text),
  invoiceId: clearable(text),
  billId: clearable(text),
  payrollId: clearable(text),
  apiItemId: clearable(text),
};

const own = {
  id: clearable(text),
  date: clearable(calendarDate),
  amount: clearable(amount),
  description: clearable(text),
  notes: clearable(text),
  // These two are indexed, and index entries have a size limit.
  apiName: clearable(shortText(100)),
  apiSourceId: clearable(shortText(255)),
  bankAccountId: clearable(text),
  status: clearable(v.picklist(['ACTIVE', 'INACTIVE'], 'The status must be ACTIVE or INACTIVE.')),
  reviewStatus: clearable(openWord),
  userAccess: clearable(openWord),
  accountantAccess: clearable(openWord),
  type: clearable(openWord),
  matchingBankTransactionId: clearable(text),
  vendorId: clearable(text),
  customerId: clearable(text),
  categoryId: clearable(text),
  glAccountId: clearable(text),
  classSegmentIds: clearable(ids),
  tax: clearable(
    members({
      paymentInfo: clearable(
        members({
          region: v.nullish(openWord, null),
          year: v.nullish(wholeNumber(1, 9999, 'The year must be a whole number from 1 to 9999.'), null),
          quarter: v.nullish(openWord, null),
        }),
      ),
    }),
  ),
  attachmentIds: clearable(ids),
  customData: clearable(customDataInput),
};

/**
 * An item of a save request. On an update, an omitted member keeps its value, or is cleared if the service is configured to
 * replace on update; null always clears.
 */
export const bankTransactionItem = v.object({ ...own, children: clearable(v.array(v.object(child))) });

/** A parsed item: its valid members, and the problems of the others. */
export interface ReadItem {
  value: CheckedMembers<typeof own>['value'];
  /** Undefined if omitted or not a list; each split line has its valid members. */
  children: ReadChild[] | null | undefined;
  problems: ErrorItem[];
  /** The members with problems; for children `children[0].amount`. */
  invalid: ReadonlySet<string>;
}
export type ReadChild = CheckedMembers<typeof child>['value'];

/**
 * Validates an item member by member, including its split lines.
 * @returns an error if the item isn't an object.
 */
export function readItem(item: unknown): ReadItem | HttpError {
  try {
    const { value, problems } = checkMembers(item, own);
    const read = readChildren((item as { children?: unknown }).children); // checked above to be an object
    const all = [...problems, ...read.problems];
    return {
      value,
      children: read.children,
      problems: all,
      invalid: new Set(all.flatMap(({ param }) => membersIn(param))),
    };
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
}

function readChildren(input: unknown): Pick<ReadItem, 'children' | 'problems'> {
  if (input === undefined || input === null) return { children: input, problems: [] };
  const problem = (type: ErrorItem['type'], message: string, param: string) => ({ type, message, param });
  if (!Array.isArray(input))
    return {
      children: undefined,
      problems: [problem('INVALID_FORMAT', 'The split lines must be a list.', 'children')],
    };
  if (input.length > maxSplits) {
    const message = `A transaction can have at most ${maxSplits} split lines.`;
    return { children: undefined, problems: [problem('INVALID_VALUE', message, 'children')] };
  }
  const problems: ErrorItem[] = [];
  const children = input.map((part: unknown, index): ReadChild => {
    const path = `children[${index}]`;
    if (!isRecord(part)) {
      problems.push(problem('INVALID_FORMAT', 'A split line must be an object.', path));
      return {};
    }
    const { value, problems: ofPart } = checkMembers(part, child);
    problems.push(...ofPart.map((problem) => ({ ...problem, param: `${path}.${problem.param}` })));
    return value;
  });
  return { children, problems };
}

/** `tax` for `tax.paymentInfo.year`; `children[0].classSegmentIds` for `children[0].classSegmentIds[1]`. */
function membersIn(param = ''): string[] {
  const [, member] = /^(children\[\d+\]\.\w+|\w+)/.exec(param) ?? [];
  return member === undefined ? [] : [member];
}
