import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runs } from '../../support/propertyRuns.ts';
import { Simulation } from '../../support/session/simulation.ts';
import { anyStep, stepList } from '../../support/session/steps.ts';

/** Milliseconds: the runs take a tenth of it, and a failure is then made as small as it gets. */
const timeout = 300_000;
const replays = fc.constantFrom('after-rejection' as const, 'never' as const);

// Not `fc.commands`: a failure found with it needs its own replay path besides seed and path, and it draws lives of any
// length. These are lists of plain data, which a plain test can take over.
test('a session keeps its guarantees under any sequence of events', { timeout }, async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const random = vi.spyOn(Math, 'random');
  const life = fc.asyncProperty(stepList(anyStep, 200), fc.nat(), replays, async (steps, seed, writeReplay) => {
    random.mockImplementation(numbersFrom(seed));
    unhandled.length = 0;
    await new Simulation(writeReplay).live(steps);
    expect(unhandled).toEqual([]);
  });
  try {
    await fc.assert(life, { numRuns: runs(150) });
  } finally {
    random.mockRestore();
    process.off('unhandledRejection', note);
  }
});

/** Numbers from 0 up to 1, the same again for the same seed, so that a failure can be repeated. */
function numbersFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
