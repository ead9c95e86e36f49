'use client';

import { BankTransactionEditor, BankTransactionList, type BankTransactionSelection } from '@daybook/react';
import { useState } from 'react';

export default function BanksPage() {
  const [opened, setOpened] = useState<Partial<BankTransactionSelection>>();
  const close = () => setOpened(undefined);
  return (
    <>
      <BankTransactionList onTransactionSelect={setOpened} />
      {opened && (
        <BankTransactionEditor
          transactionId={opened.transactionId}
          onCancel={close}
          onKeepEditing={({ transactionId }) => setOpened(transactionId ? { transactionId } : {})}
        />
      )}
    </>
  );
}
