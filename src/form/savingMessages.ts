/** Texts about saving that are the same in all forms. They are overridden in the area `ui`. */
export const savingMessages = {
  notSaved: 'Not saved.',
  viewOnlyDocument: ({ what }: { what: string }) => `You don’t have permission to change ${what}.`,
  noPermission: ({ what }: { what: string }) =>
    `You don’t have permission to change ${what}. Your changes weren’t saved.`,
  notSavedToken: 'We couldn’t sign you in, so this wasn’t saved. Try again in a moment.',
  notSavedService: 'Couldn’t save. Try again in a moment.',
  notSavedOffline: 'You’re offline, so this wasn’t saved. Try again when you’re back online.',
  /** Above a form that saves automatically when the connection is back. */
  savedWhenOnline: 'You’re offline. Your changes will be saved when you’re back online.',
  /** Under one of those changes. */
  choiceSavedWhenOnline: ({ choice }: { choice: string }) => `“${choice}” will be saved when you’re back online.`,
  notSavedConfiguration: 'Bookkeeping isn’t set up correctly on this page, so this wasn’t saved.',
  /** The outcome is looked up automatically. */
  checkingSave: 'Checking whether it was saved…',
  saveUnconfirmed: 'We couldn’t confirm this was saved. Check the current value before trying again.',
  /** Under a change that was rejected; `stored` is the value that still applies. */
  stillSetTo: ({ stored }: { stored: string }) => `Not saved. Still set to ${stored}.`,
  /** Under a change whose outcome is unknown. */
  currently: ({ stored }: { stored: string }) => `Currently: ${stored}.`,
};
