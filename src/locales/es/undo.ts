import type { Translation } from '../translation.ts';

export const undo = {
  unnamed: 'Transacción',
  categorySaved: '{name}, {amount}: categoría {category} asignada.',
  categoryReviewed: '{name}, {amount}: categoría {category} asignada y marcada como revisada.',
  categoriesSaved: {
    one: '{count} transacción de {name}: categoría {category} asignada.',
    other: '{count} transacciones de {name}: categoría {category} asignada.',
  },
  categoriesReviewed: {
    one: '{count} transacción de {name}: categoría {category} asignada y marcada como revisada.',
    other: '{count} transacciones de {name}: categoría {category} asignada y marcadas como revisadas.',
  },
  reviewedSaved: '{name}: marcada como revisada.',
  toReviewSaved: '{name}: de nuevo por revisar.',
  setByRule: 'Asignada por una regla.',
  changeSaved: '{name}: cambios guardados.',
  changeReviewed: '{name}: guardada y revisada.',
  changesSaved: { one: '{count} transacción actualizada.', other: '{count} transacciones actualizadas.' },
  changesCategorized: {
    one: '{count} transacción: categoría {category} asignada.',
    other: '{count} transacciones: categoría {category} asignada.',
  },
  changesCategorizedReviewed: {
    one: '{count} transacción: categoría {category} asignada y marcada como revisada.',
    other: '{count} transacciones: categoría {category} asignada y marcadas como revisadas.',
  },
  notSaved: { one: '{count} no guardada.', other: '{count} no guardadas.' },
  deleted: 'Eliminada: {name}, {amount}',
  severalDeleted: { one: '{count} transacción eliminada', other: '{count} transacciones eliminadas' },
  restored: 'Restaurada: {name}, {amount}',
  severalRestored: { one: '{count} transacción restaurada', other: '{count} transacciones restauradas' },
  alreadySent: 'Ya no se puede deshacer: el cambio se envió.',
  undo: 'Deshacer',
  undoing: 'Deshaciendo…',
  dismiss: 'Cerrar',
  changeUndone: {
    one: '{name}: cambios deshechos.',
    other: 'Se deshicieron los cambios de {count} transacciones.',
  },
  undone: 'Deshecho: {change}',
  changesUndone: { one: '{count} cambio deshecho.', other: '{count} cambios deshechos.' },
  changedSince: {
    one: '{name} cambió desde entonces, por lo que no se deshizo.',
    other: '{count} transacciones cambiaron desde entonces, por lo que no se deshicieron.',
  },
  undoNotSaved: 'No se deshizo. {reason}',
} satisfies Partial<Translation['bankTransactionList']>;
