import type { Translation } from '../translation.ts';

export const filters = {
  period: 'Période',
  thisMonth: 'Ce mois-ci',
  lastMonth: 'Le mois dernier',
  thisQuarter: 'Ce trimestre',
  thisYear: 'Cette année',
  lastYear: 'L’année dernière',
  all: 'Toutes les dates',
  custom: 'Dates au choix…',
  filter: 'Filtrer',
  filterBy: 'Filtrer par…',
  operator: 'Condition',
  applyFilter: 'Appliquer',
  conditionIncomplete: 'Saisissez ou choisissez une valeur.',
  matches: { one: '{count} résultat', other: '{count} résultats' },
  showMatches: { one: 'Afficher {count} résultat', other: 'Afficher {count} résultats' },
  moreMatches: 'Plus de {count} résultats',
  matchesWithout: 'Sans {filter} : {matches}.',
  clearFilter: 'Effacer {filter}',
  chipSearch: '« {search} »',
  chipDates: ({ begin, end }) => {
    if (begin && end) return `${begin} – ${end}`;
    return begin ? `À partir du ${begin}` : `Jusqu’au ${end}`;
  },
  condition: '{operator} {values}',
  range: '{from} et {to}',
  directed: '{direction} {condition}',
  amountHint: 'Les sorties sont négatives.',
  amountDirection: 'Sens',
  amountDirection_out: 'Sortie',
  amountDirection_in: 'Entrée',
  amountDirection_either: 'Les deux',
  operator_equal: 'est',
  operator_notEqual: 'n’est pas',
  operator_greaterThan: 'plus de',
  operator_greaterThanEqual: 'au moins',
  operator_lessThan: 'moins de',
  operator_lessThanEqual: 'au plus',
  operator_between: 'entre',
  operator_contain: 'contient',
  operator_in: 'est',
  operator_notIn: 'n’est pas',
  day_greaterThan: 'après le',
  day_greaterThanEqual: 'à partir du',
  day_lessThan: 'avant le',
  day_lessThanEqual: 'jusqu’au',
  unknownChoice: 'Inconnu',
} satisfies Partial<Translation['ledger']>;

export const list = {
  amountsIn: 'Montants en {currency}',
  searching: 'Recherche…',
} satisfies Partial<Translation['ledger']>;

export const selection = {
  selected: { one: '{count} sélectionnée', other: '{count} sélectionnées' },
  selectedAllLoaded: {
    one: '{count} sélectionnée (tout ce qui est chargé)',
    other: '{count} sélectionnées (tout ce qui est chargé)',
  },
  clearSelection: 'Effacer la sélection',
  exportSelected: 'Exporter la sélection',
  select: 'Sélectionner',
} satisfies Partial<Translation['ledger']>;

export const listActions = {
  loadAll: 'Tout charger',
  loadedSoFar: '{count} chargées',
  updating: 'Mise à jour',
  refresh: 'Actualiser',
  print: 'Imprimer',
  exportCsv: 'Exporter en CSV',
  exporting: 'Exportation…',
} satisfies Partial<Translation['ledger']>;
