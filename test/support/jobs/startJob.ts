import { expect, type TestContext } from 'vitest';
import { type page, userEvent } from 'vitest/browser';

/** A job of a bookkeeper, as the table of jobs shows it. */
export interface Job {
  /** Its place in the table, such as `a1`. */
  id: string;
  does: string;
  /** The most keys it may take. */
  limit: number;
  /** Measured when it is done. */
  keys?: number;
  clicks?: number;
  seconds?: number;
}

declare module 'vitest' {
  interface TaskMeta {
    job?: Job;
  }
}

type Locator = ReturnType<typeof page.getByRole>;

/**
 * Counts what a user does from now on: every character and every chord is one key, and the pointer is not needed at all. The table
 * of jobs is printed after the run.
 */
export function startJob({ task }: Pick<TestContext, 'task'>, job: Job) {
  let keys = 0;
  let clicks = 0;
  const countKey = ({ key }: KeyboardEvent) => {
    if (!modifiers.has(key)) keys += 1;
  };
  const countClick = () => {
    clicks += 1;
  };
  const start = performance.now();
  window.addEventListener('keydown', countKey, true);
  window.addEventListener('pointerdown', countClick, true);
  task.meta.job = job;
  return {
    press: (...texts: string[]) => userEvent.keyboard(texts.join('')),
    /** Presses Tab, or Shift with Tab, until the focus is there. */
    tabTo: async (target: Locator, { isBack = false } = {}) => {
      const element = await target.findElement();
      for (let tabs = 0; document.activeElement !== element; tabs += 1) {
        if (tabs === mostTabs) throw new Error(`${target.selector} is not reached by Tab.`);
        await userEvent.tab({ shift: isBack });
      }
    },
    /** Ends the job, whose result the test has compared with what the service stores. */
    finish: () => {
      window.removeEventListener('keydown', countKey, true);
      window.removeEventListener('pointerdown', countClick, true);
      task.meta.job = { ...job, keys, clicks, seconds: (performance.now() - start) / 1000 };
      expect(keys, 'keys').toBeLessThanOrEqual(job.limit);
      expect(clicks, 'clicks').toBe(0);
    },
  };
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);
const mostTabs = 60;
