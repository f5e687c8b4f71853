/** Vitest reporter that shows why tests that passed at their second try failed at the first. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Creates the reporter.
 * @param print receives the text of one or more lines, without a final line break
 */
export class SecondTries implements Reporter {
  readonly #print: (text: string) => void;

  constructor(print: (text: string) => void = (text) => void process.stdout.write(`${text}\n`)) {
    this.#print = print;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const retried = modules.flatMap((each) => [...each.children.allTests('passed')]).filter(wasRetried);
    if (retried.length === 0) return;
    this.#print(`\n${retried.length} passed at the second try. The first failed with:`);
    for (const test of retried)
      this.#print(`  ${test.module.relativeModuleId} > ${test.fullName}\n${errorsOf(test)}`);
  }
}

const wasRetried = (test: TestCase): boolean => (test.diagnostic()?.retryCount ?? 0) > 0;

const errorsOf = (test: TestCase): string =>
  (test.result().errors ?? [])
    .map(({ message, stacks }) => {
      const [at] = stacks ?? [];
      return `    ${message.replaceAll('\n', '\n    ')}${at ? `\n    at ${at.file}:${at.line}` : ''}`;
    })
    .join('\n');
