import fc from 'fast-check';

/** Whether properties run thousands of times, as in `npm run test:properties`. */
const isLong = process.env.LONG_PROPERTIES === 'true';

/** The number of runs of a property: `quick` in `npm test`, `long` in `npm run test:properties`. */
export const runs = (quick: number, long = 5000): number => (isLong ? long : quick);

// The default for properties without an explicit number.
fc.configureGlobal({ numRuns: runs(100) });
