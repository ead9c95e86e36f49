import { act } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider, type SignInProps } from '../renderWithProvider.tsx';
import type { Company } from '../sandbox/company.ts';

interface ControlledField<Value> {
  /** The values passed to `onChange`, in order. */
  changes: Value[];
  /** Changes the value from outside, like a form reset. */
  setValue: (value: Value) => void;
}

/** Renders a controlled field. */
export function renderControlled<Value>(
  initial: Value,
  draw: (value: Value, onChange: (value: Value) => void) => ReactNode,
  options: { company: Company } & Partial<SignInProps>,
): ControlledField<Value> {
  const changes: Value[] = [];
  let set: (value: Value) => void = () => {};
  function Form() {
    const [value, setValue] = useState(initial);
    set = setValue;
    return (
      <Root component="Test" name="test">
        {draw(value, (next) => {
          changes.push(next);
          setValue(next);
        })}
        <button type="button">After</button>
      </Root>
    );
  }
  renderWithProvider(<Form />, options);
  return { changes, setValue: (value) => act(() => set(value)) };
}
