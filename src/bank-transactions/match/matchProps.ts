import type { MessageOverrides } from '../../core/messages/messages.ts';
import type { Minor } from '../../core/money/minor.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { FormValues } from '../model/formValues.ts';
import type { LineValues } from '../model/lineValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import type { matchMessages } from './matchMessages.ts';

/** What a match depends on. */
export type MatchValues = Pick<
  FormValues,
  'amount' | 'bankAccountId' | 'customerId' | 'date' | 'direction' | 'lines' | 'matchingBankTransactionId'
>;

/** Props of the match of the transaction in the form. */
export interface MatchProps {
  /** With the description of a new one. */
  values: MatchValues & { description?: string };
  /** Undefined for a new one. */
  stored: BankTransaction | undefined;
  /** Changes the form values; a stable function. */
  edit: (change: (values: FormValues, base: FormValues) => FormValues) => void;
  errors: ReadonlyMap<string, readonly string[]>;
  /** What is still open of invoices that the lines would pay too much of, as read before the last save. */
  paidSince: ReadonlyMap<LineValues, Minor>;
  isReadOnly: boolean;
  messages: typeof transactionMessages;
  /** The host's texts, for the part that loads later. */
  overrides: MessageOverrides<typeof transactionMessages & typeof matchMessages> | undefined;
}

/** Props of the part that loads later. */
export interface MatchPanelProps extends MatchProps {
  /** Whether the user is looking for a match. */
  isFinding: boolean;
  /** Called once the part shows. */
  onShow: () => void;
  onFindingEnd: () => void;
}

/** Props of the search. */
export interface FindMatchProps extends MatchProps {
  onDone: () => void;
  texts: typeof matchMessages;
}
