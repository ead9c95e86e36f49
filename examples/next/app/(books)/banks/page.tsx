'use client';

import { BankTransactionEditor, BankTransactionList, type BankTransactionSelection } from '@daybook/react';
import { useState } from 'react';

export default function BanksPage() {
  const [opened, setOpened] = useState<Partial<BankTransactionSelection>>();
  const { transactionIds = [], inReviewQueue = false } = opened ?? {};
  const close = () => setOpened(undefined);
  const openOther = (transactionId: string | undefined) =>
    setOpened(transactionId ? { transactionId, transactionIds, inReviewQueue } : {});
  const openNeighbor = (step: 1 | -1) => {
    const neighbor = transactionIds[transactionIds.indexOf(opened?.transactionId ?? '') + step];
    if (neighbor) openOther(neighbor);
  };
  return (
    <>
      <BankTransactionList onTransactionSelect={setOpened} />
      {opened && (
        <BankTransactionEditor
          transactionId={opened.transactionId}
          inReviewQueue={inReviewQueue}
          onCancel={close}
          onNavigate={({ direction }) => openNeighbor(direction === 'next' ? 1 : -1)}
          onKeepEditing={({ transactionId }) => openOther(transactionId)}
        />
      )}
    </>
  );
}
