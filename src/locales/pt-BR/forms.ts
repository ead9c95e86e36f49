import type { Translation } from '../translation.ts';

const attachments = {
  attachments: 'Anexos',
  noAttachments: 'Nenhum anexo.',
  attachment: 'Anexo',
  viewAttachment: 'Ver',
  previewAttachment: 'Pré-visualizar {name}',
  addAttachment: 'Adicionar…',
  dropAttachment: 'Você também pode arrastar ou colar arquivos.',
  addingAttachment: 'Adicionando…',
  attachmentFailed: 'Não foi possível anexar o arquivo. Tente novamente.',
  remove: 'Remover {name}',
} satisfies Partial<Translation['bankTransaction']>;

export const save = {
  save: 'Salvar',
  saving: 'Salvando…',
  saved: 'Salvo',
  nothingToSave: 'Não há alterações para salvar.',
  cancel: 'Cancelar',
  close: 'Fechar',
  closedTitle: 'Salvar em um período fechado?',
  closedWarning: 'A contabilidade está fechada até {date}. Isto altera os relatórios desse período.',
  changeAnyway: 'Salvar mesmo assim',
  notChecked: 'Não conseguimos carregar a versão mais recente, por isso nada foi salvo. Tente novamente.',
  check: 'Verificar',
  checking: 'Verificando…',
  checkFailed: 'Não foi possível verificar. Tente novamente em instantes.',
  wasSaved: 'Suas alterações foram salvas.',
  wasNotSaved: 'Não foi salvo. Suas alterações continuam aqui. Salve novamente.',
  discardTitle: 'Descartar suas alterações?',
  discardText: 'Há alterações não salvas.',
  leaveUnknownText:
    'Não conseguimos confirmar se sua última alteração foi salva. Verifique antes de sair ou saia mesmo assim.',
  discard: 'Descartar',
  keepEditing: 'Continuar editando',
} satisfies Partial<Translation['bankTransaction']>;

export const form = {
  ...attachments,
  ...save,
  description: 'Descrição',
  bankAccount: 'Conta bancária',
  dimensions: 'Classes',
  statusACTIVE: 'Ativa',
  statusINACTIVE: 'Inativa (fora da contabilidade)',
  line: 'Linha {number}',
  undo: 'Desfazer',
  addLine: 'Adicionar linha',
  removeLine: 'Remover linha {number}',
  moreDetails: 'Mais detalhes',
  customData: 'Dados personalizados',
  tooManyFields: { other: '{count} campos. O limite é 50. Junte alguns em um só campo.' },
  customDataTooLong: { other: '{count} caracteres em todos os campos. O limite é 2.000. Encurte alguns.' },
  yours: 'Seu valor',
  current: 'Valor atual',
  empty: 'Vazio',
} satisfies Partial<Translation['bankTransaction']>;
