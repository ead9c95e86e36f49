'use client';
import { type Ref, useId, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { currencySymbol } from '../../core/money/currencyName.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { type MoneyInput, parseTypedMoney, textOfMoney } from '../../core/money/parseMoneyInput.ts';
import { usePart } from '../parts/usePart.ts';
import { amountMessages } from './amountMessages.ts';
import { Field } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';

interface MoneyFieldProps extends FieldProps {
  value: MoneyInput;
  /** Called on every keystroke with the parsed text. */
  onChange: (value: MoneyInput) => void;
  isReadOnly?: boolean;
  /** Whether negative amounts are valid; default false. */
  allowsNegative?: boolean;
  /** Called on Enter instead of submitting the form. */
  onEnter?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** An amount or a sum, such as `1200/2`, in the company's currency: as typed while the user types, then formatted for the locale. */
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
  const messages = useMessages('ui', amountMessages);
  const { Part, look } = usePart('Input', 'daybook-text-control', besideSymbol);
  const symbolId = useId();
  /** The text while the user types; `isErrorShown` while the error of the previous text is still shown. */
  const [typing, setTyping] = useState<{ text: string; isErrorShown: boolean }>();
  const format = { currency, locale };

  const problem =
    value.amount === null && value.code !== 'empty' && (typing?.isErrorShown ?? true) ? value.code : undefined;
  const example = formatMoney(toMinor(123456), { ...format, currencyDisplay: 'none' });
  const error = problem && messages[`${problem}Amount`]({ currency, example, count: currencyDigits(currency) });

  return (
    <Field
      {...field}
      errors={error ? [error, ...(field.errors ?? [])] : field.errors}
      isAnnounced={error !== undefined}
      text={<bdi className="daybook-money">{textOfMoney(value, format)}</bdi>}
    >
      {(control) => (
        // Digits run left to right, and amounts align right, on RTL pages too.
        <div className="daybook-money-control" dir="ltr">
          <Part
            {...look}
            {...control}
            ref={inputRef}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={[symbolId, control['aria-describedby']].filter(Boolean).join(' ')}
            readOnly={isReadOnly}
            value={typing?.text ?? textOfMoney(value, format)}
            onChange={({ target: { value: text } }) => {
              setTyping({ text, isErrorShown: problem !== undefined });
              onChange(parseTypedMoney(text, { ...format, allowsNegative }));
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
          <span id={symbolId}>{currencySymbol(format)}</span>
        </div>
      )}
    </Field>
  );
}

const besideSymbol = { paddingInlineStart: '3.5em', textAlign: 'end' } as const;
