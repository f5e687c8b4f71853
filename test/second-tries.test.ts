import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('a test that passes only when retried is reported with the error of its first run; other tests are not reported', () => {
  const root = path.join(import.meta.dirname, '..');
  // The files are created below node_modules, where they can import Vitest.
  const folder = fs.mkdtempSync(path.join(root, 'node_modules/.second-tries-'));
  try {
    fs.writeFileSync(
      path.join(folder, 'tries.test.js'),
      `import { expect, it } from 'vitest';
       let tries = 0;
       it('passes later', { retry: 1 }, () => expect(++tries).toBe(2));
       it('passes at once', () => {});`,
    );
    fs.writeFileSync(
      path.join(folder, 'vitest.config.ts'),
      `import { SecondTries } from ${JSON.stringify(path.join(import.meta.dirname, 'second-tries.ts'))};
       export default { test: { include: ['*.test.js'], exclude: [], reporters: [new SecondTries()] } };`,
    );
    const { stdout, status } = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
      { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', VITEST: '' } },
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /1 passed at the second try\..*\n.*tries\.test\.js > passes later\n +expected 1 to be 2/,
    );
    expect(stdout).not.toContain('passes at once');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
