import { received } from '../core/errors.ts';
import type { MessageArea } from '../core/messages/messages.ts';
import { unknownMembers } from './unknownMembers.ts';

const areas = Object.keys({
  bankTransaction: true,
  bankTransactionList: true,
  closing: true,
  invoice: true,
  invoiceList: true,
  journalEntry: true,
  ledger: true,
  notifications: true,
  references: true,
  trialBalance: true,
  ui: true,
} satisfies Record<MessageArea, true>);

const expected = {
  messages: 'an object with your texts by area',
  translation: 'loadTranslation, or a translation such as de of "@daybook/react/locales/de"',
};

/** What is wrong with texts of the host's, if they aren't texts by area. */
export function textProblems(prop: keyof typeof expected, texts: unknown): string[] {
  if (texts === undefined || texts === null) return [];
  if (typeof texts !== 'object') {
    return [`${prop} is ${received(texts)} and was skipped. Expected ${expected[prop]}.`];
  }
  const wrong = Object.entries(texts).filter(([, area]) => typeof area !== 'object' && area !== undefined);
  return [
    ...unknownMembers(prop, texts, areas, 'area'),
    ...wrong.map(
      ([name, area]) => `${prop}.${name} is ${received(area)} and was skipped. Expected an object with texts.`,
    ),
  ];
}
