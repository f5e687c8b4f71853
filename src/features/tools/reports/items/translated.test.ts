import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { toQuery } from '@ferrite/calculators/core/inputs/address.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { type SourceKey, sources } from '@ferrite/calculators/sources/index.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../../platform/shared/i18n/i18n.ts';
import { reportWords } from '../messages/index.ts';
import { freeze } from './freeze.ts';
import { localizeCalculation } from './localize-calculation.ts';

function textsIn(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

/** Returns the words with three letters or more; symbols and units are shorter or upper case. */
const wordsIn = (text: string) => text.match(/(?<![\p{L}\d])\p{Script=Latin}\p{Ll}{2,}(?!\p{L})/gu) ?? [];
const fewest = 3;
/** Texts that consist of names, symbols and international terms. */
const names = ['Solidus, Takeuchi & Brimacombe', 'Ågren 1986, Tibbetts 1980, Slycke & Ericsson 1981'];

function untranslated(english: unknown, other: unknown): readonly string[] {
  const translated = new Map(textsIn(other));
  return textsIn(english).flatMap(([path, text]) =>
    translated.get(path) === text && wordsIn(text).length >= fewest && !names.includes(text)
      ? [`${path}: ${text}`]
      : [],
  );
}

const others = languages.filter((language) => language !== 'en');

describe('C-01 language of the texts of all calculators', () => {
  it.each(others)('C-01 %s: reports contain no English sentence', async (language) => {
    const viewIn = async (calculator: Calculator, of: Language) => {
      const inputs = defaultInputs(calculator);
      const evaluated = evaluate(calculator, inputs);
      if (!evaluated.ok) throw new Error(calculator.id);
      const frozen = freeze(calculator, toQuery(calculator, inputs), evaluated);
      const words = await reportWords[of]();
      const view = localizeCalculation(frozen, null, { language: of, words, typeset: () => '' });
      // Formulas are notation, citations are checked below, and URLs are not text.
      return { ...view, working: [], sources: [], address: '', calculatorId: '' };
    };
    for (const { id } of registry) {
      const calculator = findDefinition(id);
      if (!calculator) continue;
      expect
        .soft(untranslated(await viewIn(calculator, 'en'), await viewIn(calculator, language)), id)
        .toEqual([]);
    }
  });

  it.each(others)('C-01 %s: pages contain no English sentence', (language) => {
    for (const { id } of registry)
      expect.soft(untranslated(findTexts(id)?.en, findTexts(id)?.[language]), id).toEqual([]);
    for (const key of Object.keys(sources) as SourceKey[])
      expect
        .soft(
          untranslated({ ...citeSource(key, 'en'), citation: '', short: '' }, citeSource(key, language)),
          key,
        )
        .toEqual([]);
  });

  it.each(others)(
    'C-01 %s: citations contain names and titles as printed, and no other English words',
    (language) => {
      for (const key of Object.keys(sources) as SourceKey[]) {
        const [english, other] = [citeSource(key, 'en'), citeSource(key, language)];
        if (english.citation === other.citation) expect.soft(englishIn(english.citation), key).toEqual([]);
        if (english.short === other.short) expect.soft(englishIn(english.short), key).toEqual([]);
      }
    },
  );
});

/** Titles of works and names of organizations and sites, which stay as printed. */
const titles = [
  'Conversion of hardness values',
  'Forging magazine',
  'Foundations of Materials Science and Engineering',
  'Fundamentals of Heat and Mass Transfer',
  'Fundamentals of Modern Manufacturing',
  'Guideline on alternative methods for determining preheat',
  'Hardenability Concepts with Applications to Steel',
  'Hardenability of Alloy Steels',
  'Japan Society for the Promotion of Science',
  'Kinetics of nitriding with and without compound-layer formation',
  'Materials Algorithms Project, University of Cambridge',
  'Materials Science and Engineering',
  'Metallic materials:',
  'Micrographic determination of the apparent grain size',
  'NIMS fatigue data sheets',
  'Phase Transformations in Metals and Alloys',
  'Steel Forming and Heat Treating Handbook',
  'Steel: solidification processes',
  'The Mathematics of Diffusion',
  'WRC-1992 Constitution Diagram for Stainless Steel Weld Metals',
  'Metal Forming: Processes and Analysis',
  'steel research int.',
];
/** Words that may appear between names: “J. Dollet, in”, “C. García de Andrés”, “van Bohemen”. */
const between = ['in', 'et', 'al', 'de', 'van', 'and'];
/** Words that refer to a part of a work. */
const parts = /(?<!\p{L})(Tables?|[Aa]nnex|Examples?|[Cc]hapters?|Methods?|equations|ed)(?!\p{L})/gu;

function englishIn(citation: string): readonly string[] {
  const rest = titles
    .reduce((text, title) => text.replaceAll(title, ''), citation)
    .replace(/\S+(\.com|\.org|\/)\S*/g, '');
  const lower = rest.match(/(?<![\p{L}\d.-])\p{Script=Latin}(?<=\p{Ll})\p{Ll}+(?!\p{L})/gu) ?? [];
  return [...lower.filter((word) => !between.includes(word)), ...(rest.match(parts) ?? [])];
}
