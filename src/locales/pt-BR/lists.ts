import type { Translation } from '../translation.ts';

export const filters = {
  period: 'Período',
  thisMonth: 'Este mês',
  lastMonth: 'Mês passado',
  thisQuarter: 'Este trimestre',
  thisYear: 'Este ano',
  lastYear: 'Ano passado',
  all: 'Todas as datas',
  custom: 'Outras datas…',
  filter: 'Filtrar',
  filterBy: 'Filtrar por…',
  operator: 'Condição',
  applyFilter: 'Aplicar',
  conditionIncomplete: 'Digite ou escolha um valor.',
  matches: { one: '{count} resultado', other: '{count} resultados' },
  showMatches: { one: 'Ver {count} resultado', other: 'Ver {count} resultados' },
  moreMatches: { other: 'Mais de {count} resultados' },
  matchesWithout: 'Sem {filter}: {matches}.',
  clearFilter: 'Limpar {filter}',
  chipSearch: '“{search}”',
  chipDates: ({ begin, end }: { begin: string | undefined; end: string | undefined }) =>
    begin && end ? `${begin} – ${end}` : begin ? `A partir de ${begin}` : `Até ${end}`,
  condition: '{operator} {values}',
  range: '{from} e {to}',
  directed: '{direction}, {condition}',
  amountHint: 'As saídas são negativas.',
  amountDirection: 'Direção',
  amountDirection_out: 'Saída',
  amountDirection_in: 'Entrada',
  amountDirection_either: 'Ambas',
  operator_equal: 'é',
  operator_notEqual: 'não é',
  operator_greaterThan: 'mais de',
  operator_greaterThanEqual: 'no mínimo',
  operator_lessThan: 'menos de',
  operator_lessThanEqual: 'no máximo',
  operator_between: 'entre',
  operator_contain: 'contém',
  operator_in: 'é',
  operator_notIn: 'não é',
  day_greaterThan: 'depois de',
  day_greaterThanEqual: 'a partir de',
  day_lessThan: 'antes de',
  day_lessThanEqual: 'até',
  unknownChoice: 'Desconhecido',
} satisfies Partial<Translation['ledger']>;

export const list = {
  amountsIn: 'Valores em {currency}',
  searching: 'Buscando…',
} satisfies Partial<Translation['ledger']>;

/** Of feminine things: faturas, transações, contas. The ledger has its own. */
export const selection = {
  selected: { one: '{count} selecionada', other: '{count} selecionadas' },
  selectedAllLoaded: {
    one: '{count} selecionada (tudo o que foi carregado)',
    other: '{count} selecionadas (tudo o que foi carregado)',
  },
  clearSelection: 'Limpar seleção',
  exportSelected: 'Exportar seleção',
  select: 'Selecionar',
} satisfies Partial<Translation['ledger']>;

export const listActions = {
  loadAll: 'Carregar tudo',
  loadedSoFar: '{count} carregadas',
  updating: 'Atualizando',
  refresh: 'Atualizar',
  print: 'Imprimir',
  exportCsv: 'Exportar CSV',
  exporting: 'Exportando…',
} satisfies Partial<Translation['ledger']>;
