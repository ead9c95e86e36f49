import { plainRequests } from './plainRequests.ts';
import type { Company } from './sandbox/company.ts';

const path = '/v6/notifications/settings';

/** A user's notification settings as the service has them. */
export async function servedSettings(company: Company) {
  return (await (await plainRequests(company))('GET', path)).data;
}

/** Sets some of them, as from somewhere else. */
export async function setSettings(company: Company, changes: Record<string, string>) {
  return (await (await plainRequests(company))('POST', path, changes)).data;
}
