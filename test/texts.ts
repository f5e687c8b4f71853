/**
 * Finds all texts that the product shows or sends by email: dictionaries `messages/<language>.ts`, calculator texts
 * `<id>/texts/<language>.ts`, legal texts `legal/<name>.<language>.ts`, and every exported table whose keys are the
 * five languages.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../src/platform/shared/i18n/i18n.ts';

export type Text = {
  /** Path of the text's file from the project root, without the language: `src/features/forum/messages`. */
  readonly place: string;
  /** Path of the text inside its table, parts joined by a point. */
  readonly key: string;
  readonly words: Readonly<Record<Language, string>>;
};

const root = path.resolve(import.meta.dirname, '..');

/** Files whose exports are searched for texts for users. */
const patterns = [
  'src/**/messages/{en,de,cn,ja,kr}.ts',
  'src/**/{*-words,*-mail,mails}.ts',
  'src/site/legal/texts/*.{en,de,cn,ja,kr}.ts',
  'packages/calculators/*/*/texts/{en,de,cn,ja,kr}.ts',
  'packages/calculators/sources/texts/remarks.{en,de,cn,ja,kr}.ts',
  'packages/calculators/{core/texts/common-words,names}.ts',
];

export const textFiles: readonly string[] = globSync(patterns, { cwd: root })
  .filter((file) => !file.includes('.test.') && !/embedded\/words|src\/messages/.test(file))
  .sort();

type Leaves = Map<string, string>;

/** Returns the texts of a table by their path in it. */
export function leavesOf(value: unknown, key: readonly string[] = [], leaves: Leaves = new Map()): Leaves {
  if (typeof value === 'string') leaves.set(key.join('.'), value);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) leavesOf(each, [...key, name], leaves);
  return leaves;
}

const isTable = (value: object): value is Record<Language, unknown> =>
  languages.every((language) => Object.hasOwn(value, language));

function tablesIn(value: unknown, key: readonly string[] = []): readonly (readonly [string, object])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isTable(value)) return [[key.join('.'), value]];
  return Object.entries(value).flatMap(([name, each]) => tablesIn(each, [...key, name]));
}

const inFile = /(?:\/|\.)(en|de|cn|ja|kr)\.ts$/;

/** Returns all texts; they are loaded only once. */
export async function allTexts(): Promise<readonly Text[]> {
  const byPlace = new Map<string, Map<Language, Leaves>>();
  const add = (place: string, language: Language, leaves: Leaves) => {
    const known = byPlace.get(place) ?? new Map<Language, Leaves>();
    byPlace.set(place, known.set(language, new Map([...(known.get(language) ?? []), ...leaves])));
  };
  for (const file of textFiles) {
    const exported: Record<string, unknown> = await import(path.join(root, file));
    const language = inFile.exec(file)?.[1] as Language | undefined;
    if (language) {
      const value = exported[language] ?? exported['default'] ?? exported;
      add(file.replace(inFile, ''), language, leavesOf(value));
    } else
      for (const [key, table] of tablesIn(exported))
        for (const [name, value] of Object.entries(table))
          add(file, name as Language, leavesOf(value, key ? [key] : []));
  }
  return [...byPlace].flatMap(([place, table]) =>
    [...(table.get('en') ?? new Map<string, string>()).keys()].map((key) => ({
      place,
      key,
      words: Object.fromEntries(
        languages.map((language) => [language, table.get(language)?.get(key) ?? '']),
      ) as Record<Language, string>,
    })),
  );
}

/** Demo files that contain texts of its members, or functions that return such texts. */
const demoFiles = globSync('src/**/demo/{questions*,first-questions,posts,year-posts,comments}.ts', {
  cwd: root,
});

/** Returns the language of a text, detected by its script and frequent words. */
function languageOf(text: string): Language {
  if (/[가-힣]/.test(text)) return 'kr';
  if (/[ぁ-んァ-ヶ]/.test(text)) return 'ja';
  if (/[一-龠]/.test(text)) return 'cn';
  return /[äöüß]|\b(der|die|das|und|nicht|mit|ist)\b/.test(text) ? 'de' : 'en';
}

/** Returns the posts, questions, answers and comments of the demo; each is in one language. */
export async function demoTexts(): Promise<readonly Text[]> {
  const texts: Text[] = [];
  for (const file of demoFiles) {
    const exported: Record<string, unknown> = await import(path.join(root, file));
    for (const value of Object.values(exported)) {
      const tree: unknown = typeof value === 'function' ? value('https://example.org') : value;
      for (const [key, text] of leavesOf(tree)) {
        if (text.length < 12) continue;
        const words = Object.fromEntries(languages.map((language) => [language, ''])) as Record<
          Language,
          string
        >;
        texts.push({ place: file, key, words: { ...words, [languageOf(text)]: text } });
      }
    }
  }
  return texts;
}
