import type { Translation } from '../translation.ts';
import { save } from './forms.ts';

export const notifications: Translation['notifications'] = {
  ...save,
  title: 'Benachrichtigungen',
  description: 'Wählen Sie je Ereignis einen Kanal.',
  what: 'die Benachrichtigungseinstellungen',
  event: 'Ereignis',
  financialSummaries: 'Finanzübersichten',
  financialSummariesExample: 'Was eingegangen ist, was ausgegangen ist, was bleibt',
  bankConnectionErrors: 'Probleme mit der Bankverbindung',
  bankConnectionErrorsExample: 'Eine Bank liefert keine Umsätze mehr',
  conversations: 'Unterhaltungen',
  conversationsExample: 'Jemand fragt oder antwortet zu einem Umsatz',
  channelSMS: 'SMS',
  channelEMAIL: 'E-Mail',
  channelOFF: 'Aus',
  headingSMS: 'SMS',
  notSet: 'Noch nicht gewählt',
  waiting: 'Wartet',
  unconfirmed: 'Nicht bestätigt',
  checkAgain: 'Erneut prüfen',
  notSaved: 'Nicht gespeichert',
  choiceNotSaved: '{choice} nicht gespeichert',
  retry: 'Erneut versuchen',
  otherChannel: 'Aktuell: {channel}',
  noUser: 'Benachrichtigungseinstellungen gehören zu einem Benutzer, und es ist kein Benutzer angemeldet.',
};
