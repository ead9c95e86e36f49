import type { Translation } from '../translation.ts';

const attachments = {
  attachments: 'Pièces jointes',
  noAttachments: 'Aucune pièce jointe.',
  attachment: 'Pièce jointe',
  viewAttachment: 'Voir',
  previewAttachment: 'Aperçu de {name}',
  addAttachment: 'Ajouter…',
  dropAttachment: 'Vous pouvez aussi déposer ou coller des fichiers.',
  addingAttachment: 'Ajout…',
  attachmentFailed: 'Impossible de joindre le fichier. Réessayez.',
  remove: 'Retirer {name}',
} satisfies Partial<Translation['journalEntry']>;

export const save = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  nothingToSave: 'Aucune modification à enregistrer.',
  cancel: 'Annuler',
  close: 'Fermer',
  closedTitle: 'Enregistrer dans une période clôturée ?',
  closedWarning:
    'La comptabilité est clôturée jusqu’au {date}. L’enregistrement modifie les états de la période concernée.',
  changeAnyway: 'Enregistrer quand même',
  notChecked: 'Impossible de charger la dernière version. Rien n’a été enregistré. Réessayez.',
  check: 'Vérifier',
  checking: 'Vérification…',
  checkFailed: 'Vérification impossible. Réessayez dans un instant.',
  wasSaved: 'Vos modifications ont été enregistrées.',
  wasNotSaved: 'Non enregistré. Vos modifications sont toujours là. Enregistrez de nouveau.',
  discardTitle: 'Abandonner vos modifications ?',
  discardText: 'Certaines modifications ne sont pas enregistrées.',
  leaveUnknownText:
    'L’enregistrement de votre dernière modification n’a pas pu être confirmé. Vérifiez avant de quitter, ou quittez quand même.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',
} satisfies Partial<Translation['journalEntry']>;

export const form = {
  ...attachments,
  ...save,
  description: 'Libellé',
  bankAccount: 'Compte bancaire',
  dimensions: 'Axes analytiques',
  statusACTIVE: 'Active',
  statusINACTIVE: 'Inactive (exclue de la comptabilité)',
  line: 'Ligne {number}',
  undo: 'Annuler',
  addLine: 'Ajouter une ligne',
  removeLine: 'Retirer la ligne {number}',
  moreDetails: 'Plus de détails',
  customData: 'Champs personnalisés',
  tooManyFields: '{count} champs. La limite est de 50. Regroupez-en certains.',
  customDataTooLong: '{count} caractères au total. La limite est de 2 000. Raccourcissez certains champs.',
  yours: 'La vôtre',
  current: 'Actuelle',
  empty: 'Vide',
} satisfies Partial<Translation['journalEntry']>;
