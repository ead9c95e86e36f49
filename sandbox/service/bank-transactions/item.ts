import * as v from 'valibot';
import { type CheckedMembers, checkMembers } from '../http/batch.ts';
import { calendarDate } from '../http/calendarDate.ts';
import { customDataSchema } from '../http/customData.ts';
import { type ErrorItem, Refusal } from '../http/errors.ts';
import { clearable, ids, members, openWord, text, wholeNumber } from '../http/parameters.ts';

const mostParts = 1000;
const mostAmount = 999_999_999_999; // so that a thousand of them still add up exactly
const amount = wholeNumber(
  -mostAmount,
  mostAmount,
  'The amount is a whole number of minor units within ±999,999,999,999.',
);
const shortText = (length: number) => v.pipe(text, v.maxLength(length, `This may have at most ${length} characters.`));

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
  // These two are in an index, whose entries are of limited size.
  apiName: clearable(shortText(100)),
  apiSourceId: clearable(shortText(255)),
  bankAccountId: clearable(text),
  status: clearable(v.picklist(['ACTIVE', 'INACTIVE'], 'The status is ACTIVE or INACTIVE.')),
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
          year: v.nullish(wholeNumber(1, 9999, 'The year is a whole number.'), null),
          quarter: v.nullish(openWord, null),
        }),
      ),
    }),
  ),
  attachmentIds: clearable(ids),
  customData: clearable(customDataSchema),
};

/**
 * What a client sends to save one. Left out on an update means "as it is", or "none" where the service is told that updates
 * replace; null means "none".
 */
export const bankTransactionItem = v.object({ ...own, children: clearable(v.array(v.object(child))) });

/** An item as it was read: the members that are right, and what is wrong with the others. */
export interface ReadItem {
  value: CheckedMembers<typeof own>['value'];
  /** Undefined if left out or no list; each part with the members that are right. */
  children: ReadChild[] | null | undefined;
  problems: ErrorItem[];
  /** The members with problems; for children `children[0].amount`. */
  wrong: ReadonlySet<string>;
}
export type ReadChild = CheckedMembers<typeof child>['value'];

/**
 * Reads an item member by member, and each part of a split likewise.
 * @returns a refusal for what is no object.
 */
export function readItem(item: unknown): ReadItem | Refusal {
  try {
    const { value, problems } = checkMembers(item, own);
    const read = readChildren((item as { children?: unknown }).children); // an object: it has just been checked
    const all = [...problems, ...read.problems];
    return {
      value,
      children: read.children,
      problems: all,
      wrong: new Set(all.flatMap(({ param }) => membersIn(param))),
    };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function readChildren(given: unknown): Pick<ReadItem, 'children' | 'problems'> {
  if (given === undefined || given === null) return { children: given, problems: [] };
  const refuse = (type: ErrorItem['type'], message: string, param: string) => ({ type, message, param });
  if (!Array.isArray(given))
    return { children: undefined, problems: [refuse('INVALID_FORMAT', 'The parts are a list.', 'children')] };
  if (given.length > mostParts) {
    const message = `A transaction has at most ${mostParts} parts.`;
    return { children: undefined, problems: [refuse('INVALID_VALUE', message, 'children')] };
  }
  const problems: ErrorItem[] = [];
  const children = given.map((part: unknown, index): ReadChild => {
    const place = `children[${index}]`;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) {
      problems.push(refuse('INVALID_FORMAT', 'A part is an object.', place));
      return {};
    }
    const { value, problems: ofPart } = checkMembers(part, child);
    problems.push(...ofPart.map((problem) => ({ ...problem, param: `${place}.${problem.param}` })));
    return value;
  });
  return { children, problems };
}

/** `tax.paymentInfo.year` is in `tax`; `children[0].classSegmentIds[1]` in `children[0].classSegmentIds`. */
function membersIn(param = ''): string[] {
  const [, member] = /^(children\[\d+\]\.\w+|\w+)/.exec(param) ?? [];
  return member === undefined ? [] : [member];
}
