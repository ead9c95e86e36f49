'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/fields/Button.tsx';
import { Select } from '../ui/fields/Select.tsx';

interface ComparisonFilterProps<Operator extends string, Value> {
  /** What is compared. */
  label: string;
  /** What it is compared by, each with its word. */
  operators: readonly { value: Operator; label: string }[];
  /** What the choice of these is called. */
  operatorLabel: string;
  addLabel: string;
  /** Draws the field for the value. */
  children: (field: { value: Value | undefined; onChange: (value: Value | undefined) => void }) => ReactNode;
  onAdd: (operator: Operator, value: Value) => void;
}

/** One more comparison: by what, and with what. The field is empty again then, for another one. */
export function ComparisonFilter<Operator extends string, Value>(props: ComparisonFilterProps<Operator, Value>) {
  const { label, operators, operatorLabel, addLabel, children, onAdd } = props;
  const [chosen, setChosen] = useState<Operator>();
  const [value, setValue] = useState<Value>();
  const [round, setRound] = useState(0);
  const operator = chosen ?? operators[0]?.value;
  const add = () => {
    if (operator === undefined || value === undefined) return;
    onAdd(operator, value);
    setValue(undefined);
    setRound(round + 1);
  };
  return (
    <fieldset
      className="daybook-comparison"
      onKeyDown={({ key, target, nativeEvent }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement && !nativeEvent.isComposing) add();
      }}
    >
      <legend>{label}</legend>
      {operator !== undefined && (
        <Select label={operatorLabel} isLabelHidden value={operator} options={operators} onChange={setChosen} />
      )}
      <div key={round}>{children({ value, onChange: setValue })}</div>
      <Button onPress={add} isDisabled={value === undefined}>
        {addLabel}
      </Button>
    </fieldset>
  );
}
