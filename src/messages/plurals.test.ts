/** Texts with a count have a form for one. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderAuthMail } from '../features/auth/mails/mails.ts';
import { authRefusals } from '../features/auth/refusals.ts';
import { membershipRefusals } from '../features/membership/refusals.ts';
import { platformRefusals, sharedRefusals } from '../platform/server/errors/refusals.ts';
import { loadMessages } from './index.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Texts whose count is never one. */
const constants = [
  // The number of calculators.
  /^(tools|layout)\..*\b(description|lead|search)$/,
  // Found questions above the limit of counting.
  /^forum\.foundMore$/,
  // Has the same form in singular and plural.
  /^admin\.figures\.activeCount$/,
];

function* texts(tree: Tree, at = ''): Generator<readonly [key: string, text: string]> {
  for (const [name, each] of Object.entries(tree)) {
    const key = at === '' ? name : `${at}.${name}`;
    if (typeof each === 'string') yield [key, each];
    else yield* texts(each, key);
  }
}

const counted = /\{count\}[ \u00a0](?!of\b|von\b)\p{L}{2}/u;
const lacksForm = ([key, text]: readonly [string, string]) =>
  counted.test(text) && !/_(one|other)$/.test(key) && !constants.some((each) => each.test(key));

describe('texts with a count', () => {
  it('the check finds a text without plural forms', () => {
    expect(lacksForm(['forum.card.answers', '{count} answers'])).toBe(true);
    expect(lacksForm(['forum.card.answers_one', '{count} answer'])).toBe(false);
    expect(lacksForm(['forum.more', 'More answers ({count})'])).toBe(false);
  });

  it.each(['en', 'de'] as const)('a count before a word has plural forms in %s', async (language) => {
    const all = [...texts((await loadMessages(language)) as unknown as Tree)];
    expect(all.filter(lacksForm)).toEqual([]);
    const keys = new Set(all.map(([key]) => key));
    for (const key of keys)
      if (key.endsWith('_one')) expect(keys.has(key.replace(/_one$/, '_other')), key).toBe(true);
  });

  it('server sentences with a duration have a form for one', () => {
    const found = fs
      .globSync('src/**/*.ts')
      .filter((file) => !/\.test\.ts$/.test(file))
      .flatMap((file) =>
        [
          ...fs.readFileSync(file, 'utf8').matchAll(/\$\{[^{}]+\} (second|minute|hour|day|week|month)s\b/g),
        ].map(([text]) => `${path.relative('src', file)}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  it('refusals say “1 minute” and “1 second”', () => {
    expect(platformRefusals['request.too_many'].message(60)).toMatch(/in 1 minute\.$/);
    expect(platformRefusals['request.too_many'].message(61)).toMatch(/in 2 minutes\.$/);
    expect(sharedRefusals['auth.too_many_attempts'].message({ seconds: '1' })).toMatch(/in 1 second\.$/);
    expect(membershipRefusals['membership.too_many_test_codes'].message('1')).toMatch(/in 1 second\.$/);
    expect(authRefusals['auth.too_many_codes'].message('1 second')).toContain('wait 1 second before');
  });

  it.each([
    ['en', 1, 'after 1 minute.'],
    ['en', 10, 'after 10 minutes.'],
    ['de', 1, 'nach 1 Minute.'],
    ['de', 10, 'nach 10 Minuten.'],
    ['kr', 1, '1분 후'],
  ] as const)('the mail with a code in %s is valid for %s min: “%s”', (language, minutes, text) => {
    const params = { email: 'a@example.org', code: '123456', minutes };
    const mail = { to: 'a@example.org', template: 'confirmation', params, language } as const;
    expect(renderAuthMail(mail, { name: 'Ferrite', url: 'https://ferrite.example' }).text).toContain(text);
  });
});
