import { page } from 'vitest/browser';
import type { Company } from './sandbox/company.ts';
import { callApi, createCompany } from './sandbox/company.ts';

export const legends = {
  financialSummaries: 'Financial summaries',
  bankConnectionErrors: 'Bank connection problems',
  conversations: 'Conversations',
};

/** The group of radio buttons for a preference. */
export function preference(name: keyof typeof legends) {
  return page.getByRole('group', { name: legends[name] });
}

export function choice(name: keyof typeof legends, label: 'Text message' | 'Email' | 'Off') {
  return preference(name).getByRole('radio', { name: label });
}

/** The selected label of each group; null if none is selected. */
export async function displayedSettings() {
  await preference('financialSummaries').findElement();
  const shown = (name: keyof typeof legends) => {
    const chosen = preference(name).element().querySelector(':checked');
    return chosen?.closest('label')?.textContent ?? null;
  };
  return [shown('financialSummaries'), shown('bankConnectionErrors'), shown('conversations')];
}

const path = '/v6/notifications/settings';

/** Fetches a user's notification settings. */
export async function fetchSettings(company: Company) {
  return (await callApi(company, 'GET', path)).data;
}

/** Saves notification settings, like another client. */
export async function saveSettings(company: Company, changes: Record<string, string>) {
  return (await callApi(company, 'POST', path, changes)).data;
}

/** The settings of `createNotifiedCompany`. */
export const storedSettings = { financialSummaries: 'EMAIL', bankConnectionErrors: 'SMS', conversations: 'OFF' };

/** A new company with stored notification settings. */
export async function createNotifiedCompany(): Promise<Company> {
  const company = await createCompany({ seed: 'none' });
  await saveSettings(company, storedSettings);
  return company;
}
