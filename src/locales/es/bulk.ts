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
  bulkForbidden: 'No tiene permiso para modificar transacciones bancarias. Su selección se conserva.',
  bulkCategory: 'Categoría',
  bulkVendor: 'Proveedor',
  bulkDimensions: 'Clases',
  bulkReviewStatus: 'Estado de revisión',
  bulkLeave: 'No cambiar',
  bulkSet: 'Cambiar a',
  bulkClear: 'Quitar',
  bulkNewCategory: 'Nueva categoría',
  bulkNewVendor: 'Nuevo proveedor',
  bulkNewDimensions: 'Nuevas clases',
  bulkAddDimensions: 'Agregar a las clases existentes',
  bulkAddDimensionsHint: 'Cada transacción conserva sus clases y recibe también estas.',
  bulkReplaceDimensions: 'Reemplazar',
  bulkReplaceDimensionsHint: 'Reemplaza el valor en cada clase que elija. Las demás no cambian.',
  bulkMissingCategory: 'Elija una categoría o “No cambiar”.',
  bulkMissingVendor: 'Elija un proveedor o “No cambiar”.',
  bulkMissingDimensions: 'Elija clases o “No cambiar”.',
  bulkPreview: 'Vista previa…',
  bulkNothingChosen: 'Elija primero qué cambiar.',
} satisfies Partial<Translation['bankTransactionList']>;

const preview = {
  bulkWillChange: { one: 'Cambiará {count} transacción', other: 'Cambiarán {count} transacciones' },
  bulkWillNotChange: 'No cambiará nada',
  bulkNet: 'Neto {amount}',
  bulkAre_split: { one: '{count} está dividida', other: '{count} están divididas' },
  bulkAre_transfer: { one: '{count} es una transferencia', other: '{count} son transferencias' },
  bulkAre_payment: { one: '{count} es un pago vinculado', other: '{count} son pagos vinculados' },
  bulkAre_account: {
    one: '{count} está contabilizada en una cuenta de balance',
    other: '{count} están contabilizadas en cuentas de balance',
  },
  bulkAre_closed: {
    one: '{count} está en un periodo cerrado',
    other: '{count} están en un periodo cerrado',
  },
  bulkExcluded: '{what}: sin incluir',
  bulkExcludedCount: '{count} sin incluir: {what}',
  bulkPartly: '{what}: la categoría y las clases no cambiarán',
  bulkUnchanged: { one: '{count} ya tiene estos valores', other: '{count} ya tienen estos valores' },
  bulkInclude_transfer: { one: 'Incluir la transferencia', other: 'Incluir las {count} transferencias' },
  bulkInclude_payment: { one: 'Incluir el pago vinculado', other: 'Incluir los {count} pagos vinculados' },
  bulkInclude_account: {
    one: 'Incluir la contabilizada en una cuenta de balance',
    other: 'Incluir las {count} contabilizadas en cuentas de balance',
  },
  bulkAlsoReview: 'Marcar también como revisadas',
  bulkFilled: '{filled} sin categoría, {changed} cambiarán la suya',
  bulkFromTo: '{field}: {from} → {to}',
  bulkTo: '{field}: {to}',
  bulkRemoved: '{field}: quitar {from}',
  bulkApply: { one: 'Cambiar {count} transacción', other: 'Cambiar {count} transacciones' },
  bulkCancel: 'Cancelar',
  bulkClosedText: {
    one: 'La contabilidad está cerrada hasta el {date}. {count} transacción seleccionada está en el periodo cerrado.',
    other:
      'La contabilidad está cerrada hasta el {date}. {count} transacciones seleccionadas están en el periodo cerrado.',
  },
  bulkClosingUnavailable:
    'No sabemos si la contabilidad está cerrada. Si lo está, los cambios en el periodo cerrado pueden rechazarse.',
} satisfies Partial<Translation['bankTransactionList']>;

const reasons = {
  bulkChanged: 'Otra persona la modificó. Revísela y elimínela de nuevo.',
  bulkFieldChanged: 'Otra persona modificó lo que usted está cambiando. Revísela e inténtelo de nuevo.',
  bulkClosed: 'La contabilidad está cerrada en esta fecha.',
  bulkAlreadyDeleted: 'Otra persona ya la eliminó.',
  bulkLeftOut_split: 'Transacción dividida: edite sus líneas una por una.',
  bulkLeftOut_transfer: 'Transferencia entre sus cuentas: la categoría y las clases no se cambiaron.',
  bulkLeftOut_payment: 'Pago vinculado: la categoría y las clases no se cambiaron.',
  bulkLeftOut_account: 'Contabilizada en una cuenta de balance: la categoría y las clases no se cambiaron.',
  bulkRestSaved: 'Los demás cambios se guardaron.',
  bulkLocked:
    'La contabilidad está cerrada en esta fecha. La configuración de cierre no se reconoce, por lo que no se modificó nada.',
  bulkClosingUnreadable: 'No pudimos leer la fecha de cierre, por lo que no se modificó nada.',
  bulkUnconfirmed: 'Omitida: la fecha está ahora en un periodo cerrado. Reintente para confirmar el cambio.',
  bulkCanceled: 'Omitida: cancelada.',
  bulkUnknownSaved: 'No se pudo confirmar si se guardó. Al reintentar se comprueba primero.',
  bulkUnknownDeleted: 'No se pudo confirmar si se eliminó. Al reintentar se comprueba primero.',
  bulkNotSent: 'Omitida: una solicitud anterior no obtuvo respuesta.',
  bulkUnreachable: 'Omitida: no hay conexión. Revise la red y reintente.',
  bulkRateLimited: 'Omitida: demasiadas solicitudes. Reintente en cinco minutos.',
  bulkToken: 'Omitida: no pudimos iniciar su sesión. Reintente en un momento.',
  bulkConfiguration: 'La contabilidad no está bien configurada en esta página.',
  bulkNoAccess: 'No tiene permiso para editar esto.',
  bulkService: 'El servicio tuvo un problema. Reintente en un momento.',
} satisfies Partial<Translation['bankTransactionList']>;

export const bulk = {
  ...review,
  unnamed: 'Transacción',
  bulkTitle: 'Cambios en lote',
  bulkAccept: { one: 'Aceptar {count} sugerencia', other: 'Aceptar {count} sugerencias' },
  bulkSetCategory: 'Categoría…',
  bulkReviewed: 'Revisadas',
  bulkMore: 'Más…',
  bulkCanChange: { one: '{count} puede cambiar', other: '{count} pueden cambiar' },
  bulkDelete: { one: 'Eliminar', other: 'Eliminar…' },
  bulkClose: 'Cerrar',
  ...edit,
  ...preview,
  bulkDeleteQuestion: { one: '¿Eliminar {count} transacción?', other: '¿Eliminar {count} transacciones?' },
  bulkDeleteText: {
    one: 'Se eliminará de sus listas y del libro mayor. Puede deshacerlo durante 10 segundos.',
    other: 'Se eliminarán de sus listas y del libro mayor. Puede deshacerlo durante 10 segundos.',
  },
  bulkClosedStay: {
    one: '{count} más está en un periodo cerrado y se conserva.',
    other: '{count} más están en un periodo cerrado y se conservan.',
  },
  bulkDeleteConfirm: 'Eliminar',
  bulkIn: 'Entradas {amount}',
  bulkOut: 'Salidas {amount}',
  bulkHaveReceipt: { one: '{count} tiene comprobante', other: '{count} tienen comprobante' },
  bulkReading: 'Comprobando los datos actuales…',
  bulkSaving: { one: 'Guardando {count} transacción', other: 'Guardando {count} transacciones' },
  bulkDeleting: { one: 'Eliminando {count} transacción', other: 'Eliminando {count} transacciones' },
  bulkProgress: '{done} de {total}',
  bulkStop: 'Detener',
  bulkStopping: 'Deteniendo…',
  bulkSaved: ({ done, total, failed, notConfirmed, notSent }: BulkSummary) =>
    [
      `Actualizadas: ${done} de ${total}`,
      failed && `con error: ${failed}`,
      notConfirmed && `sin confirmar: ${notConfirmed}`,
      notSent && `sin enviar: ${notSent}`,
    ]
      .filter(Boolean)
      .join('; '),
  bulkDeleted: ({ done, total, failed, notConfirmed }: BulkSummary) =>
    [
      `Eliminadas: ${done} de ${total}`,
      failed && `con error: ${failed}`,
      notConfirmed && `sin confirmar: ${notConfirmed}`,
    ]
      .filter(Boolean)
      .join('; '),
  bulkSendRest: 'Enviar el resto',
  bulkNotUpdated: 'Sin actualizar',
  bulkNotDeleted: 'Sin eliminar',
  bulkShowAll: { other: 'Mostrar todas ({count})' },
  bulkRetry: { other: 'Reintentar ({count})' },
  bulkUndo: { one: 'Deshacer {count} cambio', other: 'Deshacer {count} cambios' },
  ...reasons,
} satisfies Partial<Translation['bankTransactionList']>;
