import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { biome } from './biome.ts';
import { needlessExemptions } from './check-exemptions.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exemptions-'));
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe.skipIf(biome() === null)('exemptions from limits of functions', () => {
  it('an exemption for a file that exceeds no limit or does not exist is refused, except for patterns', () => {
    const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
    const off = (includes: string[], rule: string) => ({
      includes,
      linter: { rules: { complexity: { [rule]: 'off' } } },
    });
    const limit = { level: 'error', options: { maxLines: 3 } };
    write(
      'biome.json',
      JSON.stringify({
        linter: { rules: { complexity: { noExcessiveLinesPerFunction: limit } } },
        overrides: [
          off(['long.ts', 'short.ts', 'gone.ts'], 'noExcessiveLinesPerFunction'),
          off(['**/*.test.ts'], 'noExcessiveLinesPerFunction'),
        ],
      }),
    );
    write('long.ts', `export function a() {\n${'  b();\n'.repeat(4)}}\n`);
    write('short.ts', 'export function a() {\n  b();\n}\n');
    write('short.test.ts', 'a();\n');
    expect(needlessExemptions(folder).map((problem) => problem.split(' ')[1])).toEqual([
      'short.ts',
      'gone.ts',
    ]);
  });
});
