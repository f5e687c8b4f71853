/**
 * Steel grades with a typical analysis each, for filling a composition. The table is large: pages load this file only
 * when the grade picker opens.
 */
import type { Composition } from '../elements.ts';
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

/**
 * Finds grades by name (EN, material number, AISI/SAE, UNS, JIS, GB, KS …), best match first. Spaces, hyphens, case and
 * a leading system name (`JIS SCM440`) are ignored.
 */
export function searchGrades(query: string, limit = 20): readonly GradeHit[] {
  const wanted = [plain(query), plain(query.replace(systemWord, ''))].filter((each) => each !== '');
  if (wanted.length === 0) return [];
  const hits: { readonly hit: GradeHit; readonly rank: number }[] = [];
  for (const { grade, names } of index) {
    let best: { readonly hit: GradeHit; readonly rank: number } | undefined;
    for (const name of names) {
      for (const each of wanted) {
        const value = rank(name, each);
        if (value === undefined || (best && best.rank <= value)) continue;
        best = { hit: { grade, system: name.system, name: name.name, near: name.near }, rank: value };
      }
    }
    if (best) hits.push(best);
  }
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map((each) => each.hit);
}
