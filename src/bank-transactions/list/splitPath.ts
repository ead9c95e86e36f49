/** The icon of a split, in a square of 16. */
export const splitPath = 'M2.5 8h4l4-4.5h3M6.5 8l4 4.5h3M11.5 1.8l2 1.7-2 1.7M11.5 10.8l2 1.7-2 1.7';
