/** The outermost elements of components, with the `showPart` of their provider, which tells providers on a page apart. */
export const rootOwners = new WeakMap<Element, unknown>();
