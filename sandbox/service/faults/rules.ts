import { validate } from '../http/readRequest.ts';
import { randomHex } from '../tokens/sha256.ts';
import { type FaultRule, faultRuleSchema, isFor, type PlacedRule } from './rule.ts';

/** The rules in force, in the order in which they were added. */
export interface FaultRules {
  add(rule: FaultRule): PlacedRule;
  list(): PlacedRule[];
  /** @returns undefined if there is none of this id. */
  remove(id: string): PlacedRule | undefined;
  removeAll(): PlacedRule[];
  /**
   * Counts a request with each rule that is for it.
   * @returns the first of them that strikes now.
   */
  strikeFor(request: Request): PlacedRule | undefined;
}

/** @throws {Refusal} for a rule that is wrong. */
export function createFaultRules(first: readonly FaultRule[]): FaultRules {
  let placed: { rule: PlacedRule; seen: number }[] = [];
  const rules: FaultRules = {
    add(rule) {
      const added = { ...rule, id: `flt_${randomHex(8)}`, struck: 0 };
      placed.push({ rule: added, seen: 0 });
      return { ...added };
    },
    list: () => placed.map(({ rule }) => ({ ...rule })),
    remove(id) {
      const removed = placed.find(({ rule }) => rule.id === id);
      placed = placed.filter((each) => each !== removed);
      return removed?.rule;
    },
    removeAll() {
      const removed = rules.list();
      placed = [];
      return removed;
    },
    strikeFor(request) {
      // Else nobody could take back a rule that is for every path.
      if (new URL(request.url).pathname.startsWith('/sandbox/')) return undefined;
      const concerned = placed.filter(({ rule }) => isFor(rule, request));
      for (const each of concerned) each.seen += 1;
      const due = concerned.find(
        ({ rule, seen }) => seen > (rule.after ?? 0) && rule.struck < (rule.times ?? Infinity),
      );
      if (due) due.rule.struck += 1;
      return due?.rule;
    },
  };
  for (const rule of first) rules.add(validate(rule, faultRuleSchema));
  return rules;
}
