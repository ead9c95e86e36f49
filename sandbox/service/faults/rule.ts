import * as v from 'valibot';
import { isRecord, wholeNumber } from '../http/parameters.ts';
import { bodies, bounds, type Fault, losses } from './fault.ts';

/** A fault and the requests that it applies to. */
export interface FaultRule extends Fault {
  /** `/v6/banks/*`: an asterisk matches any characters, including slashes. Default: every path. */
  path?: string | undefined;
  /** Default: every method. */
  method?: (typeof methods)[number] | undefined;
}

export const methods = ['GET', 'POST', 'DELETE'] as const;

const bounded = (name: keyof typeof bounds) => {
  const [min, max] = bounds[name];
  return v.optional(wholeNumber(min, max, `${name} must be a whole number from ${min} to ${max}.`));
};
const flag = (name: string) => v.optional(v.boolean(`${name} must be true or false.`));

const entries = {
  path: v.optional(
    v.pipe(
      v.string('The path must be a string.'),
      v.regex(/^[/*]/, 'The path must start with a slash or an asterisk, such as /v6/banks/*.'),
      v.maxLength(500, 'The path can have at most 500 characters.'),
    ),
  ),
  method: v.optional(v.picklist(methods, `The method must be one of ${methods.join(', ')}.`)),
  status: bounded('status'),
  retryAfter: bounded('retryAfter'),
  delay: bounded('delay'),
  drop: flag('drop'),
  lose: v.optional(v.picklist(losses, `lose must be one of ${losses.join(', ')}.`)),
  body: v.optional(v.picklist(bodies, `body must be one of ${bodies.join(', ')}.`)),
  repeatCursor: flag('repeatCursor'),
  expireToken: flag('expireToken'),
  after: bounded('after'),
  times: bounded('times'),
};

/** Rejects unknown members: a rule with a typo would never apply, and a test that relies on it would pass. */
export const faultRuleSchema: v.GenericSchema<FaultRule> = v.pipe(
  v.custom<Record<string, unknown>>(isRecord, 'A fault must be an object.'),
  v.strictObject(entries, ({ received }) => `Unknown fault member ${received}.`),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { status, delay, drop, lose, body, repeatCursor, expireToken } = dataset.value;
    if (status !== undefined || delay || drop || lose || body || repeatCursor || expireToken) return;
    const message = 'The fault does nothing. Add a status, delay, drop, lose, body, repeatCursor or expireToken.';
    addIssue({ message });
  }),
);

/** An active rule. */
export const activeRuleSchema = v.strictObject({
  id: v.string(),
  /** The number of requests that it made fail. */
  hits: v.pipe(v.number(), v.integer()),
  ...entries,
});
export type ActiveRule = FaultRule & { id: string; hits: number };

/** Whether a rule applies to a request. */
export function appliesTo({ path = '*', method }: FaultRule, request: Request): boolean {
  if (method !== undefined && method !== request.method) return false;
  return matches(path, new URL(request.url).pathname);
}

/** Matches piece by piece, because many asterisks in a regular expression could cause catastrophic backtracking. */
function matches(pattern: string, path: string): boolean {
  const [start = '', ...others] = pattern.split('*');
  const end = others.pop();
  if (end === undefined) return path === pattern;
  if (!path.startsWith(start)) return false;
  let position = start.length;
  for (const piece of others) {
    const found = path.indexOf(piece, position);
    if (found < 0) return false;
    position = found + piece.length;
  }
  return path.endsWith(end) && path.length - end.length >= position;
}
