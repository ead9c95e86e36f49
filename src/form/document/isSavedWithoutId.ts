import type { DocumentState, DocumentTypes } from './documentState.ts';

/** Whether a document was saved without a known ID, so that it can’t be edited any more. */
export function isSavedWithoutId({
  stored,
  outcome,
}: Pick<DocumentState<DocumentTypes>, 'stored' | 'outcome'>): boolean {
  return stored === undefined && (outcome === 'wasSaved' || outcome === 'earlierAttemptSaved');
}
