import type { LedgerSourceType } from '../data/sourceTypeOf.ts';

interface SourceIconProps {
  /** Undefined if unknown: then it leaves its space empty, so that names align. */
  type: LedgerSourceType | undefined;
  /** The type's name, for screen readers; undefined if the text beside it says the same. */
  name: string | undefined;
}

/** The kind of an entry's source record. */
export function SourceIcon({ type, name }: SourceIconProps) {
  return (
    <svg
      className="daybook-cell-icon"
      viewBox="0 0 16 16"
      role={name && 'img'}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      {type && <path d={paths[type]} />}
    </svg>
  );
}

const paths: Record<LedgerSourceType, string> = {
  BANK_TRANSACTION: 'M2 6l6-4 6 4zM4 8v4M8 8v4M12 8v4M2 14h12',
  INVOICE: 'M4 1.5h8v13l-2-1.5-2 1.5-2-1.5-2 1.5zM6.5 5h3M6.5 8h3',
  JOURNAL_ENTRY: 'M2.5 3h11v10h-11zM2.5 6.5h11M8 6.5V13',
  PAYMENT: 'M1.5 4h13v8h-13zM1.5 7h13M4 10h3',
};
