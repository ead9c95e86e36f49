import type { FormDocument } from './documentFormState.ts';
import type { DocumentTypes } from './documentState.ts';

/** The document, whose conflict the user has seen. */
export function asSeen<D extends DocumentTypes>(document: FormDocument<D>): FormDocument<D> {
  return { ...document, seen: document.conflict?.stored };
}
