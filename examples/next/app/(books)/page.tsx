import { ClosingNotice, GeneralLedger } from '@daybook/react';

export default function LedgerPage() {
  return (
    <>
      <ClosingNotice />
      <GeneralLedger glAccountId="gla_1010" />
    </>
  );
}
