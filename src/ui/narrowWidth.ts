/** The width in pixels below which a component is narrow: rows are cards, and layers can be bottom sheets. */
export const narrowWidth = 640;
