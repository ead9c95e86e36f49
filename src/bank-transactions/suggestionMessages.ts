/** Texts of suggested categories. */
export const suggestionMessages = {
  /** Beside a suggested category: how many of the merchant’s loaded transactions have it. */
  usedAt: ({ count, total, merchant }: { count: string; total: string; merchant: string }) =>
    `${count} of ${total} at ${merchant}`,
};
