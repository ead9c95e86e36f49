import { expect, test } from 'vitest';
import { isUndoKey, pressedKey } from '../../src/ui/pressedKey.ts';

test.each([
  ['a', 'KeyA', 'a'],
  ['A', 'KeyA', 'a'],
  // AZERTY: what is written on the key counts.
  ['a', 'KeyQ', 'a'],
  // Hebrew, Arabic and Cyrillic have the letters of the shortcuts in the same place.
  ['ש', 'KeyA', 'a'],
  ['ز', 'KeyZ', 'z'],
  ['Я', 'KeyZ', 'z'],
  ['/', 'KeyQ', '/'],
  ['é', 'Digit2', 'é'],
  ['?', 'Slash', '?'],
  ['Enter', 'Enter', 'Enter'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
])('%s on %s is %s', (key, code, pressed) => {
  expect(pressedKey({ key, code })).toBe(pressed);
});

test('a key event without a key, as of autofill, is none', () => {
  const { key, code } = new Event('keydown') as KeyboardEvent;
  expect(pressedKey({ key, code })).toBe('');
});

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{}, false],
])('Z with %o undoes: %s', (modifiers, isUndo) => {
  expect(isUndoKey({ ...plain, ...modifiers, key: 'ז', code: 'KeyZ' })).toBe(isUndo);
});
