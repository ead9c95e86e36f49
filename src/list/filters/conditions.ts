import type { FilterField } from '../../core/filters/defineFilters.ts';
import { withFilters } from '../../core/filters/filterEntries.ts';
import type { FilterMembers, FilterOperator } from '../../core/filters/filterKinds.ts';
import { omitEmpty } from '../../core/omitEmpty.ts';

/** Of signed amounts: negative ones are money out; either way, only the size counts. */
export type Direction = 'out' | 'in' | 'either';

/** One condition of a filter, with a chip. */
export interface Condition {
  operator: FilterOperator;
  /** One operand, the two limits of a range, or the values of a choice. */
  operands: readonly unknown[];
  /** Of amounts: only money out or money in matches, and the operands are positive. Undefined for signed operands. */
  direction?: Direction | undefined;
}

const order: readonly FilterOperator[] = [
  ...(['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'] as const),
  ...(['between', 'contain', 'in', 'notIn'] as const),
];

/** The conditions of a field. Two inclusive limits are one range, and a limit at zero is part of a direction. */
export function conditionsOf(field: FilterField, filters: object): Condition[] {
  const { either, ...members }: Partial<EitherWay> = omitEmpty(field.read(filters) ?? {}) ?? {};
  if (!field.hasDirection) return plainConditionsOf(members);
  const conditions = directedConditionsOf(members);
  const shown = conditions.filter(
    ({ operator, operands, direction }) =>
      !(direction && operator === 'greaterThan' && operands[0] === 0 && isSignLimitNeeded(conditions, direction)),
  );
  const eitherWay = plainConditionsOf(either ?? {}).map((each) => ({ ...each, direction: 'either' as const }));
  return [...shown, ...eitherWay];
}

function directedConditionsOf(members: FilterMembers): Condition[] {
  return plainConditionsOf(members).map((condition) => withDirection(condition, members));
}

function isSignLimitNeeded(conditions: readonly Condition[], direction: Direction): boolean {
  return conditions.some((condition) => condition.direction === direction && needsSignLimit(condition));
}

function plainConditionsOf(given: FilterMembers): Condition[] {
  const { greaterThanEqual: least, lessThanEqual: most, ...others } = given;
  const isRange = least !== undefined && most !== undefined;
  const limits = isRange ? { between: [least, most] } : { greaterThanEqual: least, lessThanEqual: most };
  const members: FilterMembers = { ...others, ...limits };
  return order.flatMap((operator) => {
    const value = members[operator];
    return value === undefined ? [] : [{ operator, operands: Array.isArray(value) ? value : [value] }];
  });
}

/** The filters with a condition of a field removed and another one added, which replaces any with its operator. */
export function withCondition<Filters extends object>(
  filters: Filters,
  field: FilterField,
  removed: Condition | undefined,
  added: Condition | undefined,
): Filters {
  const { either, ...before }: Partial<EitherWay> = field.read(filters) ?? {};
  const [isRemovedEither, isAddedEither] = [removed, added].map((each) => each?.direction === 'either');
  const signed = [isRemovedEither ? undefined : removed, isAddedEither ? undefined : added] as const;
  const after = replaceMembers(before, ...signed);
  const members = field.hasDirection
    ? {
        ...withSignLimits(before, after, signed[1]),
        either: replaceMembers(either, isRemovedEither ? removed : undefined, isAddedEither ? added : undefined),
      }
    : after;
  return withFilters(filters, field.write(members, filters));
}

/** The filters with a value of a choice added, which is then no longer excluded. */
export function withValue(filters: object, field: FilterField, value: string): object {
  const [operator = 'in'] = field.operators;
  if (operator !== 'in') return withCondition(filters, field, undefined, { operator, operands: [value] });
  const conditions = conditionsOf(field, filters);
  const excluded = conditions.find((each) => each.operator === 'notIn');
  const included = conditions.find((each) => each.operator === operator)?.operands ?? [];
  const others = excluded && { ...excluded, operands: excluded.operands.filter((each) => each !== value) };
  const after = withCondition(filters, field, excluded, others);
  return withCondition(after, field, undefined, { operator, operands: [...new Set([...included, value])] });
}

interface EitherWay extends FilterMembers {
  /** Comparisons of the amounts’ size. */
  either: FilterMembers;
}

function replaceMembers(members: FilterMembers = {}, removed?: Condition, added?: Condition): FilterMembers {
  const cleared = Object.fromEntries(Object.keys(membersOf(removed)).map((name) => [name, undefined]));
  return { ...members, ...cleared, ...membersOf(added) };
}

/** The operators with the limits at zero that directions need, and without those that they needed before. */
function withSignLimits(before: FilterMembers, after: FilterMembers, added: Condition | undefined): FilterMembers {
  const members: Record<string, unknown> = { ...after };
  const isNeeded = (filters: FilterMembers, direction: 'out' | 'in') =>
    isSignLimitNeeded(directedConditionsOf(filters), direction);
  for (const direction of ['in', 'out'] as const) {
    const limit = signLimits[direction];
    const isOwn = Object.hasOwn(membersOf(added), limit);
    if (members[limit] === 0 && !isOwn && isNeeded(before, direction) && !isNeeded(after, direction)) {
      members[limit] = undefined;
    }
    if (added?.direction !== direction) continue;
    if (needsSignLimit(added) && !hasSignLimit(members, direction)) members[limit] = 0;
  }
  return members;
}

function membersOf(condition: Condition | undefined): FilterMembers {
  if (!condition) return {};
  const { operator, operands } = condition.direction === 'out' ? mirror(condition) : condition;
  if (operator === 'between') return { greaterThanEqual: operands[0], lessThanEqual: operands[1] };
  return { [operator]: operator === 'in' || operator === 'notIn' ? operands : operands[0] };
}

/** The IDs in an operand: itself, or the values of a dimension. */
export function recordIdsIn(operand: unknown): readonly string[] {
  const isGroup = typeof operand === 'object' && operand !== null && 'dimensionValueIds' in operand;
  return isGroup ? (operand.dimensionValueIds as string[]) : [String(operand)]; // validated
}

/** The directions, with the limit that excludes the other one. */
const signLimits = {
  out: 'lessThan',
  in: 'greaterThan',
} as const;

const mirrored: { readonly [Operator in FilterOperator]?: FilterOperator } = {
  greaterThan: 'lessThan',
  greaterThanEqual: 'lessThanEqual',
  lessThan: 'greaterThan',
  lessThanEqual: 'greaterThanEqual',
};

/** The condition with the other sign: above 5 becomes below −5. */
function mirror({ operator, operands }: Condition): Condition {
  return { operator: mirrored[operator] ?? operator, operands: operands.map((amount) => 0 - Number(amount)).reverse() };
}

/** A condition on signed amounts, with positive amounts in their direction if it matches no other. */
function withDirection(signed: Condition, members: FilterMembers): Condition {
  if (isWithinPositive(signed, hasSignLimit(members, 'in'))) return { ...signed, direction: 'in' };
  const opposite = mirror(signed);
  return isWithinPositive(opposite, hasSignLimit(members, 'out')) ? { ...opposite, direction: 'out' } : signed;
}

/** Whether the condition matches its direction alone only with a limit at zero: under 100 includes negative amounts. */
function needsSignLimit({ operator, direction }: Condition): boolean {
  return direction !== undefined && ['lessThan', 'lessThanEqual', 'notEqual'].includes(operator);
}

/** Whether limits on signed amounts exclude the other direction. */
function hasSignLimit(members: FilterMembers, direction: 'out' | 'in'): boolean {
  const [strict, inclusive] =
    direction === 'in'
      ? [members.greaterThan, members.greaterThanEqual]
      : [members.lessThan, members.lessThanEqual].map((limit) => typeof limit === 'number' && 0 - limit);
  return [strict, inclusive].some((limit) => typeof limit === 'number' && limit >= 0);
}

function isWithinPositive({ operator, operands }: Condition, isPositive: boolean): boolean {
  if (operands.some((amount) => Number(amount) < 0)) return false;
  if (operator === 'notEqual') return isPositive;
  const [amount] = operands;
  if (operator === 'equal') return amount !== 0;
  return operator.startsWith('lessThan') ? isPositive && amount !== 0 : true;
}
