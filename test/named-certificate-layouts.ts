/** Layouts with names of elements in several languages, units in headings and labels, and an analysis in one line. */
import type { Contents, Layout } from './mill-certificate-layouts.ts';
import { line, table } from './mill-certificates.ts';

const even = (count: number, width: number): number[] => Array.from({ length: count }, () => width);
const shortSteel: Contents = { C: 0.46, Si: 0.25, Mn: 0.66, P: 0.012, S: 0.004, Cr: 0.11, Mo: 0.02 };
const numbers = (comma = false) =>
  Object.values(shortSteel).map((value) => (comma ? String(value).replace('.', ',') : String(value)));
const named = (texts: readonly string[], more: readonly string[] = []): Layout => ({
  heats: [{ name: '990017', contents: shortSteel }],
  certificate: [
    [
      ...line(40, 40, texts[0] ?? '', 14),
      ...line(40, 70, texts[1] ?? ''),
      ...table(
        [
          ['', ...texts.slice(3)],
          ...(more.length > 0 ? [['', ...more]] : []),
          [texts[2] ?? '', ...numbers()],
        ],
        {
          x: 40,
          y: 110,
          widths: [70, ...even(7, 58)],
        },
      ),
    ],
  ],
});
const signs = Object.keys(shortSteel);

/** Names of elements in several languages, used instead of the symbols or beside them. */
const names = {
  japaneseNames: named([
    '検査証明書',
    '溶鋼番号 990017',
    '含有量 %',
    '炭素',
    'ケイ素',
    'マンガン',
    'りん',
    '硫黄',
    'クロム',
    'モリブデン',
  ]),
  koreanNames: named([
    '검사 증명서',
    '용강번호 990017',
    '함량 (%)',
    '탄소',
    '규소',
    '망간',
    '인',
    '황',
    '크롬',
    '몰리브덴',
  ]),
  englishNames: named([
    'Test report',
    'Heat No. 990017',
    'wt.%',
    'Carbon',
    'Silicon',
    'Manganese',
    'Phosphorus',
    'Sulphur',
    'Chromium',
    'Molybdenum',
  ]),
  chineseNames: named([
    '质量证明书',
    '炉号：990017',
    '含量 %',
    'C 碳',
    'Si 硅',
    'Mn 锰',
    'P 磷',
    'S 硫',
    'Cr 铬',
    'Mo 钼',
  ]),
  chineseBelow: named(
    ['质量证明书', '炉号：990017', '含量(%)', ...signs],
    ['碳', '硅', '锰', '磷', '硫', '铬', '钼'],
  ),
  germanNames: {
    heats: [{ name: '990017', contents: shortSteel }],
    certificate: [
      [
        ...line(40, 40, 'Abnahmeprüfzeugnis 3.1', 14),
        ...line(40, 70, 'Schmelze Nr. 990017'),
        ...table(
          [
            ['Element', 'Ist (%)'],
            ...['Kohlenstoff', 'Silizium', 'Mangan', 'Phosphor', 'Schwefel', 'Chrom', 'Molybdän'].map(
              (name, at) => [name, numbers(true)[at] ?? ''],
            ),
          ],
          { x: 40, y: 100, widths: [90, 60], align: 'left' },
        ),
      ],
    ],
  },
  namesBesideSymbols: {
    heats: [{ name: '990017', contents: shortSteel }],
    certificate: [
      [
        ...line(40, 40, '품질 보증서', 14),
        ...line(40, 70, '용강번호: 990017'),
        ...table(
          [
            ['원소', '', '함량 (%)'],
            ...['탄소', '규소', '망간', '인', '황', '크롬', '몰리브덴'].map((name, at) => [
              name,
              signs[at] ?? '',
              numbers()[at] ?? '',
            ]),
          ],
          { x: 40, y: 100, widths: [90, 60, 60], align: 'left' },
        ),
      ],
    ],
  },
} satisfies Readonly<Record<string, Layout>>;

/** All contents in ppm, as the heading states. */
const partsPerMillion: Layout = {
  heats: [{ name: '990017', contents: shortSteel }],
  certificate: [
    [
      ...line(40, 40, 'Laboratory report', 14),
      ...line(40, 70, 'Heat No. 990017'),
      ...table(
        [
          ['Element (ppm)', ...signs],
          ['Ladle', ...Object.values(shortSteel).map((value) => String(Math.round(value * 1e4)))],
        ],
        { x: 40, y: 100, widths: [80, ...even(7, 48)] },
      ),
    ],
  ],
};

/** One element per row, in ppm as the heading of the first column states. */
const partsPerMillionColumn: Layout = {
  heats: [{ name: '990017', contents: shortSteel }],
  certificate: [
    [
      ...line(40, 40, 'Laborbericht', 14),
      ...line(40, 70, 'Schmelze Nr. 990017'),
      ...table(
        [
          ['Element (ppm)', 'Istwert'],
          ...Object.entries(shortSteel).map(([symbol, value]) => [symbol, String(Math.round(value * 1e4))]),
        ],
        { x: 40, y: 100, widths: [90, 60], align: 'left' },
      ),
    ],
  ],
};

/** Heat, grade and analysis in one line of text. */
const oneLine: Layout = {
  heats: [
    { name: '990017', grade: 'C45E', contents: { C: 0.46, Si: 0.25, Mn: 0.66, P: 0.012 } },
    { name: '990018', grade: 'C45E', contents: { C: 0.45, Si: 0.24, Mn: 0.68, P: 0.011 } },
  ],
  certificate: [
    [
      ...line(40, 40, 'Werkszeugnis 2.2', 14),
      ...line(40, 90, 'Schmelze 990017, C45E: C 0,46 %, Si 0,25 %, Mn 0,66 %, P 0,012 %'),
      ...line(40, 112, 'Schmelze 990018, C45E: C 0,45 %, Si 0,24 %, Mn 0,68 %, P 0,011 %'),
    ],
  ],
};

export const namedLayouts: Readonly<Record<string, Layout>> = {
  ...names,
  partsPerMillion,
  partsPerMillionColumn,
  oneLine,
};
