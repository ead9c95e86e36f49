'use client';

import { BankTransactionEditor, BankTransactionList, type BankTransactionSelection } from '@daybook/react';
import { useState } from 'react';

export default function BanksPage() {
  const [opened, setOpened] = useState<BankTransactionSelection>();
  const [isDirty, setIsDirty] = useState(false);
  // Another transaction replaces the form.
  const open = (selection: BankTransactionSelection) => {
    if (!isDirty || window.confirm('Discard your changes?')) setOpened(selection);
  };
  const close = () => setOpened(undefined);
  return (
    <>
      <BankTransactionList onTransactionSelect={open} />
      {opened && (
        <BankTransactionEditor
          transactionId={opened.transactionId}
          onCancel={close}
          onSave={close}
          onDirtyChange={(event) => setIsDirty(event.isDirty)}
        />
      )}
    </>
  );
}
