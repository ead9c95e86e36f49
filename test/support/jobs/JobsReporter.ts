import type { Reporter, TestModule } from 'vitest/node';
import type { Job } from './startJob.ts';

/** Prints the jobs of a run as a table, in their order. */
export class JobsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rows = tests.flatMap((test) => {
      const { job } = test.meta();
      return job ? [{ ...job, result: test.result().state === 'passed' ? 'done' : 'failed' }] : [];
    });
    if (rows.length === 0) return;
    rows.sort((one, other) => one.id.localeCompare(other.id));
    process.stdout.write(['', header, ...rows.map(toLine), ''].join('\n'));
  }
}

const header = '| Job | | Keys | Limit | Clicks | Seconds | Result |\n|---|---|---|---|---|---|---|';

function toLine({ id, does, keys, limit, clicks, seconds, result }: Job & { result: string }): string {
  return `| ${[id, does, keys ?? '', limit, clicks ?? '', seconds?.toFixed(1) ?? '', result].join(' | ')} |`;
}
