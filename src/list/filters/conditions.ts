import type { FilterField } from '../../core/http/defineFilters.ts';
import type { FilterMembers, FilterOperator } from '../../core/http/filterKinds.ts';
import { omitEmpty, withFilters } from '../../core/query/filterEntries.ts';

/** One condition of a filter, with a chip. */
export interface Condition {
  operator: FilterOperator;
  /** One operand, the two limits of a range, or the values of a choice. */
  operands: readonly unknown[];
}

const order: readonly FilterOperator[] = [
  ...(['equal', 'notEqual', 'greaterThan', 'greaterThanEqual', 'lessThan', 'lessThanEqual'] as const),
  ...(['between', 'contain', 'in', 'notIn'] as const),
];

/** The conditions of a field. Two inclusive limits are one range. */
export function conditionsOf(field: FilterField, filters: object): Condition[] {
  const { greaterThanEqual: least, lessThanEqual: most, ...others } = omitEmpty(field.read(filters) ?? {}) ?? {};
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
  const cleared = Object.fromEntries(Object.keys(membersOf(removed)).map((name) => [name, undefined]));
  const changes = field.write({ ...field.read(filters), ...cleared, ...membersOf(added) });
  return withFilters(filters, changes as Filters); // a field changes its own filters only
}

function membersOf(condition: Condition | undefined): FilterMembers {
  if (!condition) return {};
  const { operator, operands } = condition;
  if (operator === 'between') return { greaterThanEqual: operands[0], lessThanEqual: operands[1] };
  return { [operator]: operator === 'in' || operator === 'notIn' ? operands : operands[0] };
}

/** The IDs in an operand: itself, or the values of a dimension. */
export function recordIdsIn(operand: unknown): readonly string[] {
  const isGroup = typeof operand === 'object' && operand !== null && 'dimensionValueIds' in operand;
  return isGroup ? (operand.dimensionValueIds as string[]) : [String(operand)]; // validated
}
