import { expect, test, vi } from 'vitest';
import { customFieldErrors, customFieldText } from '../../../src/form/document/customField.ts';

test('an error in a function of the host is reported, and neither blocks nor loses input', () => {
  const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  const crash = () => {
    throw new Error('A bug of the host.');
  };
  const field = { id: 'project', label: 'Project', validate: crash, text: crash };
  expect(customFieldErrors([field], { project: 'Quay' }, {})).toEqual([]);
  expect(customFieldText(field, { project: 'Quay' })).toBe('Quay');
  expect(later.mock.calls).toHaveLength(2);
  for (const [report] of later.mock.calls) expect(report).toThrow('A bug of the host.');
  later.mockRestore();
});

test('a read-only field isn’t validated: the user couldn’t correct it', () => {
  const field = { id: 'project', label: 'Project', validate: () => 'Missing.' };
  expect(customFieldErrors([field], {}, {})).toEqual([{ place: 'customData.project', text: 'Missing.' }]);
  expect(customFieldErrors([{ ...field, readOnly: true }], {}, {})).toEqual([]);
});

test('a text that was stored in a number field can stay', () => {
  const field = { id: 'hours', label: 'Hours', type: 'number' as const };
  expect(customFieldErrors([field], { hours: 'some' }, { hours: 'some' })).toEqual([]);
  expect(customFieldErrors([field], { hours: 'others' }, { hours: 'some' })).toHaveLength(1);
});

test('over a limit of the service, the field that grew most has the error', () => {
  const fields = ['project', 'memo', 'order'].map((id) => ({ id, label: id }));
  const before = { memo: 'x'.repeat(1500), order: 'A-1', other: 1 };
  const now = { ...before, project: 'y'.repeat(600), order: 'A-12' };
  const count = JSON.stringify(now).length;
  const error = { place: 'customData.project', limit: { code: 'customDataTooLong', count } };
  expect(customFieldErrors(fields, now, before)).toEqual([error]);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, place) => [`key ${place}`, 1]));
  expect(customFieldErrors(fields, { project: 'Quay' }, {}, many)).toEqual([
    { place: 'customData.project', limit: { code: 'tooManyFields', count: 51 } },
  ]);
  expect(customFieldErrors(fields, { project: undefined, order: undefined }, {}, many)).toEqual([]);
});

test('what was stored over a limit keeps nobody from changing other fields', () => {
  const stored = { project: 'Quay', memo: 'x'.repeat(2001) };
  expect(customFieldErrors([{ id: 'project', label: 'Project' }], stored, stored)).toEqual([]);
});
