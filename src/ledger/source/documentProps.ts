import type { GlEntry } from '../data/schema.ts';
import type { ledgerMessages } from '../messages.ts';
import type { Fact } from './Facts.tsx';
import type { sourceMessages } from './sourceMessages.ts';

export type SourceMessages = typeof ledgerMessages & typeof sourceMessages;

/** The props of what shows the source record of an entry. */
export interface DocumentProps {
  entry: GlEntry;
  id: string;
  /** The entry's other side. */
  detail: Fact;
  /** Opens a document: the source, or the invoice of a payment. Undefined if the host doesn’t. */
  onOpen: ((entityId: string | undefined) => void) | undefined;
  /** Switches to the ledger of another account; undefined if the account is fixed. */
  onAccountSelect: ((glAccountId: string) => void) | undefined;
  messages: SourceMessages;
}
