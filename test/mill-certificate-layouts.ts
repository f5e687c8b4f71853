/** Layouts of mill certificates of several countries, each with the contents in wt % that must be read from it. */
import { type Certificate, line, table } from './mill-certificates.ts';
import { namedLayouts } from './named-certificate-layouts.ts';

export type Contents = Readonly<Record<string, number>>;
export type Layout = {
  readonly certificate: Certificate;
  readonly heats: readonly { readonly name?: string; readonly grade?: string; readonly contents: Contents }[];
};

const steel: Contents = {
  C: 0.41,
  Si: 0.25,
  Mn: 0.77,
  P: 0.012,
  S: 0.004,
  Cr: 1.08,
  Ni: 0.15,
  Mo: 0.21,
  Al: 0.025,
};
const even = (count: number, width: number): number[] => Array.from({ length: count }, () => width);
const symbols = Object.keys(steel);

/** EN 10204 3.1 certificate of a German mill: limits of the standard above the ladle analysis, decimal commas. */
const german: Layout = {
  heats: [{ name: '384712', grade: '42CrMo4', contents: { ...steel, B: 0.0005 } }],
  certificate: [
    [
      ...line(40, 40, 'Abnahmeprüfzeugnis 3.1 nach EN 10204', 14),
      ...line(40, 70, 'Werkstoff: 42CrMo4'),
      ...line(240, 70, 'Schmelze Nr.: 384712'),
      ...line(40, 84, 'Norm: EN ISO 683-2'),
      ...line(40, 110, 'Chemische Zusammensetzung in %'),
      ...table(
        [
          ['', ...symbols, 'B'],
          ['min.', '0,38', '', '0,60', '', '', '0,90', '', '0,15', '', ''],
          ['max.', '0,45', '0,40', '0,90', '0,025', '0,035', '1,20', '', '0,30', '', ''],
          ['Schmelze', '0,41', '0,25', '0,77', '0,012', '0,004', '1,08', '0,15', '0,21', '0,025', '<0,0005'],
        ],
        { x: 40, y: 126, widths: [60, ...even(10, 42)] },
      ),
      ...table(
        [
          ['Rp0,2 MPa', 'Rm MPa', 'A %', 'Z %', 'KV J'],
          ['812', '985', '14,5', '52', '61'],
        ],
        { x: 40, y: 210, widths: even(5, 70) },
      ),
    ],
  ],
};

/** US mill: one heat per row, grade in a column, numbers that start with the decimal point, CB for niobium. */
const american: Layout = {
  heats: [
    {
      name: 'B40213',
      contents: {
        C: 0.41,
        Mn: 0.88,
        P: 0.009,
        S: 0.014,
        Si: 0.24,
        Cu: 0.17,
        Ni: 0.11,
        Cr: 1.02,
        Mo: 0.19,
        V: 0.004,
        Nb: 0.002,
      },
    },
    {
      name: 'B40214',
      contents: {
        C: 0.4,
        Mn: 0.86,
        P: 0.01,
        S: 0.012,
        Si: 0.26,
        Cu: 0.15,
        Ni: 0.09,
        Cr: 0.99,
        Mo: 0.2,
        V: 0.003,
        Nb: 0.001,
      },
    },
  ],
  certificate: [
    [
      ...line(40, 40, 'CERTIFIED MILL TEST REPORT', 14),
      ...line(40, 70, 'Grade: AISI 4140'),
      ...line(240, 70, 'Customer PO 88123'),
      ...line(40, 100, 'CHEMICAL ANALYSIS (WT. %)'),
      ...table(
        [
          ['HEAT NO.', 'C', 'MN', 'P', 'S', 'SI', 'CU', 'NI', 'CR', 'MO', 'V', 'CB'],
          ['B40213', '.41', '.88', '.009', '.014', '.24', '.17', '.11', '1.02', '.19', '.004', '.002'],
          ['B40214', '.40', '.86', '.010', '.012', '.26', '.15', '.09', '.99', '.20', '.003', '.001'],
        ],
        { x: 40, y: 116, widths: [60, ...even(11, 40)], align: 'right' },
      ),
    ],
  ],
};

/** Chinese mill: a row with factors below the element symbols. */
const chinese: Layout = {
  heats: [
    {
      name: '2A305817',
      grade: '40Cr',
      contents: { C: 0.41, Si: 0.25, Mn: 0.77, P: 0.012, S: 0.004, Cr: 1.08, Ni: 0.05, Cu: 0.03 },
    },
  ],
  certificate: [
    [
      ...line(220, 40, '产品质量证明书', 14),
      ...line(40, 70, '牌号：40Cr'),
      ...line(200, 70, '炉号：2A305817'),
      ...line(360, 70, '标准：GB/T 3077-2015'),
      ...line(40, 100, '化学成分 %'),
      ...table(
        [
          ['', 'C', 'Si', 'Mn', 'P', 'S', 'Cr', 'Ni', 'Cu'],
          ['', '×100', '×100', '×100', '×1000', '×1000', '×100', '×100', '×100'],
          ['熔炼', '41', '25', '77', '12', '4', '108', '5', '3'],
        ],
        { x: 40, y: 116, widths: [60, ...even(8, 46)] },
      ),
    ],
  ],
};

/** Japanese inspection certificate: powers of ten, limits in a row headed 規格. */
const japanese: Layout = {
  heats: [
    {
      name: '5K1284',
      grade: 'SCM440',
      contents: { C: 0.41, Si: 0.25, Mn: 0.77, P: 0.012, S: 0.004, Ni: 0.05, Cr: 1.08, Mo: 0.16 },
    },
  ],
  certificate: [
    [
      ...line(220, 40, '検査証明書', 14),
      ...line(40, 70, '鋼種 SCM440'),
      ...line(200, 70, '溶鋼番号 5K1284'),
      ...line(40, 100, '化学成分 (mass%)'),
      ...table(
        [
          ['', 'C', 'Si', 'Mn', 'P', 'S', 'Ni', 'Cr', 'Mo'],
          ['', '×10⁻²', '×10⁻²', '×10⁻²', '×10⁻³', '×10⁻³', '×10⁻²', '×10⁻²', '×10⁻²'],
          ['規格 下限', '38', '15', '60', '', '', '', '90', '15'],
          ['規格 上限', '43', '35', '90', '30', '30', '25', '120', '30'],
          ['レードル', '41', '25', '77', '12', '4', '5', '108', '16'],
        ],
        { x: 40, y: 116, widths: [64, ...even(8, 48)] },
      ),
    ],
  ],
};

/** Korean mill: the analysis of one heat in two tables one below the other, in parts per million. */
const korean: Layout = {
  heats: [
    {
      name: 'SQ72195',
      grade: 'SCM440',
      contents: { C: 0.41, Si: 0.25, Mn: 0.77, P: 0.012, S: 0.004, Cr: 1.08, Mo: 0.16, B: 0.0012, N: 0.0085 },
    },
  ],
  certificate: [
    [
      ...line(220, 40, '제품 검사 증명서', 14),
      ...line(40, 70, '강종: SCM440'),
      ...line(200, 70, '용강번호: SQ72195'),
      ...line(40, 100, '화학성분 (wt%)'),
      ...table(
        [
          ['', 'C', 'Si', 'Mn', 'P', 'S'],
          ['용강', '0.41', '0.25', '0.77', '0.012', '0.004'],
        ],
        { x: 40, y: 116, widths: [60, ...even(5, 60)] },
      ),
      ...table(
        [
          ['', 'Cr', 'Mo', 'B(ppm)', 'N(ppm)'],
          ['용강', '1.08', '0.16', '12', '85'],
        ],
        { x: 40, y: 154, widths: [60, ...even(4, 60)] },
      ),
    ],
  ],
};

const second: Contents = { ...steel, C: 0.43, Mn: 0.81, Cr: 1.11 };

/** Two heats on one page, each with its own heading. */
const twoHeats: Layout = {
  heats: [
    { name: 'H1001', contents: steel },
    { name: 'H1002', contents: second },
  ],
  certificate: [
    [
      ...line(40, 40, 'Inspection certificate 3.1', 14),
      ...[steel, second].flatMap((contents, at) => [
        ...line(40, 80 + at * 120, `Heat No.: H100${at + 1}`),
        ...line(40, 100 + at * 120, 'Ladle analysis, wt.%'),
        ...table([symbols, symbols.map((symbol) => String(contents[symbol]))], {
          x: 40,
          y: 116 + at * 120,
          widths: even(symbols.length, 50),
        }),
      ]),
    ],
  ],
};

/** One element per row, with limits and the measured value beside it. */
const column: Layout = {
  heats: [{ name: '77120', contents: steel }],
  certificate: [
    [
      ...line(40, 40, 'Material test certificate', 14),
      ...line(40, 70, 'Heat No. 77120'),
      ...table(
        [
          ['Element', 'Unit', 'Min', 'Max', 'Actual'],
          ...symbols.map((symbol) => [symbol, '%', '0.001', '2.00', String(steel[symbol])]),
        ],
        { x: 40, y: 100, widths: [60, 40, 60, 60, 60] },
      ),
    ],
  ],
};

/** Analysis in running text, as pairs of symbol and value. */
const pairs: Layout = {
  heats: [{ name: 'A-5512', contents: steel }],
  certificate: [
    [
      ...line(40, 40, 'Works certificate', 14),
      ...line(40, 70, 'Cast No. A-5512'),
      ...line(40, 90, 'Chemical composition:'),
      ...line(
        40,
        104,
        symbols
          .slice(0, 5)
          .map((symbol) => `${symbol}=${steel[symbol]}%`)
          .join(', '),
      ),
      ...line(
        40,
        118,
        symbols
          .slice(5)
          .map((symbol) => `${symbol}: ${steel[symbol]} %`)
          .join('  '),
      ),
    ],
  ],
};

const product: Contents = { ...steel, C: 0.4, Si: 0.24, Ni: 0.14, Al: 0.023 };

/** Ladle and product analysis side by side, each in two tables one below the other. */
const cards: Layout = {
  heats: [
    { name: '22-4471', grade: 'S355J2+N', contents: steel },
    { name: '22-4471', grade: 'S355J2+N', contents: product },
  ],
  certificate: [
    [
      ...line(40, 52, 'Cast: 22-4471'),
      ...line(200, 52, 'Steel grade: S355J2+N'),
      ...[steel, product].flatMap((contents, at) => {
        const x = 30 + at * 280;
        const values = symbols.map((symbol) => String(contents[symbol]));
        return [
          ...line(x, 80, at === 0 ? 'Ladle analysis (% by mass)' : 'Product analysis (% by mass)'),
          ...table([symbols.slice(0, 5), values.slice(0, 5), symbols.slice(5), values.slice(5)], {
            x,
            y: 94,
            widths: even(5, 44),
          }),
        ];
      }),
    ],
  ],
};

/** One element per row, one heat per column. */
const heatColumns: Layout = {
  heats: [
    { name: 'A123', contents: steel },
    { name: 'A124', contents: product },
  ],
  certificate: [
    [
      ...line(40, 60, 'Analysenbericht, Gehalte in %'),
      ...table(
        [
          ['Schmelze', 'A123', 'A124', 'Spez. max'],
          ...symbols.map((symbol) => [symbol, `${steel[symbol]}`, `${product[symbol]}`, '1,50']),
        ],
        { x: 60, y: 80, widths: [60, 60, 60, 70], align: 'right' },
      ),
    ],
  ],
};

/** Layouts in which every value must be found and no value may be marked as doubtful. */
export const layouts: Readonly<Record<string, Layout>> = {
  german,
  american,
  chinese,
  japanese,
  korean,
  twoHeats,
  column,
  pairs,
  cards,
  heatColumns,
  ...namedLayouts,
};
