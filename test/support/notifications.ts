import { page } from 'vitest/browser';
import type { Company } from './sandbox/company.ts';
import { callApi } from './sandbox/company.ts';

export const legends = {
  financialSummaries: 'Financial summaries',
  bankConnectionErrors: 'Bank connection problems',
  conversations: 'Conversations',
};

/** The choices of one preference, as a person finds them. */
export function preference(name: keyof typeof legends) {
  return page.getByRole('group', { name: legends[name] });
}

export function choice(name: keyof typeof legends, label: 'Text message' | 'Email' | 'Off') {
  return preference(name).getByRole('radio', { name: label });
}

/** What is chosen in each group, in words; null where nothing is. */
export async function displayedSettings() {
  await preference('financialSummaries').findElement();
  const shown = (name: keyof typeof legends) => {
    const chosen = preference(name).element().querySelector(':checked');
    return chosen?.closest('label')?.textContent ?? null;
  };
  return [shown('financialSummaries'), shown('bankConnectionErrors'), shown('conversations')];
}

const path = '/v6/notifications/settings';

/** A user's notification settings as the service has them. */
export async function fetchSettings(company: Company) {
  return (await callApi(company, 'GET', path)).data;
}

/** Sets some of them, as from somewhere else. */
export async function saveSettings(company: Company, changes: Record<string, string>) {
  return (await callApi(company, 'POST', path, changes)).data;
}
