import fc from 'fast-check';

/** The share of their long runs that properties have: 0 in `npm test`, 1 in `npm run test:properties`. */
const share = Number(process.env.LONG_PROPERTIES ?? 0);

/** The number of runs of a property: `quick` in `npm test`, `long` in `npm run test:properties`, between them in `npm run test:more`. */
export const runs = (quick: number, long = 5000): number => Math.max(quick, Math.ceil(share * long));

// The default for properties without an explicit number.
fc.configureGlobal({ numRuns: runs(100) });
