import type { Reporter, TestModule } from 'vitest/node';

/** Lists the tests that passed only when they ran again, with their first errors: a race, to be found and mended. */
export class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky);
    if (flaky.length === 0) return;
    const lines = flaky.map((test) => {
      const [error] = test.result().errors ?? [];
      return `- ${test.module.relativeModuleId} > ${test.fullName}${error ? `\n  ${error.message}` : ''}`;
    });
    process.stdout.write(['', `Passed only when repeated (${flaky.length}):`, ...lines, ''].join('\n'));
  }
}
