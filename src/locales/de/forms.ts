import type { Translation } from '../translation.ts';

const attachments = {
  attachments: 'Anhänge',
  noAttachments: 'Keine Anhänge.',
  attachment: 'Anhang',
  viewAttachment: 'Ansehen',
  previewAttachment: 'Vorschau von {name}',
  addAttachment: 'Hinzufügen …',
  dropAttachment: 'Sie können Dateien auch hierher ziehen oder einfügen.',
  addingAttachment: 'Wird hinzugefügt …',
  attachmentFailed: 'Die Datei konnte nicht angehängt werden. Versuchen Sie es erneut.',
  remove: '{name} entfernen',
} satisfies Partial<Translation['journalEntry']>;

export const save = {
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  nothingToSave: 'Keine Änderungen zu speichern.',
  cancel: 'Abbrechen',
  close: 'Schließen',
  closedTitle: 'In einem abgeschlossenen Zeitraum speichern?',
  closedWarning:
    'Die Bücher sind bis zum {date} abgeschlossen. Das Speichern ändert die Auswertungen für diesen Zeitraum.',
  changeAnyway: 'Trotzdem speichern',
  notChecked: 'Die aktuelle Fassung konnte nicht geladen werden. Es wurde nichts gespeichert. Versuchen Sie es erneut.',
  check: 'Prüfen',
  checking: 'Wird geprüft …',
  checkFailed: 'Prüfung nicht möglich. Versuchen Sie es gleich noch einmal.',
  wasSaved: 'Ihre Änderungen wurden gespeichert.',
  wasNotSaved: 'Nicht gespeichert. Ihre Änderungen sind noch da. Speichern Sie erneut.',
  discardTitle: 'Änderungen verwerfen?',
  discardText: 'Sie haben nicht gespeicherte Änderungen.',
  leaveUnknownText:
    'Wir wissen nicht, ob Ihre letzte Änderung gespeichert wurde. Prüfen Sie das vor dem Verlassen, oder verlassen Sie die Seite trotzdem.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',
} satisfies Partial<Translation['journalEntry']>;

export const form = {
  ...attachments,
  ...save,
  description: 'Beschreibung',
  bankAccount: 'Bankkonto',
  dimensions: 'Dimensionen',
  statusACTIVE: 'Aktiv',
  statusINACTIVE: 'Inaktiv (nicht in den Büchern)',
  line: 'Zeile {number}',
  undo: 'Rückgängig machen',
  addLine: 'Zeile hinzufügen',
  removeLine: 'Zeile {number} entfernen',
  moreDetails: 'Weitere Details',
  customData: 'Eigene Felder',
  tooManyFields: '{count} Felder. Höchstens 50 sind möglich. Fassen Sie einige zusammen.',
  customDataTooLong: '{count} Zeichen in allen Feldern. Höchstens 2.000 sind möglich. Kürzen Sie einige.',
  yours: 'Ihr Wert',
  current: 'Aktuell',
  empty: 'Leer',
} satisfies Partial<Translation['journalEntry']>;
