'use client';
import { type KeyboardEvent, useRef } from 'react';

/** Letters that follow within this time, in milliseconds, are a word. */
const pause = 1000;

/**
 * Keys of a group of checkboxes: typing and arrow keys move between them. Enter chooses the focused one, or from a search above them
 * the first that it names, unless some are checked.
 * @param onChoose called with a checkbox and its place, on Enter.
 */
export function useCheckboxKeyboard(onChoose: (box: HTMLInputElement, index: number) => void) {
  const last = useRef({ text: '', time: Number.NEGATIVE_INFINITY });
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target, timeStamp, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
    const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input:not([type=search])')];
    const at = boxes.indexOf(target);
    const steps = { ArrowDown: 1, ArrowUp: boxes.length - Math.min(1, at + 1) }[key];
    if (steps) boxes[(at + steps) % boxes.length]?.focus();
    else if (key === 'Enter' && !boxes.some(({ checked }) => checked)) {
      const box =
        at < 0 ? boxes.find((each) => target.value && nameOf(each).includes(target.value.toLowerCase())) : target;
      if (!box) return;
      onChoose(box, boxes.indexOf(box));
    } else if (at >= 0 && key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
      const { text, time } = last.current;
      const word = (timeStamp - time < pause ? text : '') + key.toLowerCase();
      last.current = { text: word, time: timeStamp };
      const after = [...boxes.slice(at + 1), ...boxes.slice(0, at + 1)];
      const find = (start: string, among: HTMLInputElement[]) => among.find((each) => nameOf(each).startsWith(start));
      (find(word, word.length > 1 ? [target, ...after] : after) ?? find(key.toLowerCase(), after))?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function nameOf(box: HTMLInputElement): string {
  return box.labels?.[0]?.textContent.trim().toLowerCase() ?? '';
}
