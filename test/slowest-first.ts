/** Sorts test files so that the longest ones run first and no worker waits for another at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take more than 25 s on two cores, slowest first. All other files are sorted by Vitest, large ones
 * first.
 */
const slowest = [
  'test/faults.db.test.ts',
  'src/calculator-page/diagram/diagrams.test.ts',
  'packages/calculators/contract/sweep.test.ts',
  'test/hostile-requests.db.test.ts',
  'e2e/process.test.ts',
  'e2e/links.test.ts',
  'e2e/payments-paypal.test.ts',
  'e2e/calculator-grid.test.ts',
  'e2e/accessibility.test.ts',
  'e2e/admin-members.test.ts',
  'e2e/payments-eximbay.test.ts',
  'e2e/my-page.test.ts',
  'e2e/forum.test.ts',
  'e2e/payments-toss.test.ts',
  'e2e/calculators.test.ts',
  'e2e/calculator-diagram.test.ts',
  'e2e/payments-screens.test.ts',
  'e2e/calculator-tools.test.ts',
  'e2e/workbench.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const at = slowest.findIndex((name) => moduleId.endsWith(`/${name}`));
  return at === -1 ? slowest.length : at;
};

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((each) => each.sort((a, b) => rankOf(a) - rankOf(b)));
  }
}
