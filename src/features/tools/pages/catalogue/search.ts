/** Searches tools by their names in all five languages. */
import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import type { ToolRow } from './catalogue.ts';

/** Abbreviations and synonyms that are not part of a name. */
const synonyms: Readonly<Partial<Record<CalculatorId, readonly string[]>>> = {
  'jominy-hardenability': [
    'end quench',
    'Stirnabschreckversuch',
    'Härtbarkeit',
    '焼入れ性',
    '淬透性',
    '경화능',
    'hardenability',
    'end-quench',
  ],
  'ideal-critical-diameter': ['DI', 'Grossmann', 'hardenability'],
  'transformation-temperatures': [
    'Ac1',
    'Ac3',
    'Ms',
    'Mf',
    'Bs',
    'A3',
    'martensite start',
    'bainite start',
    'Martensitstart',
    '马氏体开始',
    '马氏体点',
    'マルテンサイト変態点',
    '마르텐사이트 시작',
  ],
  'ttt-cct-diagram': ['ZTU', 'isothermal', 'continuous cooling'],
  'austenite-stability': ['Md30', 'Ni equivalent'],
  'pitting-resistance': ['PREN', 'PRE', 'corrosion', 'duplex', '点蚀指数', '孔食指数'],
  'carbonitride-solubility': ['Nb', 'Ti', 'V', 'microalloyed'],
  'carburizing-depth': ['case depth', 'CHD', 'Eht', 'Harris', 'Einsatzhärten', '浸炭', '침탄'],
  'hydrogen-removal': [
    'bake-out',
    'flakes',
    'Flockenfreiglühen',
    '去氢退火',
    '白点',
    'dehydrogenation',
    'Wasserstoff',
    '脱水素',
    '탈수소',
  ],
  'quenching-immersion-time': ['quench', 'Abschrecken', '퀜칭'],
  'temper-parameter': ['Hollomon', 'Jaffe', 'Larson-Miller', 'tempering', '템퍼링'],
  'tempered-hardness': ['tempering', '템퍼링'],
  'gas-nitriding': ['Lehrer', 'KN', '氮势'],
  'carbon-potential': ['dew point', 'endogas', '탄소 퍼텐셜'],
  'melting-point': ['liquidus', 'solidus', '液相线', '액상선', '液相線'],
  microsegregation: ['SDAS', 'Scheil', '微观偏析', '枝晶偏析'],
  'gas-solubility': ['Sieverts', 'nitrogen', 'hydrogen'],
  'forging-ratio': ['鍛造比', '鍛錬成形比', 'Reckgrad', 'Stauchgrad', '단련 성형비'],
  'carbon-equivalent': [
    'CE',
    'CEV',
    'CET',
    'Pcm',
    'CEN',
    'IIW',
    'weldability',
    'Schweißeignung',
    '焊接性',
    '溶接性',
    '용접성',
  ],
  'preheat-temperature': [
    'EN 1011-2',
    'cold cracking',
    'preheating',
    'vorwärmen',
    'Vorwärmung',
    '预热',
    '予熱',
    '예열',
  ],
  'schaeffler-diagram': ['Cr_eq', 'Ni_eq', 'stainless', '舍夫勒', '쉐플러', 'シェフラ'],
  'wrc-1992-diagram': ['FN', 'ferrite number', '선도'],
  'heat-input-cooling-time': ['t8/5', 'arc energy', 'Streckenenergie'],
  'hardness-converter': ['HV', 'HRC', 'HB', 'HBW', 'Rm', 'ISO 18265', 'ASTM E140'],
  'metal-weight': ['mass', 'bar', 'plate', 'weight', 'Gewicht', '重量', '중량', 'Masse'],
  'grain-size': ['ASTM E112', 'ISO 643', 'G number'],
  'forging-load': ['press', 'press force', 'Presse', 'Presskraft', '压力机', 'プレス', '프레스'],
  'retained-austenite': ['Restaustenit', 'sub-zero', 'Tiefkühlen', '深冷', 'サブゼロ', '서브제로'],
  'martensite-hardness': ['as quenched', 'Ansprunghärte', '淬火硬度', '焼入れ硬さ', '담금질 경도'],
  'furnace-heating-time': ['soaking', 'Durchwärmen', '透烧', '均熱', '균열'],
};

/**
 * Normalizes spelling: removes accents, spaces, hyphens, middle dots and long-vowel marks, replaces ß by ss and full-width
 * by half-width characters (잔류오스테나이트, 焼入れ性, パラメータ).
 */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/焼入れ/g, '焼入')
    .replace(/焼戻し/g, '焼戻')
    .replace(/[\s\-‐–_/.,·・ー()（）「」]/g, '')
    .normalize('NFC');
}

/** Converts transliterated umlauts to the normalized spelling (vorwaermen, Schaeffler). */
const withoutUmlauts = (text: string): string => text.replace(/([aou])e/g, '$1');

/** Returns all names of a tool, including the English and the displayed one. */
function namesOf({ entry, name }: ToolRow): readonly string[] {
  return entry ? [name, ...Object.values(calculatorNames[entry.id])] : [name];
}

function haystack(row: ToolRow): readonly string[] {
  const also = row.entry ? [row.entry.id, ...(synonyms[row.entry.id] ?? [])] : [];
  return [...namesOf(row), row.category, ...Object.values(categoryNames[row.categoryId]), ...also].map(plain);
}

/** Returns the rows that contain every word of the query; all rows for an empty query. */
export function searchTools(rows: readonly ToolRow[], query: string): readonly ToolRow[] {
  const words = query.split(/\s+/).map(plain).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const hay = haystack(row);
    return words.every((word) =>
      hay.some((each) => each.includes(word) || withoutUmlauts(each).includes(withoutUmlauts(word))),
    );
  });
}

/** Returns the similarity of two names from 0 to 1: the share of common letter pairs. */
export function similarity(first: string, second: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const left = pairs(plain(first));
  const right = pairs(plain(second));
  if (left.length === 0 || right.length === 0) return 0;
  const rest = [...right];
  let common = 0;
  for (const pair of left) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    common += 1;
    rest.splice(at, 1);
  }
  return (2 * common) / (left.length + right.length);
}

/** Pattern of words that may be misspelt; numbers of standards and steels must match exactly. */
const word = /\p{Script=Latin}{3}|[\p{L}--\p{Script=Latin}]{2}/v;
const nearCount = 3;
const nearEnough = 0.45;
/** Minimum similarity of a suggestion, as a share of the best similarity. */
const nearToBest = 0.75;

/** Returns similar names for a misspelt query, best first. Compares whole names and the words in them. */
export function nearMatches(rows: readonly ToolRow[], query: string): readonly ToolRow[] {
  if (!word.test(query)) return [];
  const scored = rows
    .map((row) => {
      const names = [...namesOf(row), ...((row.entry && synonyms[row.entry.id]) ?? [])];
      const candidates = names.flatMap((name) => [
        name,
        ...name.split(/\s+/).filter((word) => word.length > 3),
      ]);
      return { row, score: Math.max(...candidates.map((name) => similarity(name, query))) };
    })
    .sort((first, second) => second.score - first.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score >= Math.max(nearEnough, best * nearToBest))
    .slice(0, nearCount)
    .map(({ row }) => row);
}
