import type { Translation } from '../translation.ts';
import { accounts } from './ledger.ts';
import { filters, list, listActions, selection } from './lists.ts';

export const trialBalance: Translation['trialBalance'] = {
  ...filters,
  ...list,
  ...listActions,
  ...accounts,
  ...selection,
  title: 'Summen- und Saldenliste',
  what: 'die Summen- und Saldenliste',
  search: 'Konten suchen',
  accountNumber: 'Nummer',
  type: 'Kontoart',
  count: { one: '{count} Konto', other: '{count} Konten' },
  countSoFar: { one: '{count} Konto', other: '{count} Konten' },
  loadAll: 'Soll und Haben laden',
  loadingAll: 'Soll und Haben werden geladen',
  loadAllFailed: 'Nicht alle Konten konnten geladen werden. Angezeigt werden die geladenen.',
  exported: { one: '{count} Konto in {file} gespeichert.', other: '{count} Konten in {file} gespeichert.' },
  exportFailed: 'Nicht alle Konten konnten geladen werden. Es wurde keine Datei gespeichert.',
  accountId: 'Konto-ID',
  selectRow: '{account} auswählen',
  selectAll: { one: 'Konto auswählen', other: 'Alle {count} Konten auswählen' },
  notLoaded: 'Nicht geladen',
  notKnown: 'Nicht verfügbar',
  accountFailed: 'Laden nicht möglich',
  accountsFailed: {
    one: '{count} Konto konnte nicht geladen werden.',
    other: '{count} Konten konnten nicht geladen werden.',
  },
  debitsEqualCredits: 'Soll gleich Haben',
  debitsExceedCredits: 'Soll um {amount} größer als Haben',
  creditsExceedDebits: 'Haben um {amount} größer als Soll',
  someTotals: 'Summen dieser Konten',
  loadAllForTotals: 'Soll und Haben laden, um Summen zu sehen',
};
