/** Tests ask more often than any page does. */
export const unlimited = { requests: Number.POSITIVE_INFINITY, window: 300 };
