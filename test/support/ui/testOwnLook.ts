import { inject, test } from 'vitest';

/** A test of the look or the components of Daybook's own parts, which a host's don't have. */
export const testOwnLook = test.skipIf(inject('replacesParts') ?? false);
