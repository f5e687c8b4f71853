/**
 * Fails if biome.json exempts a file from a limit for functions although no function of the file exceeds the limit. The
 * lists of exemptions can therefore only become shorter.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { biome } from './biome.ts';

const limits = ['noExcessiveLinesPerFunction', 'noExcessiveCognitiveComplexity'] as const;
type Limit = (typeof limits)[number];
type Linter = { readonly rules?: { readonly complexity?: Readonly<Record<string, unknown>> } };
type Config = {
  readonly linter: Linter;
  readonly overrides: readonly { readonly includes: readonly string[]; readonly linter?: Linter }[];
};

/**
 * Returns the files that are exempted by name. Patterns are ignored, because they exempt kinds of files, such as tests.
 */
function exempted(config: Config, limit: Limit): string[] {
  return config.overrides
    .filter(({ linter }) => linter?.rules?.complexity?.[limit] === 'off')
    .flatMap(({ includes }) => includes)
    .filter((file) => !/[*!]/.test(file));
}

/** Returns the files with a function that exceeds the limit. Runs Biome with this rule only and without exemptions. */
function exceeding(root: string, rules: unknown, files: readonly string[]): Set<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'limits-'));
  try {
    const linter = { rules: { preset: 'none', complexity: rules } };
    fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ root: true, linter }));
    const args = ['lint', `--config-path=${folder}`, '--reporter=json', '--max-diagnostics=none', ...files];
    const { stdout } = spawnSync(biome() ?? 'biome', args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { category: string; location: { path: string } }[];
    };
    return new Set(
      diagnostics
        .filter(({ category }) => category.startsWith('lint/complexity/'))
        .map(({ location }) => location.path),
    );
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Returns a message for each exemption in `biome.json`, for files below `root`, that is no longer needed. */
export function needlessExemptions(root: string): string[] {
  const config = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8')) as Config;
  return limits.flatMap((limit) => {
    const listed = exempted(config, limit);
    const existing = listed.filter((file) => fs.existsSync(path.join(root, file)));
    const rules = { [limit]: config.linter.rules?.complexity?.[limit] };
    const long = existing.length > 0 ? exceeding(root, rules, existing) : new Set<string>();
    return listed
      .filter((file) => !long.has(file))
      .map(
        (file) => `biome.json: ${file} no longer exceeds ${limit}; remove it from the list of exemptions.`,
      );
  });
}

if (import.meta.main) {
  const found = needlessExemptions(path.resolve(import.meta.dirname, '../..'));
  if (found.length > 0) {
    process.stdout.write(`${found.join('\n')}\n`);
    process.exit(1);
  }
}
