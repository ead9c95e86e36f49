import { useSaveBankTransactions } from '../../../src/index.ts';

/** A host's button that saves an amount, in minor units, of a transaction. */
export function SaveButton({ id, amount }: { id: string; amount: number }) {
  const { mutate } = useSaveBankTransactions();
  return (
    <button type="button" onClick={() => mutate([{ id, amount }])}>
      Save {id}
    </button>
  );
}
