/** Component elements in the page. Each looks for its provider again when one comes or goes. */
export const connectedElements = new Set<{ attach(): void }>();
