import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents = globSync('{*.md,{docs,packages,migrations,src}/**/*.md}', { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('documents', () => {
  it.each(documents)('every file that %s links to exists', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) => to ?? '');
    const here = path.dirname(path.join(root, file));
    expect(links.filter((to) => to !== 'file' && !existsSync(path.join(here, to)))).toEqual([]);
  });

  it.each(documents.filter((file) => !/CHANGELOG|decisions/.test(file)))(
    'every path that %s names from the top folder exists',
    (file) => {
      const named = [
        ...read(file).matchAll(/`((?:src|packages|scripts|labs|test|e2e|docs|deploy|clients)\/[^`\s<*{]+)`/g),
      ];
      const paths = named.map(([, to = '']) => to.replace(/#.*/, ''));
      expect(
        paths.filter(
          (to) => !existsSync(path.join(root, to)) && globSync(`${to}.*`, { cwd: root }).length === 0,
        ),
      ).toEqual([]);
    },
  );

  it('decisions are numbered without a gap and have status, reason, decision and consequences', () => {
    const decisions = globSync('docs/decisions/0*.md', { cwd: root }).sort();
    expect(decisions.length).toBeGreaterThan(10);
    decisions.forEach((file, index) => {
      const text = read(file);
      const number = index + 1;
      expect(path.basename(file)).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z0-9-]+\\.md$`));
      expect(text, file).toMatch(
        new RegExp(`^# ${number}\\. .+\\n\\n\\*\\*Status\\*\\*: (proposed|accepted \\(|replaced by \\[)`),
      );
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(text, file).toContain(`## ${part}\n`);
    });
  });

  it.each(['package.json'])('every npm command that the documents name exists in %s', (file) => {
    const { scripts } = JSON.parse(read(file)) as { scripts: Record<string, string> };
    const named = documents.flatMap((each) =>
      [...read(each).matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, name]) => name ?? ''),
    );
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });

  describe('docs/security.md', () => {
    const rows = read('docs/security.md')
      .split('\n')
      .flatMap((line) => {
        const [, section, state, text] = /^\| (\d+\.\d+) [^|]+ \| ([^|]+) \| (.+) \|$/.exec(line) ?? [];
        return section && state && text ? [{ section, state, text }] : [];
      });
    /** Number of sections in each chapter (1 to 17) of OWASP ASVS 5.0. */
    const counts = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];

    it('S-12 every section of OWASP ASVS 5.0 is listed once, in order', () => {
      const all = counts.flatMap((count, chapter) =>
        Array.from({ length: count }, (_, section) => `${chapter + 1}.${section + 1}`),
      );
      expect(rows.map(({ section }) => section)).toEqual(all);
    });

    it('S-12 for each section that is met, an existing test is cited', () => {
      for (const { section, state, text } of rows) {
        const tests = [...text.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file]) => file ?? '');
        expect(['met', 'open', 'not applicable'], section).toContain(state);
        if (state === 'met') expect(tests.length, section).toBeGreaterThan(0);
        expect(
          tests.filter((file) => !existsSync(path.join(root, file))),
          section,
        ).toEqual([]);
      }
    });

    /** Number of requirements of levels 1 and 2 in each section of the chapters that are assessed by requirement. */
    const required: Readonly<Record<string, readonly number[]>> = {
      2: [3, 3, 4, 1],
      6: [3, 11, 3, 4, 5, 3, 0, 4],
      7: [3, 4, 2, 5, 2, 2],
      8: [2, 3, 1, 1],
      9: [3, 4],
      16: [1, 5, 4, 3, 3],
    };
    const requirements = read('docs/security.md')
      .split('\n')
      .flatMap((line) => {
        const [, id, state, text] = /^\| (\d+\.\d+\.\d+) [^|]+ \| ([^|]+) \| (.+) \|$/.exec(line) ?? [];
        return id && state && text ? [{ id, state, text }] : [];
      });

    it('S-12 each requirement of chapters 2, 6, 7, 8, 9 and 16 is listed once, and none is open', () => {
      const all = Object.entries(required).flatMap(([chapter, sections]) =>
        sections.flatMap((count, section) =>
          Array.from({ length: count }, (_, number) => `${chapter}.${section + 1}.${number + 1}`),
        ),
      );
      expect(requirements.map(({ id }) => id)).toEqual(all);
      const others = requirements.filter(({ state }) => !['met', 'not applicable'].includes(state));
      expect(others.map(({ id, state }) => `${id} ${state}`)).toEqual([
        '6.2.1 specified',
        '6.2.3 specified',
        '6.3.2 specified',
      ]);
    });

    it('S-12 for each requirement that is met, an existing test file and an existing test title are cited', () => {
      for (const { id, state, text } of requirements) {
        const tests = [...text.matchAll(/`([^`]+\.(?:test\.tsx?|cases\.ts))`(?: “([^”]+)”)?/g)];
        if (state === 'met') expect(tests.length, id).toBeGreaterThan(0);
        for (const [, file = '', title = ''] of tests) {
          expect(existsSync(path.join(root, file)), `${id} ${file}`).toBe(true);
          expect(read(file), id).toContain(title);
        }
      }
    });

    it('S-12 at most five sections are open, none about validation, authentication, sessions, authorization, tokens or logs', () => {
      const open = rows.filter(({ state }) => state === 'open').map(({ section }) => section);
      expect(open.length).toBeLessThanOrEqual(5);
      expect(open.filter((section) => /^(2|6|7|8|9|16)\./.test(section))).toEqual([]);
    });
  });
});
