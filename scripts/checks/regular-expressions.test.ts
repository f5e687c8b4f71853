import fs from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Expressions that are slow on long texts, each with the reason why no long text reaches them. */
const allowed: Readonly<Record<string, string>> = {
  'src/messages/files.ts /([^/]+)\\/messages\\/(\\w+)\\.ts$/': 'names of our own files',
  'src/platform/shared/csv.ts /([,;\\t\\r\\n"]\\s*)(?=[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20])/g':
    'one cell, in the browser of the person who typed it',
  'src/platform/browser/tables/workbook.ts /\\[[^\\]]*\\]/g': 'number formats of 255 letters',
  'src/calculator-page/batch/columns/columns.ts /^(.*?)\\s+in\\s+(\\S+)$/i': 'headings of 200 letters',
  'src/calculator-page/batch/columns/columns.ts /^(.*?)\\s*[/,]\\s*([^/,]+)$/': 'headings of 200 letters',
  'src/features/auth/service/embedded/administration/usecases/users.ts /(\\d+(?:\\.\\d+)?)(ms|s|m|h)/g':
    'a duration of a few signs, from a caller with the service key',
  'src/platform/server/operations/error-log.ts /(?=[\\w-]*\\d)(?=[\\w-]*[a-z])[\\w-]{20,}/gi':
    'the first 2,000 letters of a message',
  'src/platform/server/operations/error-log.ts /[?#][^\\s"\'<>]*=[^\\s"\'<>]*/g':
    'the first 2,000 letters of a message',
  'src/platform/server/operations/error-log.ts /[^\\s<>"\'(),;:=]+@[^\\s<>"\'(),;:]+/g':
    'the first 2,000 letters of a message',
  'src/platform/server/work/worker-thread-example.ts /^(a+)+$/': 'slow on purpose, for a test',
};

type Expression = { readonly raw: string; readonly pattern: string; readonly flags: string };

/** Returns every regular expression that a source file contains as a literal. */
function expressionsIn(file: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && 'raw' in node)
      found.push({ raw: String(node.raw), ...(node.regex as Omit<Expression, 'raw'>) });
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, fs.readFileSync(path.join(root, file), 'utf8')).program);
  return found;
}

const files = ['src', 'packages/calculators', 'packages/charts'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
);
const isSlow = ({ pattern, flags }: Expression) => analyse({ source: pattern, flags }).reports.length > 0;

describe('regular expressions', () => {
  it('S-02 every expression needs time proportional to the text, or is listed here with a reason', () => {
    const slow = files.flatMap((file) =>
      expressionsIn(file)
        .filter(isSlow)
        .map(({ raw }) => `${file} ${raw}`),
    );
    expect(slow.sort()).toEqual(Object.keys(allowed).sort());
  });

  it.each([
    ['(a+)+$', true],
    ['\\s+$', true],
    ['<[^>]*>', true],
    ['(?<!\\s)\\s+$', false],
    ['<[^<>]*>', false],
  ])('S-02 the regular expression %s is recognized as slow: %s', (pattern, slow) => {
    expect(isSlow({ raw: '', pattern, flags: '' })).toBe(slow);
  });
});
