import fc from 'fast-check';

/** Whether properties run thousands of times, as in `npm run test:properties`. */
const isLong = process.env.LONG_PROPERTIES === 'true';

/** How often a property runs: `quick` in `npm test`, `long` in `npm run test:properties`. */
export const runs = (quick: number, long = 5000): number => (isLong ? long : quick);

// Properties without a count of their own.
fc.configureGlobal({ numRuns: runs(100) });
