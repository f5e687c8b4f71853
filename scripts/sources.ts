/**
 * `npm run sources`: writes docs/sources.md, the list of sources that were not compared with their original, for
 * readers with access to a library. A test fails when the file is outdated.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceMarks } from '@ferrite/calculators/core/texts/common-words.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { type SourceKey, sourceStatuses, sources } from '@ferrite/calculators/sources/index.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';

export const sourcesFile = path.join(path.dirname(import.meta.dirname), 'docs/sources.md');

/** Returns the names of the calculators that use a source. */
function usersOf(key: SourceKey): readonly string[] {
  return Object.values(definitions)
    .filter(
      ({ sources, models = [] }) => sources.includes(key) || models.some(({ source }) => source === key),
    )
    .map(({ id }) => id);
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Returns the page as Markdown. */
export function sourcesPage(): string {
  const keys = Object.keys(sources) as SourceKey[];
  const seen = keys.filter((key) => sources[key].status === 'seen').length;
  const parts = sourceStatuses.flatMap((status) => {
    if (status === 'seen') return [];
    const rows = keys
      .filter((key) => sources[key].status === status)
      .map((key) => {
        const { citation, remark = '' } = citeSource(key, 'en');
        return `| \`${key}\` | ${cell(citation)} | ${cell(remark)} | ${usersOf(key).join(', ')} |`;
      });
    const { mark, meaning } = sourceMarks[status];
    return [
      `## ${mark.en.replace(/^./, (letter) => letter.toUpperCase())} (${rows.length})`,
      '',
      meaning.en,
      '',
      '| key | citation | remark | calculators |',
      '|---|---|---|---|',
      ...rows,
      '',
    ];
  });
  return [
    '# Sources to be compared with their originals',
    '',
    'Written by `npm run sources` from `packages/calculators/sources/`; do not edit. Of ' +
      `${keys.length} sources ${seen} were compared with the work, an excerpt or a public reproduction of its formulas.`,
    'The others are listed here. To verify one, compare the coefficients, correct the citation, set its `status`',
    'to `seen` and removes `confirmed: false` from its models.',
    '',
    ...parts,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(sourcesFile, sourcesPage());
