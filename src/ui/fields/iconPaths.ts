/**
 * Paths of icons with several users, in a square of 16. Any other stands beside its user, to load with it: bundlers don’t divide
 * a file among chunks.
 */
export const checkPath = 'm3.5 8.5 3 3 6-7';
export const lockPath = 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 015 0v2.5';
export const splitPath = 'M2.5 8h4l4-4.5h3M6.5 8l4 4.5h3M11.5 1.8l2 1.7-2 1.7M11.5 10.8l2 1.7-2 1.7';
export const warningPath = 'M8 2.2l6.2 11H1.8zM8 6.5v3M8 11.4v.01';
