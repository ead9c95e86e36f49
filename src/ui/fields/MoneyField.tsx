'use client';
import { type Ref, useId, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { currencySymbol } from '../../core/money/currencyName.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { type MoneyInput, parseMoneyInput, textOfMoney } from '../../core/money/parseMoneyInput.ts';
import { uiMessages } from '../messages.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';

interface MoneyFieldProps extends FieldProps {
  value: MoneyInput;
  /** Called at each key with what the text comes to, and never without somebody typing. */
  onChange: (value: MoneyInput) => void;
  isReadOnly?: boolean;
  /** Whether amounts below 0 are read; default false. */
  allowsNegative?: boolean;
  /** Called in place of what Enter does in a form. */
  onEnter?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** An amount in the books' currency: as it is typed while somebody types, and otherwise as the locale writes it. */
export function MoneyField({
  value,
  onChange,
  isReadOnly,
  allowsNegative = false,
  onEnter,
  inputRef,
  ...field
}: MoneyFieldProps) {
  const { currency, locale } = useDaybookContext();
  const messages = useMessages('ui', uiMessages);
  const symbolId = useId();
  /** What is being typed; `isTold` while the sentence about what was left there before still stands. */
  const [typing, setTyping] = useState<{ text: string; isTold: boolean }>();
  const written = { currency, locale };

  const problem = value.amount === null && value.code !== 'empty' && (typing?.isTold ?? true) ? value.code : undefined;
  const example = formatMoney(toMinor(123456), { ...written, currencyDisplay: 'none' });
  const told = problem && messages[`${problem}Amount`]({ currency, example, count: currencyDigits(currency) });

  return (
    <Field {...field} errors={told ? [told, ...(field.errors ?? [])] : field.errors} isAnnounced={told !== undefined}>
      {(control) => (
        // Digits run from the left on every page, and amounts end on the right.
        <div className="daybook-money-control" dir="ltr">
          <input
            {...control}
            ref={inputRef}
            className="daybook-text-control"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={[symbolId, control['aria-describedby']].filter(Boolean).join(' ')}
            readOnly={isReadOnly}
            value={typing?.text ?? textOfMoney(value, written)}
            onChange={({ target: { value: text } }) => {
              setTyping({ text, isTold: problem !== undefined });
              onChange(parseMoneyInput(text, { ...written, allowsNegative }));
            }}
            onFocus={({ target }) => target.select()}
            onBlur={() => setTyping(undefined)}
            onKeyDown={(event) => {
              const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
              if (!onEnter || key !== 'Enter' || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter();
            }}
          />
          <span id={symbolId}>{currencySymbol(written)}</span>
        </div>
      )}
    </Field>
  );
}
