import type { FormDocument } from './documentFormState.ts';
import type { DocumentTypes } from './documentState.ts';

/** Remembers that the user has seen the conflict of a document. */
export function markConflictSeen<D extends DocumentTypes>(document: FormDocument<D>): FormDocument<D> {
  return { ...document, seen: document.conflict?.stored };
}
