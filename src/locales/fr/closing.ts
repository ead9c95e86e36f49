import type { checklistMessages } from '../../closing/checklistMessages.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Translation } from '../translation.ts';
import { save } from './forms.ts';

const closingNotice = {
  what: 'la date de clôture',
  noticeLocked: 'La comptabilité est clôturée jusqu’au {date}. Rien ne peut être modifié à cette date ou avant.',
  noticeWarned:
    'La comptabilité est clôturée jusqu’au {date}. À cette date ou avant, tout peut être modifié après un avertissement.',
  unknownMode: ({ modifications }) =>
    modifications === null
      ? 'Le réglage de la clôture est absent. Les périodes clôturées sont donc verrouillées.'
      : `Le réglage de la clôture « ${modifications} » est inconnu. Les périodes clôturées sont donc verrouillées.`,
  unreadable: 'La date de clôture est illisible. Rien ne peut être modifié.',
  unavailable:
    'Impossible de savoir si la comptabilité est clôturée. Si elle l’est, les modifications de la période clôturée peuvent être refusées.',
  notLoaded: 'Impossible de charger la date de clôture. Rien n’est enregistré d’ici là.',
  documentLocked: 'La comptabilité est clôturée jusqu’au {date}. Aucune modification n’est possible.',
  documentWarned: 'La comptabilité est clôturée jusqu’au {date}. La modification est possible après un avertissement.',
} satisfies Partial<Translation['closing']>;

const checklist = {
  beforeClosing: 'Avant la clôture : {period}',
  toReview: 'À vérifier',
  toReviewDescription: 'Opérations bancaires en attente de vérification',
  toReviewAction: 'Vérifier ({count})',
  toReviewCount: '{number} à vérifier',
  uncategorized: 'Sans catégorie',
  uncategorizedDescription: 'Ni catégorie ni compte',
  uncategorizedAction: 'Catégoriser ({count})',
  uncategorizedCount: '{number} sans catégorie',
  unreconciled: 'Non rapprochées',
  unreconciledDescription: 'Écart avec la banque',
  unreconciledAction: 'Ouvrir ({count})',
  unreconciledCount: '{number} à rapprocher',
  draftInvoices: 'Factures en brouillon',
  draftInvoicesDescription: 'Pas encore envoyées',
  draftInvoicesNone: 'Aucune datée de cette période',
  draftInvoicesAction: 'Ouvrir ({count})',
  draftInvoicesCount: { one: '{number} facture en brouillon', other: '{number} factures en brouillon' },
  noneOpen: 'Aucune',
  notCounted: 'Décompte impossible.',
  incomplete: 'Rien trouvé pour l’instant, mais tout n’a pas pu être vérifié.',
  openList: 'Ouvrir la liste',
  allClear: 'Plus rien en suspens jusqu’au {date}',
  openCount: { one: '{number} élément sur cette période.', other: '{number} éléments sur cette période.' },
  canCloseLocked: 'Vous pouvez clôturer avec des éléments en suspens ; ils ne pourront alors plus être modifiés.',
  canCloseWarned:
    'Vous pouvez clôturer avec des éléments en suspens ; ils ne pourront alors être modifiés qu’après un avertissement.',
} satisfies Required<MessageOverrides<typeof checklistMessages>>;

export const closing = {
  ...save,
  ...closingNotice,
  ...checklist,
  title: 'Clôture comptable',
  stateOpen: 'La comptabilité est ouverte. Aucune période n’est clôturée.',
  stateLocked: 'Clôturée jusqu’au {date}. La période clôturée est verrouillée.',
  stateWarned: 'Clôturée jusqu’au {date}. La période clôturée est modifiable après un avertissement.',
  date: 'Comptabilité clôturée jusqu’au',
  dateHint: 'Laissez vide pour garder la comptabilité ouverte.',
  lastMonth: 'Fin du mois dernier',
  lastQuarter: 'Fin du trimestre dernier',
  lastYear: 'Fin de l’année dernière',
  months: '{year} par mois',
  legend_closed: 'Clôturé',
  legend_close: 'À clôturer : {period}',
  legend_reopen: 'À rouvrir : {period}',
  legend_open: 'Ouvert',
  through: 'jusqu’au {date}',
  modifications: 'Modifications de la période clôturée',
  modificationsDISABLED: 'Verrouiller',
  modificationsDISABLEDDescription:
    'Personne ne peut ajouter, modifier ou supprimer quoi que ce soit à cette date ou avant.',
  modificationsENABLED_WITH_WARNING: 'Avertir',
  modificationsENABLED_WITH_WARNINGDescription:
    'Reste possible, après un avertissement indiquant que les chiffres déjà présentés changeront.',
  modificationsUnknown: 'Réglé ailleurs. La période clôturée est verrouillée.',
  notYet: 'Prend effet une fois la comptabilité clôturée.',
  open: 'La comptabilité est ouverte',
  futureHint: '{date} est une date future : tout ce qui est saisi aujourd’hui est donc clôturé aussi.',
  notChecked:
    'Impossible de charger la date de clôture. Rien n’a été enregistré. Vos modifications sont toujours là. Réessayez.',
  closeBooks: 'Clôturer',
  closeThrough: 'Clôturer jusqu’au {date}',
  reopen: 'Rouvrir : {period}',
  closedLocked: 'Comptabilité clôturée jusqu’au {date}. Les modifications sont verrouillées.',
  closedWarned: 'Comptabilité clôturée jusqu’au {date}. Les modifications sont possibles après un avertissement.',
  opened: 'La comptabilité est ouverte.',
  reopened: ({ period, state }) => `Période rouverte : ${period}. ${state}`,
  undo: 'Annuler',
  undone: ({ state }) => `Action annulée. ${state}`,
  changedSince: 'La clôture a été modifiée entre-temps par une autre personne. Rien n’a été annulé.',
  openItemsTitle: {
    one: 'Clôturer avec {number} élément en suspens ?',
    other: 'Clôturer avec {number} éléments en suspens ?',
  },
  openItemsLocked:
    'En suspens : {items}. Jusqu’au {date}, plus rien ne pourra être modifié tant que la comptabilité est verrouillée.',
  openItemsWarned:
    'En suspens : {items}. Jusqu’au {date}, les modifications ne seront possibles qu’après un avertissement.',
  closeAnyway: 'Clôturer quand même',
  reopenPeriodTitle: 'Rouvrir la période {period} ?',
  reopenPeriodText: ({ begin, end }) => {
    const dates = begin === end ? `du ${begin}` : `du ${begin} au ${end}`;
    return `Tout ce qui est daté ${dates} pourra être modifié librement. Les états de cette période changeront en conséquence.`;
  },
  reopenPeriod: 'Rouvrir',
  reopenBooksTitle: 'Rouvrir la comptabilité ?',
  reopenBooksText:
    'Tout ce qui est daté du {date} ou avant pourra être modifié librement. Les états de cette période changeront en conséquence.',
  reopenBooks: 'Rouvrir la comptabilité',
  keepClosed: 'Laisser clôturé',
  severalCompanies: 'La date de clôture se règle par société. Passez à une seule société pour modifier la sienne.',
  modeMissing: 'Choisissez ce qui s’applique aux modifications de la période clôturée.',
} satisfies Partial<Translation['closing']> & typeof checklist;
