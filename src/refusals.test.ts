import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { passwordRefusals } from './features/auth/refusals.ts';
import { AppError, refusals, statusOf } from './platform/server/errors/errors.ts';
import { platformRefusals, sharedRefusals } from './platform/server/errors/refusals.ts';

const folder = import.meta.dirname;
/** What states codes: no screen, which words them, no test, and no record. */
const sources = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(refusals\.ts$|pages\/|messages\/)/.test(file),
  )
  .map((file) => ({
    file: file.replace(/^features\//, ''),
    text: fs.readFileSync(path.join(folder, file), 'utf8'),
  }));

/** The folders that refuse with this code, named whole or put together from its feature and what happened. */
function statedIn(code: string): string[] {
  const [feature = '', what] = code.split('.');
  const own = sources.filter(({ file }) => file.startsWith(`${feature}/`)).map(({ text }) => text);
  const isJoined =
    own.some((text) => text.includes(`refuse(\`${feature}.\${`)) &&
    own.some((text) => new RegExp(`\\b${what}\\b`).test(text));
  const whole = sources
    .filter(({ text }) => text.includes(`'${code}'`))
    .map(({ file }) => file.split('/')[0] ?? '');
  return isJoined ? [...whole, feature] : whole;
}

/** Codes of each feature: of all records that its `refusals.ts` exports. */
const features = await Promise.all(
  fs.globSync('features/*/refusals.ts', { cwd: import.meta.dirname }).map(async (file) => {
    const record: Record<string, object> = await import(path.join(import.meta.dirname, file));
    const exported = Object.values(record).filter((each) => typeof each === 'object');
    return { owner: file.split('/')[1] ?? '', codes: [...new Set(exported.flatMap(Object.keys))] };
  }),
);
const records = [
  { owner: 'platform', codes: Object.keys(platformRefusals) },
  { owner: 'shared', codes: Object.keys(sharedRefusals) },
  ...features,
];

describe('refusal codes', () => {
  it.each(features)('of $owner start with its name', ({ owner, codes }) => {
    expect(codes.filter((code) => !code.startsWith(`${owner}.`))).toEqual([]);
  });

  it('of the platform concern requests, files, emails and the server', () => {
    const codes = Object.keys(platformRefusals);
    expect(codes.filter((code) => !/^(request|files|mail|server)\./.test(code))).toEqual([]);
  });

  it('are listed in one record', () => {
    const all = records.flatMap(({ codes }) => codes);
    expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
  });

  it('are shared only when another feature uses them', () => {
    const isOwn = (code: string) => statedIn(code).every((place) => code.startsWith(`${place}.`));
    expect(Object.keys(sharedRefusals).filter(isOwn)).toEqual([]);
  });

  it('the codes used by screens below the features exist', () => {
    const all = new Set(records.flatMap(({ codes }) => codes));
    const names = records.map(({ owner }) => owner).join('|');
    const known = ['layout', 'platform/browser/session'].flatMap((place) =>
      fs
        .readdirSync(path.join(folder, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|messages/.test(file))
        .map((file) => fs.readFileSync(path.join(folder, place, file), 'utf8'))
        .flatMap((text) =>
          [...text.matchAll(new RegExp(`'((?:${names})\\.[a-z]+(?:_[a-z]+)*)'`, 'g'))].map(
            (each) => each[1] ?? '',
          ),
        ),
    );
    expect(known.length).toBeGreaterThan(5);
    expect(known.filter((code) => !all.has(code))).toEqual([]);
  });

  it('are all used', () => {
    // These are the auth service's to use.
    const codes = records
      .flatMap((each) => each.codes)
      .filter((code) => !Object.hasOwn(passwordRefusals, code));
    expect(codes.filter((code) => statedIn(code).length === 0)).toEqual([]);
  });

  it('result in a refusal with their status and message', () => {
    const refuse = refusals({
      'a.plain': { kind: 'conflict', message: 'It is taken.' },
      'a.counted': { kind: 'too_many', message: (most: number) => `At most ${most}.` },
      'a.either': { kind: ['not_found', 'declined'], message: (text = 'Not at all.') => text },
    });
    const plain = refuse('a.plain', { fields: { field: 'name' } });
    expect(plain).toBeInstanceOf(AppError);
    expect(plain).toMatchObject({ code: 'a.plain', message: 'It is taken.', status: statusOf.conflict });
    expect(plain.with({ reason: 'short' }).fields).toEqual({ field: 'name', reason: 'short' });
    expect(refuse('a.counted', { about: 3 }).message).toBe('At most 3.');
    expect(refuse('a.either', { kind: 'declined' })).toMatchObject({ status: 422, message: 'Not at all.' });
    // @ts-expect-error no record has it
    expect(() => refuse('a.unknown')).toThrow();
    // @ts-expect-error the sentence has a part
    refuse('a.counted');
    // @ts-expect-error which of the two statuses
    refuse('a.either');
  });
});
