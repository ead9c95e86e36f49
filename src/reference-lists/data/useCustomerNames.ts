'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { customersOptions } from './queries.ts';
import type { Customer } from './schema.ts';

/**
 * Names customers by id.
 * @param added customers whose names are known; the customer list loads only if it is needed for the others.
 */
export function useCustomerNames(ids: readonly string[], added: readonly Customer[]) {
  const daybook = useDaybookContext();
  const hasUnknown = ids.some((id) => !added.some((each) => each.id === id));
  const customers = useQuery({ ...customersOptions(daybook), enabled: hasUnknown }, daybook.queryClient);
  return (id: string): string | undefined => {
    const customer = [...added, ...(customers.data?.rows ?? [])].find((each) => each.id === id);
    return customer?.name || customer?.email || undefined;
  };
}
