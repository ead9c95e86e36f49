import * as v from 'valibot';
import { members, wholeNumber } from '../http/parameters.ts';
import { bodies, bounds, type Fault, losses } from './fault.ts';

/** A fault, and which requests it is for. */
export interface FaultRule extends Fault {
  /** `/v6/banks/*`: an asterisk stands for anything, slashes too. Every path unless said. */
  path?: string | undefined;
  /** Every method unless said. */
  method?: (typeof methods)[number] | undefined;
}

const methods = ['GET', 'POST', 'DELETE'] as const;

const within = (name: keyof typeof bounds) => {
  const [least, most] = bounds[name];
  return v.optional(wholeNumber(least, most, `${name} is a whole number from ${least} to ${most}.`));
};
const isWanted = (name: string) => v.optional(v.boolean(`${name} is true or false.`));

const entries = {
  path: v.optional(
    v.pipe(
      v.string('The path is a text.'),
      v.regex(/^[/*]/, 'The path begins with a slash, such as /v6/banks/*.'),
      v.maxLength(500, 'The path may have at most 500 characters.'),
    ),
  ),
  method: v.optional(v.picklist(methods, `The method is one of ${methods.join(', ')}.`)),
  status: within('status'),
  retryAfter: within('retryAfter'),
  delay: within('delay'),
  drop: isWanted('drop'),
  lose: v.optional(v.picklist(losses, `lose is one of ${losses.join(', ')}.`)),
  body: v.optional(v.picklist(bodies, `body is one of ${bodies.join(', ')}.`)),
  repeatCursor: isWanted('repeatCursor'),
  expireToken: isWanted('expireToken'),
  after: within('after'),
  times: within('times'),
};

/** Nothing beside these: a rule with a typing error would never strike, and a test that needs it would pass. */
export const faultRuleSchema: v.GenericSchema<FaultRule> = v.pipe(
  v.custom<Record<string, unknown>>((input) => v.is(members({}), input), 'A fault is an object.'),
  v.strictObject(entries, ({ received }) => `A fault has no ${received}.`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { status, delay, drop, lose, body, repeatCursor, expireToken } = dataset.value;
    if (status !== undefined || delay || drop || lose || body || repeatCursor || expireToken) return;
    const message = 'The fault does nothing. Give it a status, delay, drop, lose, body, repeatCursor or expireToken.';
    addIssue({ message });
  }),
);

/** A rule that is in force. */
export const placedRuleAnswer = v.strictObject({
  id: v.string(),
  /** How often it has struck. */
  struck: v.pipe(v.number(), v.integer()),
  ...entries,
});
export type PlacedRule = FaultRule & { id: string; struck: number };

/** Whether a rule is for a request. */
export function isFor({ path = '*', method }: FaultRule, request: Request): boolean {
  if (method !== undefined && method !== request.method) return false;
  return matches(path, new URL(request.url).pathname);
}

/** Piece by piece rather than by a regular expression, which many asterisks could keep busy for minutes. */
function matches(pattern: string, path: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  const end = others.pop();
  if (end === undefined) return path === pattern;
  if (!path.startsWith(start)) return false;
  let place = start.length;
  for (const piece of others) {
    const found = path.indexOf(piece, place);
    if (found < 0) return false;
    place = found + piece.length;
  }
  return path.endsWith(end) && path.length - end.length >= place;
}
