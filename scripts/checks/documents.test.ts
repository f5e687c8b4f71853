import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const documents = globSync('{*.md,{docs,packages,migrations,src}/**/*.md}', { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('documents', () => {
  it.each(documents)('every file that %s leads to is there', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to]) => to ?? '');
    const here = path.dirname(path.join(root, file));
    expect(links.filter((to) => to !== 'file' && !existsSync(path.join(here, to)))).toEqual([]);
  });

  it('decisions are numbered without a gap, say their status, why, what and what follows', () => {
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

  it.each(['package.json'])('every command that the documents name is in %s', (file) => {
    const { scripts } = JSON.parse(read(file)) as { scripts: Record<string, string> };
    const named = documents.flatMap((each) =>
      [...read(each).matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, name]) => name ?? ''),
    );
    expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
  });
});
