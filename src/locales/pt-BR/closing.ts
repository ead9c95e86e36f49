import type { checklistMessages } from '../../closing/checklistMessages.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Translation } from '../translation.ts';

const notice = {
  what: 'a data de fechamento',
  noticeLocked: 'A contabilidade está fechada até {date}. Nada com data até esse dia pode ser alterado.',
  noticeWarned: 'A contabilidade está fechada até {date}. O que tem data até esse dia pode ser alterado após um aviso.',
  unknownMode: ({ modifications }: { modifications: string | null }) =>
    modifications === null
      ? 'Falta a configuração do fechamento, por isso os períodos fechados estão bloqueados.'
      : `A configuração de fechamento “${modifications}” não é reconhecida, por isso os períodos fechados estão bloqueados.`,
  unreadable: 'Não conseguimos ler a data de fechamento, por isso nada pode ser alterado.',
  unavailable:
    'Não sabemos se a contabilidade está fechada. Se estiver, alterações no período fechado podem ser rejeitadas.',
  notLoaded: 'Não conseguimos carregar a data de fechamento. Nada será salvo até que ela seja carregada.',
  documentLocked: 'A contabilidade está fechada até {date}. Não é possível alterar.',
  documentWarned: 'A contabilidade está fechada até {date}. É possível alterar após um aviso.',
} satisfies Partial<Translation['closing']>;

export const closing = {
  ...notice,
  title: 'Fechamento contábil',
  stateOpen: 'A contabilidade está aberta. Nenhum período está fechado.',
  stateLocked: 'Fechada até {date}. Alterações em datas fechadas estão bloqueadas.',
  stateWarned: 'Fechada até {date}. Datas fechadas podem ser alteradas após um aviso.',
  date: 'Contabilidade fechada até',
  dateHint: 'Deixe em branco para manter a contabilidade aberta.',
  lastMonth: 'Fim do mês passado',
  lastQuarter: 'Fim do trimestre passado',
  lastYear: 'Fim do ano passado',
  months: '{year} por mês',
  legend_closed: 'Fechado',
  legend_close: 'Fecha agora, {period}',
  legend_reopen: 'Reabre, {period}',
  legend_open: 'Aberto',
  through: 'até {date}',
  modifications: 'Alterações em datas fechadas',
  modificationsDISABLED: 'Bloquear',
  modificationsDISABLEDDescription: 'Ninguém pode incluir, alterar ou excluir nada com data até esse dia.',
  modificationsENABLED_WITH_WARNING: 'Avisar',
  modificationsENABLED_WITH_WARNINGDescription:
    'Continua possível, após um aviso de que valores já informados vão mudar.',
  modificationsUnknown: 'Definido em outro lugar. As datas fechadas estão bloqueadas.',
  notYet: 'Passa a valer quando a contabilidade for fechada.',
  open: 'A contabilidade está aberta',
  futureHint: '{date} está no futuro, portanto tudo o que for registrado hoje também ficará fechado.',
  notChecked:
    'Não conseguimos carregar a data de fechamento, por isso nada foi salvo. Suas alterações continuam aqui. Tente novamente.',
  closeBooks: 'Fechar a contabilidade',
  closeThrough: 'Fechar até {date}',
  reopen: 'Reabrir {period}',
  closedLocked: 'Contabilidade fechada até {date}. As alterações estão bloqueadas.',
  closedWarned: 'Contabilidade fechada até {date}. Alterações são permitidas após um aviso.',
  opened: 'A contabilidade está aberta.',
  reopened: ({ period, state }) => `Reaberto: ${period}. ${state}`,
  undo: 'Desfazer',
  undone: ({ state }) => `Desfeito. ${state}`,
  changedSince: 'Outra pessoa alterou o fechamento desde então, por isso nada foi desfeito.',
  openItemsTitle: { one: 'Fechar com {number} item pendente?', other: 'Fechar com {number} itens pendentes?' },
  openItemsLocked:
    '{items}. Com data até {date}, não poderão mais ser alterados enquanto a contabilidade estiver bloqueada.',
  openItemsWarned: '{items}. Com data até {date}, só poderão ser alterados após um aviso.',
  closeAnyway: 'Fechar mesmo assim',
  reopenPeriodTitle: 'Reabrir {period}?',
  reopenPeriodText: ({ begin, end }: { begin: string; end: string }) =>
    `O que tem data ${begin === end ? `de ${begin}` : `de ${begin} até ${end}`} poderá ser alterado livremente, e os relatórios desse período mudarão junto.`,
  reopenPeriod: 'Reabrir',
  reopenBooksTitle: 'Reabrir a contabilidade?',
  reopenBooksText:
    'O que tem data até {date} poderá ser alterado livremente, e os relatórios desse período mudarão junto.',
  reopenBooks: 'Reabrir a contabilidade',
  keepClosed: 'Manter o fechamento',
  severalCompanies: 'A data de fechamento é de cada empresa. Mude para uma única empresa para alterá-la.',
  modeMissing: 'Escolha o que acontece com alterações no período fechado.',
} satisfies Partial<Translation['closing']>;

export const checklist = {
  beforeClosing: 'Antes de fechar {period}',
  toReview: 'A revisar',
  toReviewDescription: 'Transações bancárias aguardando revisão',
  toReviewAction: 'Revisar {count}',
  toReviewCount: '{number} a revisar',
  uncategorized: 'Sem categoria',
  uncategorizedDescription: 'Sem categoria e sem conta',
  uncategorizedAction: 'Categorizar {count}',
  uncategorizedCount: '{number} sem categoria',
  unreconciled: 'Não conciliadas',
  unreconciledDescription: 'Diferentes do banco',
  unreconciledAction: 'Abrir {count}',
  unreconciledCount: '{number} sem conciliar',
  draftInvoices: 'Faturas em rascunho',
  draftInvoicesDescription: 'Ainda não enviadas',
  draftInvoicesNone: 'Nenhuma com data neste período',
  draftInvoicesAction: 'Abrir {count}',
  draftInvoicesCount: { one: '{number} fatura em rascunho', other: '{number} faturas em rascunho' },
  noneOpen: 'Nenhuma',
  notCounted: 'Não foi possível contar.',
  incomplete: 'Nenhuma até agora, mas não foi possível verificar todas.',
  openList: 'Abrir lista',
  allClear: 'Nada pendente até {date}',
  openCount: { one: '{number} item neste período.', other: '{number} itens neste período.' },
  canCloseLocked: 'Você pode fechar com itens pendentes; depois eles não poderão mais ser alterados.',
  canCloseWarned: 'Você pode fechar com itens pendentes; depois eles só poderão ser alterados após um aviso.',
} satisfies Required<MessageOverrides<typeof checklistMessages>>;
