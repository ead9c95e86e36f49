import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithBooks, type SignInProps } from '../renderWithProvider.tsx';
import type { Company } from '../sandbox/company.ts';

interface Held<Value> {
  /** What the field told, in order. */
  told: Value[];
  /** Changes the value from outside, as a form does that is reset. */
  hold: (value: Value) => void;
}

/** Shows a field as a form has it, which holds its value. */
export function renderHeld<Value>(
  initial: Value,
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode,
  options: { company: Company } & Partial<SignInProps>,
): Held<Value> {
  const told: Value[] = [];
  let set: (value: Value) => void = () => {};
  function Form() {
    const [value, setValue] = useState(initial);
    set = setValue;
    return (
      <Root component="Trial" name="trial">
        {draw(value, (next) => {
          told.push(next);
          setValue(next);
        })}
        <button type="button">After</button>
      </Root>
    );
  }
  renderWithBooks(<Form />, options);
  return { told, hold: (value) => act(() => set(value)) };
}
