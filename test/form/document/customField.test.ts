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
