import { NotFoundError, OfflineError, OutcomeUnknownError, RejectedError } from '../../../src/core/errors.ts';
import type { ItemOutcome } from '../../../src/core/http/batch.ts';
import { defineDocument } from '../../../src/form/document/defineDocument.ts';
import { defineFields } from '../../../src/form/document/defineFields.ts';
import type { DocumentService } from '../../../src/form/document/documentFormState.ts';

export interface Values {
  name: string;
  amount: string;
}
export interface Stored extends Values {
  id: string;
  apiSourceId: string | undefined;
}
export interface Item extends Values {
  id?: string;
  apiSourceId?: string | undefined;
}
export interface Note {
  Values: Values;
  Stored: Stored;
  Item: Item;
  Name: keyof Values;
  Field: keyof Values;
}

const fields = defineFields<Values, Stored, Item>({ id: '', name: '', amount: '', apiSourceId: undefined })({
  name: { from: ({ name }) => ({ name }), to: ({ name }) => ({ name }), param: 'name' },
  amount: { from: ({ amount }) => ({ amount }), to: ({ amount }) => ({ amount }), param: 'amount' },
});
export const blank: Values = { name: '', amount: '' };

/** A document of two texts. */
export const note = defineDocument<Note>({
  fields,
  from: fields.from,
  merge: (values, base, stored, earlier) => fields.merge(values, fields.from(base), fields.from(stored), earlier),
  choose: fields.choose,
  keepLocal: (saved) => saved,
  takeIds: (values) => values,
  errorsOf: (error) => ({ byField: {}, rest: [error.message] }),
});

/** What happens to a request. A late one is stored by `arrive`. */
export type Fault = 'none' | 'lost' | 'dropped' | 'late' | 'rejected' | 'offline' | 'unreadable';

/** A service in memory that knows new documents by their source. */
export function createService(canFind: boolean) {
  const books = new Map<string, Stored>();
  let late: (() => void)[] = [];
  let fault: Fault = 'none';
  let created = 0;
  const writes: Item[][] = [];
  const failure = (message: string, type = 'INVALID') =>
    new RejectedError(message, { status: 400, problems: [{ type, message }] });

  const store = (item: Item): ItemOutcome<Stored> => {
    const known = [...books.values()].some(({ apiSourceId }) => apiSourceId === item.apiSourceId);
    if (item.id === undefined && known) return { isSaved: false, error: failure('Known.', 'DUPLICATE') };
    const before = item.id === undefined ? undefined : books.get(item.id);
    if (item.id !== undefined && !before) return { isSaved: false, error: new NotFoundError('Deleted.') };
    const { name, amount, apiSourceId } = { ...before, ...item };
    const stored = { id: before?.id ?? `note_${created++}`, name, amount, apiSourceId };
    books.set(stored.id, stored);
    return { isSaved: true, data: stored };
  };
  const failIfUnreadable = () => {
    if (fault === 'unreadable') throw new OutcomeUnknownError('No response.');
  };

  return {
    books,
    writes,
    /** The fault of every request from now on. */
    setFault: (next: Fault) => {
      fault = next;
    },
    /** Stores what is late. */
    arrive: () => {
      for (const each of late) each();
      late = [];
    },
    options: {
      read: async ({ id }) => {
        failIfUnreadable();
        const found = books.get(id);
        if (!found) throw new NotFoundError('Deleted.');
        return found;
      },
      readClosing: async () => undefined,
      permissionOf: () => 'allowed',
      isValid: ({ values }) => values.name !== '',
      isBlank: ({ name, amount }) => name === '' && amount === '',
      toItem: (values, stored) => ({ ...stored, ...values }),
      write: async (items) => {
        writes.push([...items]);
        if (fault === 'offline') throw new OfflineError();
        if (fault === 'rejected') return items.map(() => ({ isSaved: false, error: failure('Wrong.') }));
        if (fault === 'late') late.push(() => items.forEach(store));
        const outcomes = fault === 'late' || fault === 'dropped' ? [] : items.map(store);
        if (fault !== 'none') throw new OutcomeUnknownError('No response.');
        return outcomes;
      },
      ...(canFind && {
        findNew: async (attempts) => {
          failIfUnreadable();
          return [...books.values()].find(({ apiSourceId }) => apiSourceId === attempts[0]?.apiSourceId);
        },
      }),
      onStored: () => {},
      onInvalid: () => {},
      onQuestion: () => {},
    } satisfies DocumentService<Note, undefined> as DocumentService<Note, undefined>,
  };
}
