/**
 * Steel grades with a typical analysis each, for filling a composition. The table is large: pages load this file only
 * when the grade picker opens.
 */
import type { Composition } from '../elements.ts';
import { readDesignation } from './designation.ts';
import table from './steels.json' with { type: 'json' };

export type NamingSystem =
  | 'EN'
  | 'number'
  | 'AISI'
  | 'UNS'
  | 'JIS'
  | 'GB'
  | 'KS'
  | 'ASTM'
  | 'AWS'
  | 'API'
  | 'UIC';

export type Grade = {
  readonly key: string;
  readonly name: string;
  readonly standard: string;
  readonly family: string;
  /** Typical analysis in wt %: an initial value for forms, not a limit of the standard. */
  readonly typical: Composition;
  readonly aliases: Readonly<Partial<Record<NamingSystem, readonly string[]>>>;
  /** Aliases as `SYSTEM:name` whose limits differ from those of this grade. */
  readonly near: readonly string[];
  /**
   * SEEN: limits were compared with a public page. KNOWN: limits were not compared; the page marks the grade as
   * unconfirmed.
   */
  readonly confidence: 'SEEN' | 'KNOWN';
};

export const grades = table as unknown as readonly Grade[];

export type GradeHit = {
  readonly grade: Grade;
  readonly system: NamingSystem | 'name';
  readonly name: string;
  /** True if the matching name belongs to a similar grade instead of this one. */
  readonly near: boolean;
};

/** Normalizes a name to upper-case letters and digits: `SUS 316-L` and `sus316l` are the same name. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const systemWord =
  /^\s*(EN|DIN|AISI|SAE|UNS|JIS|GB(\/T)?|KS|ASTM|AWS|W\.?\s?-?NR\.?|NO\.?|MAT\.?\s?NO\.?)[\s:]+/i;

type Name = {
  readonly system: NamingSystem | 'name';
  readonly name: string;
  readonly plain: string;
  readonly near: boolean;
};

const index: readonly { readonly grade: Grade; readonly names: readonly Name[] }[] = grades.map((grade) => ({
  grade,
  names: [
    { system: 'name', name: grade.name, plain: plain(grade.name), near: false },
    ...Object.entries(grade.aliases).flatMap(([system, names]) =>
      (names ?? []).map((name) => ({
        system: system as NamingSystem,
        name,
        plain: plain(name),
        near: grade.near.includes(`${system}:${name}`),
      })),
    ),
  ],
}));

/** Returns the rank of a match (lower is better); undefined for no match. */
function rank(name: Name, wanted: string): number | undefined {
  const worse = (name.near ? 1 : 0) + (name.system === 'name' ? 0 : 0.5);
  if (name.plain === wanted) return worse;
  if (name.plain.startsWith(wanted)) return 10 + worse + (name.plain.length - wanted.length) / 100;
  if (wanted.length >= 3 && name.plain.includes(wanted)) return 20 + worse;
  return undefined;
}

/** Returns a name as written and without a leading system name (`JIS SCM440`). */
const variantsOf = (text: string): readonly string[] =>
  [plain(text), plain(text.replace(systemWord, ''))].filter((each) => each !== '');

/** Added to the rank of a match by material number, so that an exact match by name is listed first. */
const numberPenalty = 3;

/**
 * Finds grades by name (EN, material number, AISI/SAE, UNS, JIS, GB, KS …), best match first. Spaces, hyphens, case, a
 * leading system name (`JIS SCM440`) and a delivery condition (`+QT`) are ignored.
 */
export function searchGrades(query: string, limit = 20): readonly GradeHit[] {
  const { name: written, numbers } = readDesignation(query);
  const wanted = [
    ...variantsOf(written).map((text) => ({ text, penalty: 0 })),
    ...numbers.map((number) => ({ text: plain(number), penalty: numberPenalty })),
  ];
  if (wanted.length === 0) return [];
  const hits: { readonly hit: GradeHit; readonly rank: number }[] = [];
  for (const { grade, names } of index) {
    let best: { readonly hit: GradeHit; readonly rank: number } | undefined;
    for (const name of names) {
      for (const { text, penalty } of wanted) {
        const value = rank(name, text);
        if (value === undefined || (best && best.rank <= value + penalty)) continue;
        best = {
          hit: { grade, system: name.system, name: name.name, near: name.near },
          rank: value + penalty,
        };
      }
    }
    if (best) hits.push(best);
  }
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((each) => each.hit);
}

/** Returns the grades that a search field suggests: those that match the query, and without a query the first ones. */
export function suggestGrades(query: string, count: number): readonly GradeHit[] {
  if (query.trim() !== '') return searchGrades(query, count);
  return grades.slice(0, count).map((grade) => ({ grade, system: 'name', name: grade.name, near: false }));
}

/** Returns the first grade with exactly one of these names. */
const gradeWith = (texts: readonly string[]): Grade | undefined =>
  index.find(({ names }) => names.some((name) => !name.near && texts.includes(name.plain)))?.grade;

/**
 * Returns the grades that a designation names: one, several if name and material number belong to different grades, none
 * if one of them is not in the table, because the other part may then be wrong. Names of only similar grades do not
 * count.
 */
export function gradesNamed(designation: string): readonly Grade[] {
  const { name, numbers } = readDesignation(designation);
  const named = gradeWith(variantsOf(name));
  const isOwn = (number: string) => named?.aliases.number?.includes(number) === true;
  const numbered = numbers.map((number) => (isOwn(number) ? named : gradeWith([plain(number)])));
  const stated = [...(name === '' ? [] : [named]), ...numbered];
  const known = stated.filter((grade) => grade !== undefined);
  return known.length < stated.length ? [] : [...new Set(known)];
}
