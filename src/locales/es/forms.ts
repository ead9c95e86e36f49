import type { Translation } from '../translation.ts';

const attachments = {
  attachments: 'Adjuntos',
  noAttachments: 'No hay adjuntos.',
  attachment: 'Adjunto',
  viewAttachment: 'Ver',
  previewAttachment: 'Vista previa de {name}',
  addAttachment: 'Agregar…',
  dropAttachment: 'También puede arrastrar o pegar archivos.',
  addingAttachment: 'Agregando…',
  attachmentFailed: 'No se pudo adjuntar el archivo. Intente de nuevo.',
  remove: 'Quitar {name}',
} satisfies Partial<Translation['bankTransaction']>;

export const save = {
  save: 'Guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  nothingToSave: 'No hay cambios que guardar.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  closedTitle: '¿Guardar en un periodo cerrado?',
  closedWarning: 'La contabilidad está cerrada hasta el {date}. Esto modifica los informes de ese periodo.',
  changeAnyway: 'Guardar de todos modos',
  notChecked: 'No pudimos cargar la versión más reciente, por lo que no se guardó nada. Intente de nuevo.',
  check: 'Comprobar',
  checking: 'Comprobando…',
  checkFailed: 'No se pudo comprobar. Intente de nuevo en un momento.',
  wasSaved: 'Sus cambios se guardaron.',
  wasNotSaved: 'No se guardó. Sus cambios siguen aquí. Guarde de nuevo.',
  discardTitle: '¿Descartar sus cambios?',
  discardText: 'Tiene cambios sin guardar.',
  leaveUnknownText:
    'No pudimos confirmar que su último cambio se guardó. Compruébelo antes de salir, o salga de todos modos.',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',
} satisfies Partial<Translation['bankTransaction']>;

export const form = {
  ...attachments,
  ...save,
  description: 'Descripción',
  bankAccount: 'Cuenta bancaria',
  dimensions: 'Clases',
  statusACTIVE: 'Activa',
  statusINACTIVE: 'Inactiva (excluida de la contabilidad)',
  line: 'Línea {number}',
  undo: 'Deshacer',
  addLine: 'Agregar línea',
  removeLine: 'Quitar línea {number}',
  moreDetails: 'Más detalles',
  customData: 'Datos personalizados',
  tooManyFields: { other: '{count} campos. El límite es 50. Combine algunos en un solo campo.' },
  customDataTooLong: { other: '{count} caracteres en todos los campos. El límite es 2000. Acorte algunos.' },
  yours: 'Su valor',
  current: 'Valor actual',
  empty: 'Vacío',
} satisfies Partial<Translation['bankTransaction']>;
