import type { Translation } from '../translation.ts';

export const undo = {
  unnamed: 'Opération',
  categorySaved: '{name}, {amount} : catégorie {category}.',
  categoryReviewed: '{name}, {amount} : catégorie {category}, marquée comme vérifiée.',
  categoriesSaved: {
    one: '{count} opération de {name} : catégorie {category}.',
    other: '{count} opérations de {name} : catégorie {category}.',
  },
  categoriesReviewed: {
    one: '{count} opération de {name} : catégorie {category}, marquée comme vérifiée.',
    other: '{count} opérations de {name} : catégorie {category}, marquées comme vérifiées.',
  },
  reviewedSaved: '{name} : marquée comme vérifiée.',
  toReviewSaved: '{name} : de nouveau à vérifier.',
  setByRule: 'Défini par une règle.',
  changeSaved: 'Modifications de {name} enregistrées.',
  changeReviewed: '{name} : enregistrée et vérifiée.',
  changesSaved: { one: '{count} opération modifiée.', other: '{count} opérations modifiées.' },
  changesCategorized: {
    one: '{count} opération : catégorie {category}.',
    other: '{count} opérations : catégorie {category}.',
  },
  changesCategorizedReviewed: {
    one: '{count} opération : catégorie {category}, marquée comme vérifiée.',
    other: '{count} opérations : catégorie {category}, marquées comme vérifiées.',
  },
  notSaved: { one: '{count} non enregistrée.', other: '{count} non enregistrées.' },
  deleted: '{name}, {amount} : supprimée',
  severalDeleted: { one: '{count} opération supprimée', other: '{count} opérations supprimées' },
  restored: '{name}, {amount} : rétablie',
  severalRestored: { one: '{count} opération rétablie', other: '{count} opérations rétablies' },
  alreadySent: 'Trop tard pour annuler : la modification est déjà envoyée.',
  undo: 'Annuler',
  undoing: 'Annulation…',
  dismiss: 'Masquer',
  changeUndone: {
    one: 'Modifications de {name} annulées.',
    other: 'Modifications de {count} opérations annulées.',
  },
  undone: 'Annulé : {change}',
  changesUndone: { one: '{count} modification annulée.', other: '{count} modifications annulées.' },
  changedSince: {
    one: '{name} a changé depuis. L’annulation n’a pas été faite.',
    other: '{count} opérations ont changé depuis. L’annulation n’a pas été faite.',
  },
  undoNotSaved: 'Non annulé. {reason}',
} satisfies Partial<Translation['bankTransactionList']>;
