import type { checklistMessages } from '../../closing/checklistMessages.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Translation } from '../translation.ts';
import { save } from './forms.ts';

const closingNotice = {
  what: 'das Abschlussdatum',
  noticeLocked: 'Die Bücher sind bis zum {date} abgeschlossen. Vorgänge bis zu diesem Datum lassen sich nicht ändern.',
  noticeWarned:
    'Die Bücher sind bis zum {date} abgeschlossen. Vorgänge bis zu diesem Datum lassen sich nach einer Warnung ändern.',
  unknownMode: ({ modifications }) =>
    modifications === null
      ? 'Die Einstellung zum Abschluss fehlt. Daher sind abgeschlossene Zeiträume gesperrt.'
      : `Die Einstellung „${modifications}“ zum Abschluss ist unbekannt. Daher sind abgeschlossene Zeiträume gesperrt.`,
  unreadable: 'Das Abschlussdatum ist nicht lesbar. Daher kann nichts geändert werden.',
  unavailable:
    'Wir wissen nicht, ob die Bücher abgeschlossen sind. Wenn ja, werden Änderungen im abgeschlossenen Zeitraum eventuell abgelehnt.',
  notLoaded: 'Das Abschlussdatum konnte nicht geladen werden. Bis dahin wird nichts gespeichert.',
  documentLocked: 'Die Bücher sind bis zum {date} abgeschlossen. Eine Änderung ist nicht möglich.',
  documentWarned: 'Die Bücher sind bis zum {date} abgeschlossen. Eine Änderung ist nach einer Warnung möglich.',
} satisfies Partial<Translation['closing']>;

const checklist = {
  beforeClosing: 'Vor dem Abschluss: {period}',
  toReview: 'Zu prüfen',
  toReviewDescription: 'Bankumsätze, die noch geprüft werden müssen',
  toReviewAction: '{count} prüfen',
  toReviewCount: '{number} zu prüfen',
  uncategorized: 'Ohne Kategorie',
  uncategorizedDescription: 'Weder Kategorie noch Konto',
  uncategorizedAction: '{count} kategorisieren',
  uncategorizedCount: '{number} ohne Kategorie',
  unreconciled: 'Nicht abgestimmt',
  unreconciledDescription: 'Abweichung von der Bank',
  unreconciledAction: '{count} öffnen',
  unreconciledCount: '{number} nicht abgestimmt',
  draftInvoices: 'Rechnungsentwürfe',
  draftInvoicesDescription: 'Noch nicht versendet',
  draftInvoicesNone: 'Keine mit Datum in diesem Zeitraum',
  draftInvoicesAction: '{count} öffnen',
  draftInvoicesCount: { one: '{number} Rechnungsentwurf', other: '{number} Rechnungsentwürfe' },
  noneOpen: 'Keine',
  notCounted: 'Konnte nicht gezählt werden.',
  incomplete: 'Bisher nichts gefunden, aber nicht alles konnte geprüft werden.',
  openList: 'Liste öffnen',
  allClear: 'Bis {date} ist nichts mehr offen',
  openCount: { one: '{number} Punkt in diesem Zeitraum.', other: '{number} Punkte in diesem Zeitraum.' },
  canCloseLocked: 'Sie können auch mit offenen Punkten abschließen; diese lassen sich dann nicht mehr ändern.',
  canCloseWarned:
    'Sie können auch mit offenen Punkten abschließen; diese lassen sich dann nur nach einer Warnung ändern.',
} satisfies Required<MessageOverrides<typeof checklistMessages>>;

export const closing = {
  ...save,
  ...closingNotice,
  ...checklist,
  title: 'Bücher abschließen',
  stateOpen: 'Die Bücher sind offen. Kein Zeitraum ist abgeschlossen.',
  stateLocked: 'Bis {date} abgeschlossen. Änderungen im abgeschlossenen Zeitraum sind gesperrt.',
  stateWarned: 'Bis {date} abgeschlossen. Änderungen im abgeschlossenen Zeitraum sind nach einer Warnung möglich.',
  date: 'Bücher abgeschlossen bis',
  dateHint: 'Leer lassen, um die Bücher offen zu halten.',
  lastMonth: 'Ende des letzten Monats',
  lastQuarter: 'Ende des letzten Quartals',
  lastYear: 'Ende des letzten Jahres',
  months: '{year} nach Monaten',
  legend_closed: 'Abgeschlossen',
  legend_close: 'Wird abgeschlossen: {period}',
  legend_reopen: 'Wird wieder geöffnet: {period}',
  legend_open: 'Offen',
  through: 'bis {date}',
  modifications: 'Änderungen im abgeschlossenen Zeitraum',
  modificationsDISABLED: 'Sperren',
  modificationsDISABLEDDescription: 'Niemand kann Vorgänge bis zu diesem Datum hinzufügen, ändern oder löschen.',
  modificationsENABLED_WITH_WARNING: 'Warnen',
  modificationsENABLED_WITH_WARNINGDescription:
    'Weiterhin möglich, nach einer Warnung, dass sich gemeldete Zahlen ändern.',
  modificationsUnknown: 'Anderswo eingestellt. Der abgeschlossene Zeitraum ist gesperrt.',
  notYet: 'Gilt, sobald die Bücher abgeschlossen sind.',
  open: 'Die Bücher sind offen',
  futureHint: '{date} liegt in der Zukunft. Damit ist auch alles abgeschlossen, was heute erfasst wird.',
  notChecked:
    'Das Abschlussdatum konnte nicht geladen werden. Es wurde nichts gespeichert. Ihre Änderungen sind noch da. Versuchen Sie es erneut.',
  closeBooks: 'Bücher abschließen',
  closeThrough: 'Bis {date} abschließen',
  reopen: '{period} wieder öffnen',
  closedLocked: 'Bücher bis {date} abgeschlossen. Änderungen sind gesperrt.',
  closedWarned: 'Bücher bis {date} abgeschlossen. Änderungen sind nach einer Warnung möglich.',
  opened: 'Die Bücher sind offen.',
  reopened: ({ period, state }) => `${period} wieder geöffnet. ${state}`,
  undo: 'Rückgängig',
  undone: ({ state }) => `Rückgängig gemacht. ${state}`,
  changedSince: 'Jemand hat den Abschluss inzwischen geändert. Es wurde nichts rückgängig gemacht.',
  openItemsTitle: {
    one: 'Mit {number} offenem Punkt abschließen?',
    other: 'Mit {number} offenen Punkten abschließen?',
  },
  openItemsLocked: '{items}. Vorgänge bis zum {date} lassen sich nicht mehr ändern, solange die Bücher gesperrt sind.',
  openItemsWarned: '{items}. Vorgänge bis zum {date} lassen sich dann nur nach einer Warnung ändern.',
  closeAnyway: 'Trotzdem abschließen',
  reopenPeriodTitle: '{period} wieder öffnen?',
  reopenPeriodText: ({ begin, end }) =>
    `Vorgänge vom ${begin === end ? begin : `${begin} bis ${end}`} lassen sich dann frei ändern. Die Auswertungen für diesen Zeitraum ändern sich mit.`,
  reopenPeriod: 'Wieder öffnen',
  reopenBooksTitle: 'Bücher wieder öffnen?',
  reopenBooksText:
    'Vorgänge bis zum {date} lassen sich dann frei ändern. Die Auswertungen für diesen Zeitraum ändern sich mit.',
  reopenBooks: 'Bücher wieder öffnen',
  keepClosed: 'Abgeschlossen lassen',
  severalCompanies:
    'Das Abschlussdatum gilt je Unternehmen. Wechseln Sie zu einem einzelnen Unternehmen, um es zu ändern.',
  modeMissing: 'Wählen Sie, was bei Änderungen im abgeschlossenen Zeitraum gilt.',
} satisfies Partial<Translation['closing']>;
