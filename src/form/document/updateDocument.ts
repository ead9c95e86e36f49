import type { Store } from '../../core/state/store.ts';
import type { DocumentFormState, FormDocument } from './documentFormState.ts';
import type { DocumentTypes } from './documentState.ts';

/** Changes one document of a form. */
export function updateDocument<D extends DocumentTypes>(
  store: Store<DocumentFormState<D>>,
  key: string,
  change: (document: FormDocument<D>) => FormDocument<D>,
): void {
  store.set((state) => ({
    ...state,
    documents: state.documents.map((document) => (document.key === key ? change(document) : document)),
  }));
}
