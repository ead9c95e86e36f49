import { validate } from '../http/readRequest.ts';
import { randomHex } from '../tokens/sha256.ts';
import { type ActiveRule, appliesTo, type FaultRule, faultRuleSchema } from './rule.ts';

/** The active rules, in the order they were added. */
export interface FaultRules {
  add(rule: FaultRule): ActiveRule;
  list(): ActiveRule[];
  /** @returns undefined if no rule has this id. */
  remove(id: string): ActiveRule | undefined;
  removeAll(): ActiveRule[];
  /**
   * Counts a request for each rule that applies to it.
   * @returns the first rule that is due.
   */
  takeDue(request: Request): ActiveRule | undefined;
}

/** @throws {HttpError} for an invalid rule. */
export function createFaultRules(first: readonly FaultRule[]): FaultRules {
  let active: { rule: ActiveRule; seen: number }[] = [];
  const rules: FaultRules = {
    add(rule) {
      const added = { ...rule, id: `flt_${randomHex(8)}`, hits: 0 };
      active.push({ rule: added, seen: 0 });
      return { ...added };
    },
    list: () => active.map(({ rule }) => ({ ...rule })),
    remove(id) {
      const removed = active.find(({ rule }) => rule.id === id);
      active = active.filter((each) => each !== removed);
      return removed?.rule;
    },
    removeAll() {
      const removed = rules.list();
      active = [];
      return removed;
    },
    takeDue(request) {
      // Otherwise a rule for every path could never be removed.
      if (new URL(request.url).pathname.startsWith('/sandbox/')) return undefined;
      const matching = active.filter(({ rule }) => appliesTo(rule, request));
      for (const each of matching) each.seen += 1;
      const due = matching.find(({ rule, seen }) => seen > (rule.after ?? 0) && rule.hits < (rule.times ?? Infinity));
      if (due) due.rule.hits += 1;
      return due?.rule;
    },
  };
  for (const rule of first) rules.add(validate(rule, faultRuleSchema));
  return rules;
}
