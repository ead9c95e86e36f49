import type { checklistMessages } from '../../closing/checklistMessages.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Translation } from '../translation.ts';

const notice = {
  what: 'la fecha de cierre',
  noticeLocked:
    'La contabilidad está cerrada hasta el {date}. No se puede modificar nada con esa fecha o una anterior.',
  noticeWarned:
    'La contabilidad está cerrada hasta el {date}. Lo que tenga esa fecha o una anterior se puede modificar tras una advertencia.',
  unknownMode: ({ modifications }: { modifications: string | null }) =>
    modifications === null
      ? 'Falta la configuración del cierre, por lo que los periodos cerrados están bloqueados.'
      : `La configuración de cierre “${modifications}” no se reconoce, por lo que los periodos cerrados están bloqueados.`,
  unreadable: 'No pudimos leer la fecha de cierre, por lo que no se puede modificar nada.',
  unavailable:
    'No sabemos si la contabilidad está cerrada. Si lo está, los cambios en el periodo cerrado pueden rechazarse.',
  notLoaded: 'No pudimos cargar la fecha de cierre. No se guardará nada hasta que se cargue.',
  documentLocked: 'La contabilidad está cerrada hasta el {date}. Esto no se puede modificar.',
  documentWarned: 'La contabilidad está cerrada hasta el {date}. Esto se puede modificar tras una advertencia.',
} satisfies Partial<Translation['closing']>;

export const closing = {
  ...notice,
  title: 'Cierre contable',
  stateOpen: 'La contabilidad está abierta. No hay ningún periodo cerrado.',
  stateLocked: 'Cerrada hasta el {date}. Los cambios en fechas cerradas están bloqueados.',
  stateWarned: 'Cerrada hasta el {date}. Las fechas cerradas se pueden modificar tras una advertencia.',
  date: 'Contabilidad cerrada hasta',
  dateHint: 'Deje el campo vacío para mantenerla abierta.',
  lastMonth: 'Fin del mes anterior',
  lastQuarter: 'Fin del trimestre anterior',
  lastYear: 'Fin del año anterior',
  months: '{year} por meses',
  legend_closed: 'Cerrado',
  legend_close: 'Se cierra ahora, {period}',
  legend_reopen: 'Se reabre, {period}',
  legend_open: 'Abierto',
  through: 'hasta el {date}',
  modifications: 'Cambios en fechas cerradas',
  modificationsDISABLED: 'Bloquear',
  modificationsDISABLEDDescription: 'Nadie puede agregar, modificar ni eliminar nada con esa fecha o una anterior.',
  modificationsENABLED_WITH_WARNING: 'Advertir',
  modificationsENABLED_WITH_WARNINGDescription: 'Se permiten, tras advertir de que cambiarán cifras ya informadas.',
  modificationsUnknown: 'Configurado en otro lugar. Las fechas cerradas están bloqueadas.',
  notYet: 'Se aplica cuando se cierre la contabilidad.',
  open: 'La contabilidad está abierta',
  futureHint: 'El {date} es una fecha futura, por lo que lo que se registre hoy también quedará cerrado.',
  notChecked:
    'No pudimos cargar la fecha de cierre, por lo que no se guardó nada. Sus cambios siguen aquí. Intente de nuevo.',
  closeBooks: 'Cerrar la contabilidad',
  closeThrough: 'Cerrar hasta el {date}',
  reopen: 'Reabrir {period}',
  closedLocked: 'Contabilidad cerrada hasta el {date}. Los cambios están bloqueados.',
  closedWarned: 'Contabilidad cerrada hasta el {date}. Los cambios se permiten tras una advertencia.',
  opened: 'La contabilidad está abierta.',
  reopened: ({ period, state }) => `Reabierto: ${period}. ${state}`,
  undo: 'Deshacer',
  undone: ({ state }) => `Deshecho. ${state}`,
  changedSince: 'Otra persona modificó el cierre desde entonces, por lo que no se deshizo nada.',
  openItemsTitle: {
    one: '¿Cerrar con {number} elemento pendiente?',
    other: '¿Cerrar con {number} elementos pendientes?',
  },
  openItemsLocked:
    '{items}. Con fecha {date} o anterior, ya no podrán modificarse mientras la contabilidad esté bloqueada.',
  openItemsWarned: '{items}. Con fecha {date} o anterior, solo podrán modificarse tras una advertencia.',
  closeAnyway: 'Cerrar de todos modos',
  reopenPeriodTitle: '¿Reabrir {period}?',
  reopenPeriodText: ({ begin, end }: { begin: string; end: string }) =>
    `Lo que tenga fecha ${begin === end ? `del ${begin}` : `entre el ${begin} y el ${end}`} se podrá modificar libremente, y con ello cambiarán los informes de ese periodo.`,
  reopenPeriod: 'Reabrir',
  reopenBooksTitle: '¿Reabrir la contabilidad?',
  reopenBooksText:
    'Lo que tenga fecha {date} o anterior se podrá modificar libremente, y con ello cambiarán los informes de ese periodo.',
  reopenBooks: 'Reabrir la contabilidad',
  keepClosed: 'Mantener el cierre',
  severalCompanies: 'La fecha de cierre es propia de cada empresa. Cambie a una sola empresa para modificarla.',
  modeMissing: 'Elija qué ocurre con los cambios en el periodo cerrado.',
} satisfies Partial<Translation['closing']>;

export const checklist = {
  beforeClosing: 'Antes de cerrar {period}',
  toReview: 'Por revisar',
  toReviewDescription: 'Transacciones bancarias pendientes de revisión',
  toReviewAction: 'Revisar {count}',
  toReviewCount: '{number} por revisar',
  uncategorized: 'Sin categoría',
  uncategorizedDescription: 'Sin categoría ni cuenta',
  uncategorizedAction: 'Categorizar {count}',
  uncategorizedCount: '{number} sin categoría',
  unreconciled: 'Sin conciliar',
  unreconciledDescription: 'Difieren del banco',
  unreconciledAction: 'Abrir {count}',
  unreconciledCount: '{number} sin conciliar',
  draftInvoices: 'Facturas en borrador',
  draftInvoicesDescription: 'Aún sin enviar',
  draftInvoicesNone: 'Ninguna con fecha en este período',
  draftInvoicesAction: 'Abrir {count}',
  draftInvoicesCount: { one: '{number} factura en borrador', other: '{number} facturas en borrador' },
  noneOpen: 'Ninguna',
  notCounted: 'No se pudieron contar.',
  incomplete: 'Ninguna por ahora, pero no se pudieron comprobar todas.',
  openList: 'Abrir lista',
  allClear: 'No queda nada pendiente hasta el {date}',
  openCount: { one: '{number} elemento en este período.', other: '{number} elementos en este período.' },
  canCloseLocked: 'Puede cerrar con elementos pendientes; después ya no podrán modificarse.',
  canCloseWarned: 'Puede cerrar con elementos pendientes; después solo podrán modificarse tras una advertencia.',
} satisfies Required<MessageOverrides<typeof checklistMessages>>;
