'use client';
import { useId, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { memoize } from '../../core/memoize.ts';
import { currencyDigits } from '../../core/money/currencies.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { toMinor } from '../../core/money/minor.ts';
import { amountMessages } from '../../ui/fields/amountMessages.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { usePart } from '../../ui/parts/usePart.ts';
import { parseLineAmount, textOfLineAmount } from '../model/lineAmount.ts';
import type { Direction, LineValues } from '../model/lineValues.ts';
import { isShareText } from '../model/share.ts';
import type { transactionMessages } from '../transactionMessages.ts';

interface SplitAmountProps {
  line: LineValues;
  direction: Direction;
  /** The transaction's amount, in its direction; null if it is invalid, and for an unknown remainder. */
  total: number | null;
  takesRemainder: boolean;
  errors: readonly string[] | undefined;
  isReadOnly: boolean;
  onChange: (changes: Pick<LineValues, 'amount'> | Pick<LineValues, 'percent'>) => void;
  messages: typeof transactionMessages;
}

/** The signed amount of a split line, typed as an amount or as a share such as `1/3` or `20%`, with the other unit beside it. */
export function SplitAmount(props: SplitAmountProps) {
  const { line, direction, total, takesRemainder, errors, isReadOnly, onChange, messages } = props;
  const { currency, locale } = useDaybookContext();
  const shared = useMessages('ui', amountMessages);
  const unitId = useId();
  const { Part, look } = usePart('Input', 'daybook-text-control', endAligned);
  const [typed, setTyped] = useState<string>();
  const format = { currency, locale };
  const { amount, percent } = line;
  const code = typed === undefined && percent === null && amount.amount === null ? amount.code : 'empty';
  const example = formatMoney(toMinor(123456), { ...format, currencyDisplay: 'none' });
  const problems =
    code === 'empty' ? [] : [shared[`${code}Amount`]({ currency, example, count: currencyDigits(currency) })];
  const share = total && amount.amount !== null ? amount.amount / total : undefined;
  const computed = share === undefined ? undefined : percentFormat(locale).format(share);
  const text = takesRemainder && total === null ? '' : textOfLineAmount(amount, direction, format);
  const unit = takesRemainder ? messages.rest : (percent ?? computed);
  return (
    <Field
      isLabelHidden
      label={messages.lineAmount}
      errors={[...problems, ...(errors ?? [])]}
      text={<bdi className="daybook-money">{text}</bdi>}
      detail={unit}
    >
      {(control) => (
        <div className="daybook-split-amount" dir="ltr">
          <Part
            {...look}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={[unitId, control['aria-describedby']].filter(Boolean).join(' ')}
            readOnly={isReadOnly || takesRemainder}
            value={typed ?? text}
            onChange={({ target: { value } }) => {
              setTyped(value);
              if (isShareText(value)) onChange({ percent: value });
              else onChange({ amount: parseLineAmount(value, direction, format) });
            }}
            onFocus={({ target }) => target.select()}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => {
              if (takesRemainder && event.key === ' ') event.preventDefault(); // would scroll the page
            }}
          />
          {/* A long amount has the room; it still describes the field. */}
          <span id={unitId} hidden={(typed ?? text).length > (takesRemainder ? 11 : 13)}>
            {unit}
          </span>
        </div>
      )}
    </Field>
  );
}

const percentFormat = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

const endAligned = { textAlign: 'end' } as const;
