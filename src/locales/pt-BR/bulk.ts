import type { Translation } from '../translation.ts';
import { review } from './bankTransaction.ts';

interface BulkSummary {
  done: string;
  total: string;
  failed: string | undefined;
  notConfirmed?: string | undefined;
  notSent?: string | undefined;
}

const edit = {
  bulkForbidden: 'Você não tem permissão para alterar transações bancárias. Sua seleção foi mantida.',
  bulkCategory: 'Categoria',
  bulkVendor: 'Fornecedor',
  bulkDimensions: 'Classes',
  bulkReviewStatus: 'Status de revisão',
  bulkLeave: 'Não alterar',
  bulkSet: 'Alterar para',
  bulkClear: 'Remover',
  bulkNewCategory: 'Nova categoria',
  bulkNewVendor: 'Novo fornecedor',
  bulkNewDimensions: 'Novas classes',
  bulkAddDimensions: 'Adicionar às classes existentes',
  bulkAddDimensionsHint: 'Cada transação mantém suas classes e recebe também estas.',
  bulkReplaceDimensions: 'Substituir',
  bulkReplaceDimensionsHint: 'Substitui o valor em cada classe escolhida. As outras classes não mudam.',
  bulkMissingCategory: 'Escolha uma categoria ou “Não alterar”.',
  bulkMissingVendor: 'Escolha um fornecedor ou “Não alterar”.',
  bulkMissingDimensions: 'Escolha classes ou “Não alterar”.',
  bulkPreview: 'Pré-visualizar…',
  bulkNothingChosen: 'Primeiro escolha o que alterar.',
} satisfies Partial<Translation['bankTransactionList']>;

const preview = {
  bulkWillChange: { one: '{count} transação será alterada', other: '{count} transações serão alteradas' },
  bulkWillNotChange: 'Nada será alterado',
  bulkNet: 'Líquido {amount}',
  bulkAre_split: { one: '{count} está dividida', other: '{count} estão divididas' },
  bulkAre_transfer: { one: '{count} é uma transferência', other: '{count} são transferências' },
  bulkAre_payment: { one: '{count} é um pagamento vinculado', other: '{count} são pagamentos vinculados' },
  bulkAre_account: {
    one: '{count} está lançada em uma conta patrimonial',
    other: '{count} estão lançadas em contas patrimoniais',
  },
  bulkAre_closed: {
    one: '{count} está em um período fechado',
    other: '{count} estão em um período fechado',
  },
  bulkExcluded: '{what}: não incluídas',
  bulkExcludedCount: '{count} não incluídas: {what}',
  bulkPartly: '{what}: categoria e classes não mudarão',
  bulkUnchanged: { one: '{count} já tem estes valores', other: '{count} já têm estes valores' },
  bulkInclude_transfer: { one: 'Incluir a transferência', other: 'Incluir as {count} transferências' },
  bulkInclude_payment: { one: 'Incluir o pagamento vinculado', other: 'Incluir os {count} pagamentos vinculados' },
  bulkInclude_account: {
    one: 'Incluir a lançada em uma conta patrimonial',
    other: 'Incluir as {count} lançadas em contas patrimoniais',
  },
  bulkAlsoReview: 'Marcar também como revisadas',
  bulkFilled: '{filled} sem categoria, {changed} terão a categoria alterada',
  bulkFromTo: '{field}: {from} → {to}',
  bulkTo: '{field}: {to}',
  bulkRemoved: '{field}: remover {from}',
  bulkApply: { one: 'Alterar {count} transação', other: 'Alterar {count} transações' },
  bulkCancel: 'Cancelar',
  bulkClosedText: {
    one: 'A contabilidade está fechada até {date}. {count} transação selecionada está no período fechado.',
    other: 'A contabilidade está fechada até {date}. {count} transações selecionadas estão no período fechado.',
  },
  bulkClosingUnavailable:
    'Não sabemos se a contabilidade está fechada. Se estiver, alterações no período fechado podem ser rejeitadas.',
} satisfies Partial<Translation['bankTransactionList']>;

const reasons = {
  bulkChanged: 'Outra pessoa a alterou. Confira e exclua novamente.',
  bulkFieldChanged: 'Outra pessoa alterou o que você está alterando. Confira e tente novamente.',
  bulkClosed: 'A contabilidade está fechada nesta data.',
  bulkAlreadyDeleted: 'Já foi excluída por outra pessoa.',
  bulkLeftOut_split: 'Transação dividida: edite as linhas uma a uma.',
  bulkLeftOut_transfer: 'Transferência entre suas contas: categoria e classes não foram alteradas.',
  bulkLeftOut_payment: 'Pagamento vinculado: categoria e classes não foram alteradas.',
  bulkLeftOut_account: 'Lançada em uma conta patrimonial: categoria e classes não foram alteradas.',
  bulkRestSaved: 'As outras alterações foram salvas.',
  bulkLocked:
    'A contabilidade está fechada nesta data. A configuração de fechamento não é reconhecida, por isso nada foi alterado.',
  bulkClosingUnreadable: 'Não conseguimos ler a data de fechamento, por isso nada foi alterado.',
  bulkUnconfirmed: 'Ignorada: a data está agora em um período fechado. Tente novamente para confirmar a alteração.',
  bulkCanceled: 'Ignorada: cancelada.',
  bulkUnknownSaved: 'Não foi possível confirmar se foi salva. Ao tentar novamente, verificamos primeiro.',
  bulkUnknownDeleted: 'Não foi possível confirmar a exclusão. Ao tentar novamente, verificamos primeiro.',
  bulkNotSent: 'Ignorada: uma solicitação anterior não teve resposta.',
  bulkUnreachable: 'Ignorada: sem conexão. Verifique a rede e tente novamente.',
  bulkRateLimited: 'Ignorada: solicitações demais. Tente novamente em cinco minutos.',
  bulkToken: 'Ignorada: não conseguimos iniciar sua sessão. Tente novamente em instantes.',
  bulkConfiguration: 'A contabilidade não está configurada corretamente nesta página.',
  bulkNoAccess: 'Você não tem permissão para editar isto.',
  bulkService: 'O serviço teve um problema. Tente novamente em instantes.',
} satisfies Partial<Translation['bankTransactionList']>;

export const bulk = {
  ...review,
  unnamed: 'Transação',
  bulkTitle: 'Alterações em lote',
  bulkAccept: { one: 'Aceitar {count} sugestão', other: 'Aceitar {count} sugestões' },
  bulkSetCategory: 'Categoria…',
  bulkReviewed: 'Revisadas',
  bulkMore: 'Mais…',
  bulkCanChange: { one: '{count} pode mudar', other: '{count} podem mudar' },
  bulkDelete: { one: 'Excluir', other: 'Excluir…' },
  bulkClose: 'Fechar',
  ...edit,
  ...preview,
  bulkDeleteQuestion: { one: 'Excluir {count} transação?', other: 'Excluir {count} transações?' },
  bulkDeleteText: {
    one: 'Ela será excluída das suas listas e do livro razão. Você pode desfazer por 10 segundos.',
    other: 'Elas serão excluídas das suas listas e do livro razão. Você pode desfazer por 10 segundos.',
  },
  bulkClosedStay: {
    one: 'Mais {count} está em um período fechado e será mantida.',
    other: 'Mais {count} estão em um período fechado e serão mantidas.',
  },
  bulkDeleteConfirm: 'Excluir',
  bulkIn: 'Entradas {amount}',
  bulkOut: 'Saídas {amount}',
  bulkHaveReceipt: { one: '{count} tem comprovante', other: '{count} têm comprovante' },
  bulkReading: 'Verificando os dados atuais…',
  bulkSaving: { one: 'Salvando {count} transação', other: 'Salvando {count} transações' },
  bulkDeleting: { one: 'Excluindo {count} transação', other: 'Excluindo {count} transações' },
  bulkProgress: '{done} de {total}',
  bulkStop: 'Parar',
  bulkStopping: 'Parando…',
  bulkSaved: ({ done, total, failed, notConfirmed, notSent }: BulkSummary) =>
    [
      `Atualizadas: ${done} de ${total}`,
      failed && `com falha: ${failed}`,
      notConfirmed && `não confirmadas: ${notConfirmed}`,
      notSent && `não enviadas: ${notSent}`,
    ]
      .filter(Boolean)
      .join('; '),
  bulkDeleted: ({ done, total, failed, notConfirmed }: BulkSummary) =>
    [
      `Excluídas: ${done} de ${total}`,
      failed && `com falha: ${failed}`,
      notConfirmed && `não confirmadas: ${notConfirmed}`,
    ]
      .filter(Boolean)
      .join('; '),
  bulkSendRest: 'Enviar o restante',
  bulkNotUpdated: 'Não atualizadas',
  bulkNotDeleted: 'Não excluídas',
  bulkShowAll: { other: 'Mostrar todas ({count})' },
  bulkRetry: { other: 'Tentar novamente ({count})' },
  bulkUndo: { one: 'Desfazer {count} alteração', other: 'Desfazer {count} alterações' },
  ...reasons,
} satisfies Partial<Translation['bankTransactionList']>;
