import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { defaultInputs } from '@ferrite/calculators/core/inputs/fields.ts';
import { halfWidthOf } from '@ferrite/calculators/core/models.ts';
import { formatShort, formatToPlace, placeOf } from '@ferrite/calculators/core/numbers.ts';
import { languages } from '@ferrite/calculators/core/texts/language.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { registry } from '@ferrite/calculators/registry.ts';
import { describe, expect, test } from 'vitest';
import { htmlLang } from '../platform/shared/i18n/i18n.ts';
import { pageData, prerenderPages, renderRoot } from './prerender.tsx';
import { formulasOf, typeset } from './results/typeset.ts';

const files = {
  entry: '/calculators/gated/x.js',
  batchWorker: '/calculators/gated/batch-x.js',
  scripts: ['/calculators/shared/page.js'],
  style: 'main{color:red}',
  fonts: ['/calculators/shared/letters.woff2'],
};
const pages = prerenderPages(() => files);

/** Returns the text of a page without formulas: one line per element, except within symbols. */
const shownText = (html: string): string =>
  html
    .slice(html.indexOf('<body>'), html.indexOf('<script type="application/json"'))
    .replace(/<math[\s\S]*?<\/math>/g, '')
    .replace(/<span class="whitespace-nowrap">([^<]*)<sub>([^<]*)<\/sub><\/span>/g, '$1$2')
    .replace(/<[^>]*>/g, '\n');

describe('T-12 prerendered pages', () => {
  test('every calculator has a page in five languages, all in one folder', () => {
    expect(pages).toHaveLength(registry.length * languages.length);
    expect(pages.map((page) => page.path)).toContain('schaeffler-diagram.kr.html');
    expect(pages.map((page) => page.path)).toContain('melting-point.de.html');
  });
  test('a prerendered page states its language and name, and excludes search engines', () => {
    for (const page of pages) {
      expect(page.html).toContain(`<html lang="${htmlLang[page.language]}">`);
      expect(page.html).toMatch(/<title>[^<]+ · Ferrite<\/title>/);
      expect(page.html).toMatch(/<meta name="description" content="[^"]{20,}">/);
      expect(page.html).toContain('<meta name="robots" content="noindex">');
    }
  });
  test('every part of a page is rendered during the build, and none is left for the browser after an error', () => {
    for (const { html, path } of pages) expect(html.includes('<!--$!-->'), path).toBe(false);
  });
  test('a prerendered page contains its style, and requests fonts and scripts after its content', () => {
    for (const { html } of pages) {
      const [head = '', body = ''] = html.split('</head>');
      expect(head).toContain(`<style>${files.style}</style>`);
      expect(head).not.toMatch(/rel="(stylesheet|modulepreload|preload)"|src=/);
      const read = body.indexOf('type="application/json"');
      for (const name of ['rel="preload"', 'rel="modulepreload"', 'type="module"'])
        expect(body.indexOf(name), name).toBeGreaterThan(read);
    }
  });
  test('V-05 the header of a page states how many properties were compared with measurements, or that none was', () => {
    const headOf = (wanted: string) =>
      shownText(pages.find(({ id, language }) => id === wanted && language === 'en')?.html ?? '');
    expect(headOf('tempered-hardness')).toMatch(/Properties compared with measurements: [1-9]/);
    expect(headOf('carbon-potential')).toContain('Never compared with measurements');
  });
  test('V-03 the list of models for tempered hardness begins with the result fitted to measurements', () => {
    for (const { html } of pages.filter(({ id }) => id === 'tempered-hardness')) {
      const [, , first = ''] = (/<table class="models[\s\S]*?<\/table>/.exec(html)?.[0] ?? '').split('<tr');
      expect(shownText(`<body>${first}<script type="application/json"`)).toMatch(/33[.,]7/);
    }
  });
  test('V-03 a main result from one method without a published uncertainty states this, and whether it is in range', () => {
    for (const id of ['furnace-heating-time', 'homogenization-time']) {
      const page = pages.find((each) => each.id === id && each.language === 'en');
      const text = shownText(page?.html ?? '');
      expect(text, id).toContain('one method, no published uncertainty');
      expect(text, id).toContain('In range');
    }
  });
  test('C-01 a source is cited identically on every page, with remarks in its language and a mark if the original was not read', () => {
    const page = pages.find(({ id, language }) => id === 'austenite-stability' && language === 'kr');
    const parts = new Set((page ? shownText(page.html) : '').split('\n'));
    for (const part of [
      'J. Sjöberg',
      'Md30의 회귀식',
      '재인용',
      '다른 문헌에서 재인용했으며 원문은 확인하지 않았습니다.',
    ])
      expect(parts.has(part), part).toBe(true);
    expect([...parts].filter((part) => part.includes('original not seen'))).toEqual([]);
  });
  test('C-03 no page shows an underscore instead of a subscript', () => {
    for (const page of pages) {
      expect(shownText(page.html).match(/\b(K_N|Cr_eq|Ni_eq|F_PREN)\b/g) ?? []).toEqual([]);
    }
  });
  test('C-03 no label of an input or result contains its symbol twice', () => {
    const symbol =
      /<span lang="en" translate="no" class="font-math[^"]*">((?:<(span|sub|sup)[^>]*>[^<]*<\/\2>)+)<\/span>/g;
    const plain = (html: string) => html.replace(/<[^>]*>/g, '').normalize('NFKC');
    const twice = pages.flatMap((page) =>
      [...page.html.matchAll(/<(label|dt|p) [^>]*>(.*?)<\/\1>/gs)].flatMap(([, , name = '']) =>
        [...name.matchAll(symbol)].flatMap(([whole, inner = '']) => {
          const text = plain(inner).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
          const pattern = new RegExp(`(?<![\\p{Script=Latin}\\d])${text}(?![\\p{Script=Latin}\\d])`, 'u');
          return pattern.test(plain(name.replace(whole, ' '))) ? [`${page.path}: ${plain(name)}`] : [];
        }),
      ),
    );
    expect(twice).toEqual([]);
  });
  test('the form and the result for the initial values are in the page before any script runs', () => {
    for (const entry of registry) {
      const calculator = definitions[entry.id];
      const result = evaluate(calculator, defaultInputs(calculator));
      if (!result.ok) throw new Error(entry.id);
      for (const page of pages.filter((each) => each.id === entry.id)) {
        expect(page.html).toContain('<input');
        for (const output of calculator.outputs) {
          const { key, role, digits } = output;
          const value = result.values[key];
          if (role === 'detail' || typeof value !== 'number' || digits === undefined) continue;
          if (calculator.isExact && output.figures) {
            const rounded = Number(value.toPrecision(output.figures));
            expect(page.html).toContain(formatShort(rounded, page.language, output.figures));
            continue;
          }
          // Of many models the first ones are shown, the others after a click.
          if (role === 'model' && (calculator.models ?? []).length > 5) continue;
          // The limits of a band have the digits of its value.
          const owner = calculator.outputs.find(({ band }) => band && [band.low, band.high].includes(key));
          const half = halfWidthOf(calculator, result.values, owner ?? output);
          const place = Math.max(
            placeOf(half),
            10 ** (Math.floor(Math.log10(Math.abs(value) || 1)) + 1 - (output.figures ?? 4)),
          );
          expect(page.html).toContain(formatToPlace(value, digits, place, page.language));
        }
      }
    }
  });
  test('rendering twice gives the same markup, independent of time, randomness and environment', () => {
    for (const entry of registry) {
      const calculator = definitions[entry.id];
      const data = pageData(entry, calculator, 'kr', files);
      const parsed = JSON.parse(JSON.stringify(data)) as typeof data;
      expect(renderRoot(calculator, parsed)).toBe(renderRoot(calculator, data));
    }
  });
  test('C-03 a typeset formula contains every digit of its source, e.g. M_d30', () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    for (const { id } of registry) {
      for (const tex of formulasOf(definitions[id]))
        expect(digits(typeset(tex, 'en').replace(/<[^>]*>|&[^;]*;/g, '')), tex).toHaveLength(
          digits(tex).length,
        );
    }
  });
  test('no drawing of any page has a coordinate that is not a number', () => {
    for (const page of pages) expect(page.html).not.toMatch(/="[^"]*(NaN|Infinity|undefined)/);
  });
  test('the theme script is the only inline script, and the embedded data cannot close its element', () => {
    for (const page of pages) {
      expect(page.html.match(/<script>/g)).toHaveLength(1);
      const data = /id="page-data">([\s\S]*?)<\/script>/.exec(page.html)?.[1] ?? '';
      expect(data).not.toContain('<');
      expect(JSON.parse(data)).toMatchObject({ id: page.id, language: page.language });
    }
  });
});

describe('C-03 typesetting', () => {
  test('every formula of a page is typeset during the build', () => {
    for (const entry of registry) {
      const calculator = definitions[entry.id];
      const found = formulasOf(calculator);
      expect(found.length).toBeGreaterThan(0);
      for (const tex of found) expect(typeset(tex, 'en')).toContain('<math');
    }
  });
  test('German formulas have decimal commas', () => {
    expect(typeset('A = 0.75 x', 'de')).toContain('0,75');
    expect(typeset('A = 0.75 x', 'en')).toContain('0.75');
  });
  test('a line may break before an operator, but never inside a fraction', () => {
    expect(typeset('a + \\frac{b + c}{d} = e', 'en').split('<wbr>')).toHaveLength(3);
  });
});
