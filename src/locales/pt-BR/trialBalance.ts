import type { Translation } from '../translation.ts';

export const trialBalance = {
  title: 'Balancete',
  what: 'o balancete',
  search: 'Buscar contas',
  accountNumber: 'Número',
  type: 'Tipo',
  count: { one: '{count} conta', other: '{count} contas' },
  countSoFar: { one: '{count} conta', other: '{count} contas' },
  loadAll: 'Carregar débitos e créditos',
  loadingAll: 'Carregando débitos e créditos',
  loadAllFailed: 'Não foi possível carregar todas as contas. Exibindo as que foram carregadas.',
  exported: { one: '{count} conta salva em {file}.', other: '{count} contas salvas em {file}.' },
  exportFailed: 'Não foi possível carregar todas as contas, por isso nenhum arquivo foi salvo.',
  accountId: 'ID da conta',
  notLoaded: 'Não carregado',
  notKnown: 'Não disponível',
  accountFailed: 'Erro ao carregar',
  accountsFailed: {
    one: 'Não foi possível carregar {count} conta.',
    other: 'Não foi possível carregar {count} contas.',
  },
  debitsEqualCredits: 'Débitos iguais aos créditos',
  debitsExceedCredits: 'Os débitos excedem os créditos em {amount}',
  creditsExceedDebits: 'Os créditos excedem os débitos em {amount}',
  someTotals: 'Totais destas contas',
  loadAllForTotals: 'Carregue débitos e créditos para ver os totais',
} satisfies Partial<Translation['trialBalance']>;
