import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider, type SignInProps } from '../renderWithProvider.tsx';
import type { Company } from '../sandbox/company.ts';

interface ControlledField<Value> {
  /** What the field told, in order. */
  changes: Value[];
  /** Changes the value from outside, as a form does that is reset. */
  setValue: (value: Value) => void;
}

/** Shows a field as a form has it, which holds its value. */
export function renderControlled<Value>(
  initial: Value,
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode,
  options: { company: Company } & Partial<SignInProps>,
): ControlledField<Value> {
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
  renderWithProvider(<Form />, options);
  return { changes: told, setValue: (value) => act(() => set(value)) };
}
