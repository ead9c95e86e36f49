import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OfflineError } from '../../../src/core/errors.ts';
import { createDocumentForm } from '../../../src/form/document/documentForm.ts';
import { isSavedWithoutId } from '../../../src/form/document/isSavedWithoutId.ts';
import {
  blank,
  createService,
  type Fault,
  type Item,
  note,
  type Stored,
  type Values,
} from '../../support/form/service.ts';
import { runs } from '../../support/propertyRuns.ts';

type Field = keyof Values;
const anyField = fc.constantFrom<Field>('name', 'amount');
const anyFault = fc.constantFrom<Fault>('none', 'none', 'lost', 'dropped', 'late', 'rejected', 'offline', 'unreadable');
/** What the user, someone else and the connection do. Texts are numbered, so that each is typed once. */
const anyAction = fc.oneof(
  fc.record({ does: fc.constant('type' as const), field: anyField }),
  fc.record({ does: fc.constant('save' as const), fault: anyFault, typed: fc.option(anyField) }),
  fc.record({ does: fc.constant('check' as const), fault: anyFault }),
  fc.record({ does: fc.constant('change' as const), field: anyField }),
  fc.record({ does: fc.constant('choose' as const), choice: fc.constantFrom('mine' as const, 'stored' as const) }),
  fc.record({ does: fc.constantFrom('arrive' as const, 'refetch' as const, 'delete' as const, 'discard' as const) }),
  fc.record({ does: fc.constant('add' as const) }),
);
type Action = typeof anyAction extends fc.Arbitrary<infer Each> ? Each : never;

/** A form of a new note or a stored one, with the promises it makes to its user. */
function openForm(isNew: boolean, canFind: boolean) {
  const service = createService(canFind);
  const opened: Stored = { id: 'first', name: 'As opened', amount: '1', apiSourceId: undefined };
  if (!isNew) service.books.set(opened.id, opened);
  const write: typeof service.options.write = (items) => {
    for (const item of items) expectNothingOverwritten(item);
    return service.options.write(items);
  };
  const options = { ...service.options, write };
  const form = createDocumentForm(note, note.initialState(isNew ? undefined : opened, blank), () => options);
  /** What the user typed and nobody has saved yet, by document. */
  const typed = new Map<string, Partial<Values>>();
  let texts = 0;
  let opens = 1;

  const documents = () => form.store.get().documents;
  const current = () => documents().find(({ key }) => key === form.store.get().currentKey) ?? expect.unreachable();
  /** The conflicts that a save stopped at, or in which the user chose, by document. */
  const seen = new Map<string, ReturnType<typeof current>['conflict']>();
  const see = () => seen.set(current().key, current().conflict);
  /** A request carries the latest version of others, except where the user saw it and keeps their own. */
  const expectNothingOverwritten = (item: Item) => {
    const sent = documents().find(({ stored }) => item.id !== undefined && stored?.id === item.id);
    const now = service.books.get(sent?.stored?.id ?? '');
    if (!sent || !now) return;
    expect(sent.stored).toEqual(now);
    // What is typed after the save began may conflict, but isn’t sent.
    const shown = seen.get(sent.key);
    const unseen = sent.conflict?.choices.filter(
      ({ field, choice }) => choice === 'mine' && shown?.stored[field] !== now[field],
    );
    expect(unseen?.filter(({ field }) => item[field] !== now[field]) ?? []).toEqual([]);
  };
  const type = (field: Field) => {
    const { key, outcome } = current();
    if (isSavedWithoutId(current()) || (outcome === 'outcomeUnknown' && !canFind)) return; // read-only
    const text = `typed ${texts++}`;
    form.edit((values) => ({ ...values, [field]: text }));
    typed.set(key, { ...typed.get(key), [field]: text });
  };
  const stored = () => service.books.get(current().stored?.id ?? '');

  const run = async (action: Action) => {
    service.setFault('fault' in action ? action.fault : 'none');
    const [sends, before] = [service.writes.length, documents()];
    if (action.does === 'type') type(action.field);
    else if (action.does === 'save') {
      const values = new Map(documents().map((each) => [each.key, each.values]));
      const saving = form.save(false);
      if (action.typed) type(action.typed);
      await saving;
      expect(service.writes.length - sends).toBeLessThanOrEqual(1);
      if (service.writes.length === sends) see();
      forgetSaved(before, values);
    } else if (action.does === 'check') {
      const values = new Map(documents().map((each) => [each.key, each.attempts.at(-1)?.values ?? each.values]));
      await form.check();
      if (canFind) expect(service.writes.length).toBe(sends);
      forgetSaved(before, values);
    } else if (action.does === 'choose') {
      const { key, conflict } = current();
      const { field } = conflict?.choices.find(({ choice }) => choice === 'mine') ?? {};
      if (!field) return;
      form.choose(field, action.choice);
      see();
      if (action.choice === 'stored') typed.set(key, { ...typed.get(key), [field]: undefined });
    } else if (action.does === 'change') {
      const found = stored();
      if (found) service.books.set(found.id, { ...found, [action.field]: `theirs ${texts++}` });
    } else if (action.does === 'delete') service.books.delete(stored()?.id ?? '');
    else if (action.does === 'arrive') service.arrive();
    else if (action.does === 'refetch') form.sync(!isNew ? service.books.get(opened.id) : undefined);
    else if (action.does === 'discard') {
      form.discard();
      typed.clear();
      opens += documents().length;
    } else if (isNew) {
      form.add(note.initialState(undefined, blank));
      opens += 1;
    }
  };

  /** A report of success is true: what was sent is stored. */
  const forgetSaved = (before: ReturnType<typeof documents>, sent: ReadonlyMap<string, Values>) => {
    for (const document of documents()) {
      const { key, outcome } = document;
      const isReported = before.find((each) => each.key === key) !== document;
      if (!isReported || (outcome !== 'saved' && outcome !== 'wasSaved')) continue;
      const saved = [...service.books.values()].filter((each) =>
        document.stored ? each.id === document.stored.id : each.apiSourceId === document.sourceId,
      );
      expect(saved).toMatchObject([document.stored ? document.base : document.values]);
      const values = sent.get(key);
      const entries = Object.entries(typed.get(key) ?? {});
      const isSent = ([field, text]: [string, string | undefined]) => text === values?.[field as Field];
      expect(saved[0]).toMatchObject(Object.fromEntries(entries.filter(isSent)));
      typed.set(key, Object.fromEntries(entries.filter((entry) => !isSent(entry))));
    }
  };

  /** What a lost save stored is saved once the form has read it: someone else may change it, as any other value. */
  const forgetRead = () => {
    for (const { key, stored: read } of documents()) {
      const known = Object.entries(typed.get(key) ?? {}).filter(([field, text]) => read?.[field as Field] !== text);
      typed.set(key, Object.fromEntries(known));
    }
  };

  return {
    run,
    expectPromises: () => {
      expect(form.store.get().phase).toBe('editing');
      forgetRead();
      for (const { key, values } of documents()) {
        const kept = Object.entries(typed.get(key) ?? {}).filter(([, text]) => text !== undefined);
        expect(Object.entries(values)).toEqual(expect.arrayContaining(kept));
      }
      expect(service.books.size).toBeLessThanOrEqual(opens);
    },
  };
}

test.each([
  { isNew: false, canFind: true },
  { isNew: true, canFind: true },
  { isNew: true, canFind: false },
])('nothing is lost, overwritten, duplicated or wrongly reported as saved ($isNew, $canFind)', async (form) => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 25, size: 'max' }), async (actions) => {
      const { run, expectPromises } = openForm(form.isNew, form.canFind);
      for (const action of actions) {
        await run(action);
        expectPromises();
      }
    }),
    { numRuns: runs(200) },
  );
});

test('a saved copy keeps its values when its original changes', async () => {
  const service = createService(true);
  const original: Stored = { id: 'first', name: 'Rent', amount: '1', apiSourceId: undefined };
  service.books.set(original.id, original);
  const form = createDocumentForm(note, note.initialState(original, blank), () => service.options);
  form.add(note.initialState(undefined, { name: 'Rent', amount: '1' }));
  await form.save(false);
  form.sync({ ...original, amount: '2' });
  expect(form.store.get().documents.map(({ base }) => base.amount)).toEqual(['2', '1']);
});

test.each([
  ['ignored once the save returned a later version', 'none', '1'],
  ['merged if the save was rejected', 'rejected', '2'],
] as const)('a version read during a save is %s', async (_what, fault, expected) => {
  const service = createService(true);
  const opened: Stored = { id: 'first', name: 'As opened', amount: '1', apiSourceId: undefined };
  service.books.set(opened.id, opened);
  const form = createDocumentForm(note, note.initialState(opened, blank), () => service.options);
  form.edit((values) => ({ ...values, name: 'Mine' }));
  service.setFault(fault);
  const saving = form.save(false);
  const read = { ...opened, amount: '2' };
  form.sync(read);
  await saving;
  form.sync(read);
  expect(form.current().base.amount).toBe(expected);
  form.sync({ ...opened, amount: '3' });
  expect(form.current().base.amount).toBe('3');
});

test('the value to keep is the one typed last', () => {
  const opened: Stored = { id: 'first', name: 'As opened', amount: '1', apiSourceId: undefined };
  const service = createService(true);
  const form = createDocumentForm(note, note.initialState(opened, blank), () => service.options);
  const type = (name: string) => form.edit((values) => ({ ...values, name }));
  const conflict = () => form.store.get().documents[0]?.conflict;
  type('Mine');
  form.sync({ ...opened, name: 'Theirs' });
  form.choose('name', 'stored');
  expect(conflict()?.choices).toEqual([{ field: 'name', choice: 'stored' }]);
  type('Mine again');
  expect(conflict()).toMatchObject({ mine: { name: 'Mine again' }, choices: [{ field: 'name', choice: 'mine' }] });
});

/** A form of two new documents, in the order of their keys. */
function openTwo(changes: Partial<ReturnType<typeof createService>['options']>) {
  const service = createService(true);
  const written: (string | undefined)[][] = [];
  const write: typeof service.options.write = (items) => {
    written.push(items.map(({ name }) => name));
    return service.options.write(items);
  };
  const options = { ...service.options, write, ...changes };
  const opened = ['First', 'Second'].map((name) => ({
    ...note.initialState(undefined, blank),
    values: { name, amount: '1' },
  }));
  const form = createDocumentForm(note, opened, () => options);
  const documents = () => form.store.get().documents;
  return { form, options, written, documents, keys: documents().map(({ key }) => key) };
}

test('what the user confirms is the save that asked, of the same documents', async () => {
  let asked = 0;
  const onQuestion = () => {
    asked += 1;
  };
  const { form, written, keys } = openTwo({ permissionOf: () => 'confirm', onQuestion });
  await form.save(false, keys.slice(1));
  expect([asked, written]).toEqual([1, []]);
  await form.save(true);
  expect(written).toEqual([['Second']]);
});

test('all documents of a save that could not be sent wait for the connection', async () => {
  const { form, documents, written, options, keys } = openTwo({
    readClosing: () => Promise.reject(new OfflineError()),
  });
  const waiting = () => documents().map(({ rejection }) => rejection?.error instanceof OfflineError);
  await form.save(false, keys.slice(0, 1));
  expect(waiting()).toEqual([true, false]);
  await form.save(false);
  expect(waiting()).toEqual([true, true]);
  options.readClosing = async () => undefined;
  await form.save(false, keys);
  expect(waiting()).toEqual([false, false]);
  expect(written).toEqual([['First', 'Second']]);
});

test('the form keeps what a save leaves out until it is sent', async () => {
  const valuesToSave = (values: Values) => ({ ...values, amount: values.amount === '0' ? '' : values.amount });
  const { form, documents, written } = openTwo({ permissionOf: () => 'confirm', valuesToSave });
  form.edit((values) => ({ ...values, amount: '0' }));
  const amounts = () => documents().map(({ values }) => values.amount);
  await form.save(false);
  expect([amounts(), written]).toEqual([['0', '1'], []]);
  await form.save(true);
  expect(amounts()).toEqual(['', '1']);
  expect(written).toHaveLength(1);
});
