'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';

interface ComparisonFilterProps<Operator extends string, Value> {
  label: string;
  operators: readonly { value: Operator; label: string }[];
  operatorLabel: string;
  addLabel: string;
  /** Renders the field for the value. */
  children: (field: { value: Value | undefined; onChange: (value: Value | undefined) => void }) => ReactNode;
  onAdd: (operator: Operator, value: Value) => void;
}

/** Adds a comparison: an operator and a value. Then the field is empty again. */
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
