import type { Translation } from '../translation.ts';
import { accounts } from './ledger.ts';
import { filters, list, listActions, selection } from './lists.ts';

export const trialBalance: Translation['trialBalance'] = {
  ...filters,
  ...list,
  ...listActions,
  ...accounts,
  ...selection,
  title: 'Balance générale',
  what: 'la balance générale',
  search: 'Rechercher des comptes',
  accountNumber: 'Numéro',
  type: 'Type',
  count: { one: '{count} compte', other: '{count} comptes' },
  countSoFar: { one: '{count} compte', other: '{count} comptes' },
  loadAll: 'Charger débit et crédit',
  loadedSoFar: '{count} chargés',
  loadingAll: 'Chargement du débit et du crédit',
  loadAllFailed: 'Impossible de charger tous les comptes. Seuls ceux chargés sont affichés.',
  exported: { one: '{count} compte enregistré dans {file}.', other: '{count} comptes enregistrés dans {file}.' },
  exportFailed: 'Impossible de charger tous les comptes. Aucun fichier n’a été enregistré.',
  accountId: 'ID compte',
  selectRow: 'Sélectionner {account}',
  selectAll: { one: 'Sélectionner le compte', other: 'Sélectionner les {count} comptes' },
  notLoaded: 'Non chargé',
  notKnown: 'Non disponible',
  accountFailed: 'Chargement impossible',
  accountsFailed: {
    one: '{count} compte n’a pas pu être chargé.',
    other: '{count} comptes n’ont pas pu être chargés.',
  },
  debitsEqualCredits: 'Débit et crédit égaux',
  debitsExceedCredits: 'Débit supérieur au crédit de {amount}',
  creditsExceedDebits: 'Crédit supérieur au débit de {amount}',
  someTotals: 'Totaux de ces comptes',
  loadAllForTotals: 'Charger débit et crédit pour voir les totaux',
};
