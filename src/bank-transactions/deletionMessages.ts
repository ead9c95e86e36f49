/** Why a transaction was not deleted. */
export const deletionMessages = {
  wasNotDeleted: 'Not deleted.',
  deletionChanged: 'Someone else has changed this transaction.',
  deletionClosed: 'Its date is in a closed period now.',
  deletionForbidden: 'You don’t have permission to delete it.',
  deletionOffline: 'You’re offline.',
  deletionFailed: 'Try again in a moment.',
  deletionUnknown: 'We couldn’t confirm whether this was deleted.',
};
