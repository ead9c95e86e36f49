import type { Translation } from '../translation.ts';

export const filters = {
  period: 'Zeitraum',
  thisMonth: 'Dieser Monat',
  lastMonth: 'Letzter Monat',
  thisQuarter: 'Dieses Quartal',
  thisYear: 'Dieses Jahr',
  lastYear: 'Letztes Jahr',
  all: 'Gesamter Zeitraum',
  custom: 'Eigener Zeitraum …',
  filter: 'Filter',
  filterBy: 'Filtern nach …',
  operator: 'Bedingung',
  applyFilter: 'Anwenden',
  conditionIncomplete: 'Geben Sie einen Wert ein, oder wählen Sie einen.',
  matches: { one: '{count} Treffer', other: '{count} Treffer' },
  moreMatches: 'Mehr als {count} Treffer',
  matchesWithout: 'Ohne {filter}: {matches}.',
  clearFilter: '{filter} löschen',
  chipSearch: '„{search}“',
  chipDates: ({ begin, end }) => (begin && end ? `${begin} – ${end}` : begin ? `Ab ${begin}` : `Bis ${end}`),
  condition: '{operator} {values}',
  range: '{from} und {to}',
  directed: '{direction} {condition}',
  amountHint: 'Ausgänge sind negativ.',
  amountDirection: 'Richtung',
  amountDirection_out: 'Ausgang',
  amountDirection_in: 'Eingang',
  amountDirection_either: 'Beides',
  operator_equal: 'ist',
  operator_notEqual: 'ist nicht',
  operator_greaterThan: 'über',
  operator_greaterThanEqual: 'mindestens',
  operator_lessThan: 'unter',
  operator_lessThanEqual: 'höchstens',
  operator_between: 'zwischen',
  operator_contain: 'enthält',
  operator_in: 'ist',
  operator_notIn: 'ist nicht',
  day_greaterThan: 'nach',
  day_greaterThanEqual: 'ab',
  day_lessThan: 'vor',
  day_lessThanEqual: 'bis',
  unknownChoice: 'Unbekannt',
} satisfies Partial<Translation['ledger']>;

export const list = {
  amountsIn: 'Beträge in {currency}',
  searching: 'Suche läuft …',
} satisfies Partial<Translation['ledger']>;

export const selection = {
  selected: '{count} ausgewählt',
  selectedAllLoaded: '{count} ausgewählt (alle geladenen)',
  clearSelection: 'Auswahl aufheben',
  exportSelected: 'Auswahl exportieren',
  select: 'Auswählen',
} satisfies Partial<Translation['ledger']>;

export const listActions = {
  loadAll: 'Alle laden',
  loadedSoFar: '{count} geladen',
  updating: 'Wird aktualisiert',
  refresh: 'Aktualisieren',
  print: 'Drucken',
  exportCsv: 'CSV exportieren',
  exporting: 'Wird exportiert …',
} satisfies Partial<Translation['ledger']>;
