/**
 * Does something with each of several, a few of them at a time, in their order.
 * @param goesOn asked before each: false leaves out all that are not begun.
 * @throws what the first failure threw, once those under way have ended.
 */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  work: (item: Item, place: number) => Promise<void>,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const left = items.entries();
  const failures: unknown[] = [];
  const turn = async () => {
    for (const [place, item] of left) {
      if (failures.length > 0 || !goesOn()) return;
      await work(item, place).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  if (failures.length > 0) throw failures[0];
}

/** A browser opens no more than six connections to a service of the older kind, and others of the page need some. */
const atOnce = 3;
