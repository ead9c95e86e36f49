'use client';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import type { journalEntryMessages } from '../messages.ts';

interface PastedAccountProps {
  label: string;
  /** The pasted text, unless its account was recognized. */
  text: string;
  account: GlAccount | undefined;
  suggestion: GlAccount | undefined;
  /** What an open list is filtered by. */
  search: string;
  known: readonly GlAccount[];
  onChoose: (id: string) => void;
  /** Searches for another account than the suggestion. */
  onOther: () => void;
  messages: typeof journalEntryMessages;
}

/** The cell with the account of a pasted row: recognized, suggested, or still to be chosen. */
export function PastedAccount(props: PastedAccountProps) {
  const { label, text, account, suggestion, search, known, onChoose, onOther, messages } = props;
  if (account) {
    return (
      <td>
        <span aria-hidden="true" className="daybook-journal-state" data-state="saved" />{' '}
        <AccountName account={account} />
      </td>
    );
  }
  if (suggestion) {
    return (
      <td data-attention="">
        <div className="daybook-lines-actions">
          <AccountName account={suggestion} />
          <Button onPress={() => onChoose(suggestion.id)}>
            {messages.acceptSuggestion}
            <span className="daybook-visually-hidden"> {messages.suggestionFor({ text })}</span>
          </Button>
          <Button isQuiet onPress={onOther}>
            {messages.otherAccount}
            <span className="daybook-visually-hidden"> {messages.suggestionFor({ text })}</span>
          </Button>
        </div>
      </td>
    );
  }
  return (
    <td data-attention={text === '' ? undefined : ''}>
      {text !== '' && (
        <GlAccountPicker
          label={label}
          isLabelHidden
          placeholder={messages.chooseAccount}
          value={null}
          known={known}
          unmatched={search}
          onUnmatched={search === '' ? undefined : keepText} // Tab takes none of several
          onChange={(id) => id !== null && onChoose(id)}
        />
      )}
    </td>
  );
}

/** An account's number and name. */
function AccountName({ account: { accountNo, name, displayName } }: { account: GlAccount }) {
  return (
    <bdi>
      {accountNo && <span className="daybook-secondary">{accountNo} </span>}
      {name ?? displayName}
    </bdi>
  );
}

function keepText() {}
