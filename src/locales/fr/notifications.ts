import type { Translation } from '../translation.ts';
import { save } from './forms.ts';

export const notifications: Translation['notifications'] = {
  ...save,
  title: 'Notifications',
  description: 'Choisissez un canal par événement.',
  what: 'les paramètres de notification',
  event: 'Événement',
  financialSummaries: 'Synthèses financières',
  financialSummariesExample: 'Ce qui est entré, ce qui est sorti, ce qui reste',
  bankConnectionErrors: 'Problèmes de connexion bancaire',
  bankConnectionErrorsExample: 'Une banque n’envoie plus d’opérations',
  conversations: 'Conversations',
  conversationsExample: 'Une question ou une réponse sur une opération',
  channelSMS: 'SMS',
  channelEMAIL: 'E-mail',
  channelOFF: 'Désactivé',
  headingSMS: 'SMS',
  notSet: 'Pas encore choisi',
  waiting: 'En attente',
  unconfirmed: 'Non confirmé',
  checkAgain: 'Vérifier de nouveau',
  notSaved: 'Non enregistré',
  choiceNotSaved: '{choice} : non enregistré',
  retry: 'Réessayer',
  otherChannel: 'Actuellement : {channel}',
  noUser: 'Les paramètres de notification sont propres à un utilisateur, et aucun utilisateur n’est connecté.',
};
