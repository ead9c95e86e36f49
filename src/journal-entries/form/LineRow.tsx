'use client';
import { memo, useCallback } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { parseLineErrors } from '../../form/document/fieldErrors.ts';
import { removeLineKeys } from '../../form/parts/lineTableKeys.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import type { PartProps } from '../fields/partProps.ts';
import type { LineValues } from '../model/formValues.ts';
import { changeLine, withTrailingLine } from '../model/lines.ts';
import { debitField } from './lineKeyboard.ts';

interface LineRowProps extends Pick<PartProps, 'edit' | 'isReadOnly' | 'messages'> {
  line: LineValues;
  /** From 0. */
  place: number;
  /** Accounts named by the entry. */
  known: readonly GlAccount[];
  onRemove: (key: string, place: number) => void;
  focusLine: (place: number, selector: string) => void;
  /** JSON pairs of a field and its errors; empty for none. */
  errors: string;
}

/** One line of an entry. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, edit, isReadOnly, messages } = props;
  const { key } = line;
  const { locale } = useDaybookContext();
  const errors = parseLineErrors(props.errors);
  const number = (place + 1).toLocaleString(locale);
  // The blank line at the end becomes one of the entry's only when it is filled in.
  const set = useCallback(
    (changes: Partial<LineValues>) => edit((values) => changeLine(withTrailingLine(values), key, changes)),
    [edit, key],
  );
  return (
    <li className="daybook-line" data-line={key} aria-label={messages.line({ number })}>
      <div className="daybook-field-grid daybook-line-fields daybook-journal-fields" data-number={number}>
        <LineAccount
          glAccountId={line.glAccountId}
          accountText={line.accountText}
          place={place}
          known={props.known}
          focusLine={props.focusLine}
          errors={props.errors}
          isReadOnly={isReadOnly}
          set={set}
          messages={messages}
        />
        {(['drAmount', 'crAmount'] as const).map((side) => (
          <MoneyField
            key={side}
            label={side === 'drAmount' ? messages.debit : messages.credit}
            isReadOnly={isReadOnly}
            errors={errors.get(side)}
            value={line[side]}
            onChange={(money) => set({ [side]: money })}
          />
        ))}
        {!isReadOnly && (
          <div className="daybook-line-tools">
            <IconButton
              icon="remove"
              shortcut={removeLineKeys}
              label={messages.removeLine({ number })}
              isTabStop={false}
              onPress={() => props.onRemove(key, place)}
            />
          </div>
        )}
      </div>
    </li>
  );
});

interface LineAccountProps
  extends Pick<LineValues, 'glAccountId' | 'accountText'>,
    Pick<LineRowProps, 'place' | 'known' | 'focusLine' | 'errors' | 'isReadOnly' | 'messages'> {
  set: (changes: Partial<LineValues>) => void;
}

/** The account of a line. A key in an amount doesn’t render it. */
const LineAccount = memo(function LineAccount(props: LineAccountProps) {
  const { accountText: text, set, messages } = props;
  return (
    <GlAccountPicker
      label={messages.account}
      isReadOnly={props.isReadOnly}
      // Reported at once: the field shows a text instead of an account.
      errors={text === '' ? parseLineErrors(props.errors).get('glAccount') : [messages.accountUnknown({ text })]}
      unmatchedError={messages.accountUnmatched({ text })}
      value={props.glAccountId}
      known={props.known}
      unmatched={text}
      onUnmatched={(accountText) => set({ glAccountId: null, accountText })}
      onChange={(glAccountId) => set({ glAccountId, accountText: '' })}
      onEnter={() => props.focusLine(props.place, debitField)}
    />
  );
});
