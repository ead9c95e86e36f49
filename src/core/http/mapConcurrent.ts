/**
 * Runs `work` on each item, a few at a time, in their order.
 * @param shouldContinue checked before each item; false skips the rest.
 * @throws the first error, once started work has ended.
 */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
  shouldContinue: () => boolean = () => true,
): Promise<void> {
  const queue = items.entries();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0 || !shouldContinue()) return;
      await work(item, index).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (failures.length > 0) throw failures[0];
}

/** Browsers open at most six HTTP/1.1 connections to a host, and the page needs some. */
const concurrency = 3;
