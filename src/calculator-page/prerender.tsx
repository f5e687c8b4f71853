/** Renders every calculator in every language at build time. */

import compared from '@ferrite/calculators/compared.json' with { type: 'json' };
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { commonProblems, commonWarnings } from '@ferrite/calculators/core/texts/common-words.ts';
import { definitions, textsOf } from '@ferrite/calculators/definitions.ts';
import { calculatorNames, categoryNames } from '@ferrite/calculators/names.ts';
import { categories, pagePath, type RegistryEntry, registry } from '@ferrite/calculators/registry.ts';
import type { SourceKey } from '@ferrite/calculators/sources/index.ts';
import { citeSource } from '@ferrite/calculators/sources/remarks.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { htmlLang, type Language, languages } from '../platform/shared/i18n/i18n.ts';
import { themeScript } from '../ui/theme/theme-script.ts';
import { SeriesField } from './inputs/series-field.tsx';
import { cn } from './messages/cn.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { ja } from './messages/ja.ts';
import { kr } from './messages/kr.ts';
import type { Words } from './messages/words.ts';
import { CalculatorPage } from './page.tsx';
import { dataElementId, type PageData, rootElementId } from './page-data.ts';
import { formulasOf, sampleResults, typeset } from './results/typeset.ts';

const words: Readonly<Record<Language, Words>> = { en, de, cn, ja, kr };

/** Client build of a page: URLs of its files, and the style sheet as text. */
export type PageFiles = {
  readonly entry: string;
  readonly batchWorker: string;
  readonly scripts: readonly string[];
  readonly style: string;
  readonly fonts: readonly string[];
};

export type PrerenderedPage = {
  readonly id: string;
  readonly language: Language;
  /** Path below `/calculators/`: `welding/carbon-equivalent.en.html`. */
  readonly path: string;
  readonly html: string;
};

/** Returns the sources cited by the definition and by the remarks in sampled results. */
function citedSources(calculator: Calculator, language: Language): PageData['sources'] {
  const keys = new Set<SourceKey | undefined>(calculator.sources);
  for (const each of [...(calculator.models ?? []), ...calculator.examples]) keys.add(each.source);
  for (const input of calculator.inputs) {
    for (const each of input.kind === 'series' ? input.columns : [input])
      if (each.kind === 'number') keys.add(each.range?.source);
  }
  for (const { warnings } of sampleResults(calculator)) for (const each of warnings) keys.add(each.source);
  return Object.fromEntries([...keys].flatMap((key) => (key ? [[key, citeSource(key, language)]] : [])));
}

export function pageData(
  entry: RegistryEntry,
  calculator: Calculator,
  language: Language,
  { batchWorker }: Pick<PageFiles, 'batchWorker'>,
): PageData {
  const texts = textsOf(entry.id);
  const inOneLanguage = (table: Readonly<Record<string, Readonly<Record<Language, string>>>>) =>
    Object.fromEntries(
      Object.entries(table).map(([code, worded]) => [code, { [language]: worded[language] }]),
    );
  const category = categories.find((each) => each.id === entry.category);
  if (!category) throw new Error(`${entry.category} is not a category`);
  return {
    id: entry.id,
    language,
    number: registry.indexOf(entry) + 1,
    category: { id: category.id, name: categoryNames[category.id][language] },
    name: calculatorNames[entry.id][language],
    compared: (compared as Readonly<Record<string, number>>)[entry.id] ?? 0,
    texts: texts[language],
    words: words[language],
    commonWords: { warnings: inOneLanguage(commonWarnings), problems: inOneLanguage(commonProblems) },
    sources: citedSources(calculator, language),
    formulas: Object.fromEntries(formulasOf(calculator).map((tex) => [tex, typeset(tex, language)])),
    batchWorker,
  };
}

export function renderRoot(calculator: Calculator, data: PageData): string {
  return renderToString(
    <StrictMode>
      <CalculatorPage calculator={calculator} data={data} SeriesField={SeriesField} />
    </StrictMode>,
  );
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function htmlDocument(calculator: Calculator, data: PageData, files: PageFiles): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(data.name)} · Ferrite</title>`,
    `<meta name="description" content="${escapeHtml(data.texts.summary)}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script>${themeScript}</script>`,
    `<style>${files.style}</style>`,
  ];
  // Loaded after the visible content, because these files would delay it on a slow connection.
  const later = [
    ...files.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...files.scripts.map((script) => `<link rel="modulepreload" href="${script}">`),
    `<script type="module" src="${files.entry}"></script>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${htmlLang[data.language]}">`,
    `<head>${head.join('\n')}</head>`,
    '<body>',
    `<div id="${rootElementId}" class="flex grow flex-col">${renderRoot(calculator, data)}</div>`,
    `<script type="application/json" id="${dataElementId}">${json}</script>`,
    ...later,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

export function prerenderPage(entry: RegistryEntry, language: Language, files: PageFiles): PrerenderedPage {
  const calculator: Calculator = definitions[entry.id];
  return {
    id: entry.id,
    language,
    path: pagePath(entry).replace(/\.html$/, `.${language}.html`),
    html: htmlDocument(calculator, pageData(entry, calculator, language, files), files),
  };
}

/** Renders all pages. `filesOf`: returns the client build of a calculator. */
export function prerenderPages(filesOf: (id: string) => PageFiles): readonly PrerenderedPage[] {
  return registry.flatMap((entry) => {
    const files = filesOf(entry.id);
    return languages.map((language) => prerenderPage(entry, language, files));
  });
}
