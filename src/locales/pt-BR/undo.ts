import type { Translation } from '../translation.ts';

export const undo = {
  unnamed: 'Transação',
  categorySaved: '{name}, {amount}: categoria {category} definida.',
  categoryReviewed: '{name}, {amount}: categoria {category} definida e marcada como revisada.',
  categoriesSaved: {
    one: '{count} transação de {name}: categoria {category} definida.',
    other: '{count} transações de {name}: categoria {category} definida.',
  },
  categoriesReviewed: {
    one: '{count} transação de {name}: categoria {category} definida e marcada como revisada.',
    other: '{count} transações de {name}: categoria {category} definida e marcadas como revisadas.',
  },
  reviewedSaved: '{name}: marcada como revisada.',
  toReviewSaved: '{name}: de volta para revisão.',
  setByRule: 'Definida por uma regra.',
  changeSaved: '{name}: alterações salvas.',
  changeReviewed: '{name}: salva e revisada.',
  changesSaved: { one: '{count} transação atualizada.', other: '{count} transações atualizadas.' },
  changesCategorized: {
    one: '{count} transação: categoria {category} definida.',
    other: '{count} transações: categoria {category} definida.',
  },
  changesCategorizedReviewed: {
    one: '{count} transação: categoria {category} definida e marcada como revisada.',
    other: '{count} transações: categoria {category} definida e marcadas como revisadas.',
  },
  notSaved: { one: '{count} não salva.', other: '{count} não salvas.' },
  deleted: 'Excluída: {name}, {amount}',
  severalDeleted: { one: '{count} transação excluída', other: '{count} transações excluídas' },
  restored: 'Restaurada: {name}, {amount}',
  severalRestored: { one: '{count} transação restaurada', other: '{count} transações restauradas' },
  alreadySent: 'Não dá mais para desfazer: a alteração já foi enviada.',
  undo: 'Desfazer',
  undoing: 'Desfazendo…',
  dismiss: 'Dispensar',
  changeUndone: {
    one: '{name}: alterações desfeitas.',
    other: 'Alterações de {count} transações desfeitas.',
  },
  undone: 'Desfeito: {change}',
  changesUndone: { one: '{count} alteração desfeita.', other: '{count} alterações desfeitas.' },
  changedSince: {
    one: '{name} mudou desde então, por isso não foi desfeito.',
    other: '{count} transações mudaram desde então, por isso não foram desfeitas.',
  },
  undoNotSaved: 'Não foi desfeito. {reason}',
} satisfies Partial<Translation['bankTransactionList']>;
