import type { Company } from './company.ts';
import { plainRequests } from './plainRequests.ts';

const path = '/v6/closing';

/** The closing as it comes over the wire. */
interface ServedClosing {
  date: string | null;
  modifications: string;
}

/** Until when a company's books are closed, as the service has it. */
export async function servedClosing(company: Company): Promise<ServedClosing> {
  return (await (await plainRequests(company))('GET', path)).data;
}

/** Closes a company's books, as from somewhere else. */
export async function setClosing(company: Company, changes: Partial<ServedClosing>): Promise<ServedClosing> {
  return (await (await plainRequests(company))('POST', path, changes)).data;
}
