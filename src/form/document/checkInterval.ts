/** How long to wait before a lost response is looked up, and looked up again, in ms: the service may still be saving. */
export const checkInterval = 10_000;
