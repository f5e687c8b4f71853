/**
 * `npm run sources`: writes docs/sources.md, which lists the sources that were not compared with their original, for
 * readers with access to a library. A test fails if the file is outdated.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { sourceMarks } from '@ferrite/calculators/core/texts/common-words.ts';
import { definitions, textsOf } from '@ferrite/calculators/definitions.ts';
import {
  type SourceKey,
  type SourceStatus,
  sourceStatuses,
  sources,
} from '@ferrite/calculators/sources/index.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';

export const sourcesFile = path.join(path.dirname(import.meta.dirname), 'docs/sources.md');

function usersOf(key: SourceKey): readonly string[] {
  return Object.values(definitions)
    .filter(
      ({ sources, models = [] }) => sources.includes(key) || models.some(({ source }) => source === key),
    )
    .map(({ id }) => id);
}

/**
 * Returns the content that a text must have to confirm a source: the formulas based on the source, or what its remark
 * names.
 */
function toCompare(key: SourceKey): string {
  const formulas = Object.values(definitions).flatMap((each) => {
    const labels = labelsOf(each, textsOf(each.id).en);
    return (each.models ?? [])
      .filter(({ source }) => source === key)
      .map(({ output }) => labels.output(output));
  });
  return [...new Set(formulas)].join('; ') || 'what the pages state after it';
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

const remarkOf = (key: SourceKey): string => citeSource(key, 'en').remark ?? '';

/**
 * Returns the rows of a table of sources; for sources that were not seen, with the content that would confirm them.
 */
function table(status: SourceStatus, keys: readonly SourceKey[]): readonly string[] {
  const unseen = status === 'unseen';
  const titles = [
    'key',
    'citation',
    'remark',
    'calculators',
    ...(unseen ? ['confirmed by a text that prints'] : []),
  ];
  const rows = keys.map((key) => [
    `\`${key}\``,
    sources[key].citation,
    remarkOf(key),
    usersOf(key).join(', '),
    ...(unseen ? [toCompare(key)] : []),
  ]);
  return [titles, titles.map(() => '---'), ...rows].map((cells) =>
    cells.every((each) => each === '---') ? `|${cells.join('|')}|` : `| ${cells.map(cell).join(' | ')} |`,
  );
}

/** Returns docs/sources.md as Markdown. */
export function sourcesPage(): string {
  const keys = Object.keys(sources) as SourceKey[];
  const keysOf = (status: SourceStatus) => keys.filter((key) => sources[key].status === status);
  const parts = sourceStatuses.flatMap((status) => {
    if (status === 'seen') return [];
    const found = keysOf(status);
    const { mark, meaning } = sourceMarks[status];
    return [
      `## ${mark.en.replace(/^./, (letter) => letter.toUpperCase())} (${found.length})`,
      '',
      meaning.en,
      '',
      ...table(status, found),
      '',
    ];
  });
  return [
    '# Sources to be compared with their originals',
    '',
    'Written by `npm run sources` from `packages/calculators/sources/`; do not edit. Of ' +
      `${keys.length} sources ${keysOf('seen').length} were compared with the work, an excerpt or a public reproduction ` +
      `of its formulas, ${keysOf('reproduced').length} with other texts that print the formulas and are named here.`,
    `${keysOf('unseen').length} were not compared with a reliable text. To verify an entry, compare the coefficients, correct the citation,`,
    'and set its `status` to `seen`; or, if another text prints them, to `reproduced`, with the place in `readings.ts`.',
    'Then remove `confirmed: false` from its models.',
    '',
    ...parts,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

if (process.argv[1] === import.meta.filename) writeFileSync(sourcesFile, sourcesPage());
