/** Generates mill certificates with random layouts of an analysis. */
import fc from 'fast-check';
import { type Align, type Certificate, type Drawn, line, table } from './mill-certificates.ts';

const contents = {
  C: ['0.05', '0.41', '1.02'],
  Si: ['0.02', '0.25', '1.85'],
  Mn: ['0.31', '0.77', '1.45'],
  P: ['0.006', '0.012'],
  S: ['0.001', '0.025', '<0.001'],
  Cr: ['0.04', '1.08', '18.21'],
  Ni: ['0.03', '3.45', '10.15'],
  Mo: ['0.01', '0.21', '2.10'],
  V: ['0.002', '0.11', '<0.005'],
  Cu: ['0.02', '0.17'],
  Al: ['0.003', '0.025'],
  N: ['0.0045', '0.0092'],
  B: ['0.0004', '0.0025'],
  Ti: ['0.002', '0.031'],
} as const;
type Name = keyof typeof contents;
const chineseNames: Readonly<Record<Name, string>> = {
  C: '碳',
  Si: '硅',
  Mn: '锰',
  P: '磷',
  S: '硫',
  Cr: '铬',
  Ni: '镍',
  Mo: '钼',
  V: '钒',
  Cu: '铜',
  Al: '铝',
  N: '氮',
  B: '硼',
  Ti: '钛',
};

export type RandomCertificate = {
  readonly certificate: Certificate;
  /** Values that must be read: one analysis, or two side by side. */
  readonly truths: readonly Readonly<Record<string, { readonly value: number; readonly isBelow: boolean }>>[];
  /** Whether no value may be marked as doubtful: full rows, one table, headings aligned with their cells. */
  readonly isPlain: boolean;
};

const align = fc.constantFrom<Align>('left', 'center', 'right');
const look = fc.record({
  names: fc.shuffledSubarray(Object.keys(contents) as Name[], { minLength: 4 }),
  pick: fc.infiniteStream(fc.nat(2)),
  gaps: fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
  hasGaps: fc.boolean(),
  dash: fc.constantFrom('-', '—', '', '/'),
  spacing: fc.integer({ min: 30, max: 54 }),
  varies: fc.integer({ min: 0, max: 14 }),
  size: fc.integer({ min: 6, max: 9 }),
  rowHeight: fc.integer({ min: 11, max: 22 }),
  x: fc.integer({ min: 10, max: 60 }),
  y: fc.integer({ min: 10, max: 400 }),
  align,
  headAlign: fc.option(align, { nil: undefined, freq: 4 }),
  comma: fc.boolean(),
  factor: fc.constantFrom('none', 'percent', 'hundred', 'power', 'ppm'),
  unitPlace: fc.constantFrom('row', 'cell'),
  naming: fc.constantFrom('symbol', 'symbol', 'name', 'both'),
  limits: fc.boolean(),
  label: fc.constantFrom('Ladle', 'Schmelze', '熔炼', '溶鋼', '용강', ''),
  shape: fc.constantFrom('row', 'row', 'split', 'column'),
  count: fc.constantFrom(1, 1, 2),
  room: fc.integer({ min: 10, max: 60 }),
  mechanical: fc.boolean(),
});
type Look = typeof look extends fc.Arbitrary<infer T> ? T : never;

const small: readonly string[] = ['P', 'S', 'Al', 'V', 'Ti'];
const divisorOf = (name: string, factor: Look['factor']): number => {
  if (factor === 'ppm') return name === 'N' || name === 'B' ? 10_000 : 1;
  if (factor !== 'hundred' && factor !== 'power') return 1;
  return name === 'N' || name === 'B' ? 10_000 : small.includes(name) ? 1_000 : 100;
};

function unitOf(name: string, factor: Look['factor']): string {
  const divisor = divisorOf(name, factor);
  if (factor === 'ppm') return divisor === 1 ? '%' : 'ppm';
  if (divisor === 1) return factor === 'percent' ? '%' : '';
  return factor === 'power' ? `×10⁻${'²³⁴'[Math.log10(divisor) - 2]}` : `×${divisor}`;
}

/** Returns a content as printed in a column with a factor, e.g. `12` for 0.12 with the divisor 100. */
function printed(text: string, divisor: number, comma: boolean): string {
  const [, sign = '', digits = ''] = /^(<?)(.*)$/.exec(text) ?? [];
  const scaled = divisor === 1 ? digits : String(Number((Number(digits) * divisor).toPrecision(6)));
  return sign + (comma ? scaled.replace('.', ',') : scaled);
}

type Rows = readonly (readonly string[])[];

const transposed = (rows: Rows): string[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

function widthsOf(cells: number, { spacing, varies, shape }: Look): number[] {
  const extra = shape === 'column' ? 30 : 0;
  return [60, ...Array.from({ length: cells - 1 }, (_, at) => spacing + ((at * 7) % (varies + 1)))].map(
    (width) => width + extra,
  );
}

function draw(rows: Rows, drawn: Look, x: number, y: number): Drawn[] {
  const { size, rowHeight, align: cells, headAlign } = drawn;
  const widths = widthsOf(rows[0]?.length ?? 0, drawn);
  return table(rows, { x, y, widths, rowHeight, size, align: cells, ...(headAlign && { headAlign }) });
}

function analysisOf(drawn: Look): { rows: Rows; truth: RandomCertificate['truths'][number] } {
  const { names, factor, unitPlace, limits, label, comma, hasGaps, dash } = drawn;
  const truth: Record<string, { value: number; isBelow: boolean }> = {};
  const values = names.map((name) => {
    const choices = contents[name];
    const text = choices[(drawn.pick.next().value ?? 0) % choices.length] ?? '';
    if (hasGaps && (drawn.gaps.next().value ?? 0) < 2) return dash;
    truth[name] = { value: Number(text.replace('<', '')), isBelow: text.startsWith('<') };
    return printed(text, divisorOf(name, factor), comma);
  });
  const units = names.map((name) => unitOf(name, factor));
  const heads = names.map((name, at) => {
    const unit = unitPlace === 'cell' ? units[at] : '';
    if (unit) return `${drawn.naming === 'symbol' ? name : chineseNames[name]}(${unit})`;
    const both = { symbol: name, name: chineseNames[name], both: `${name} ${chineseNames[name]}` };
    return both[drawn.naming];
  });
  const most = names.map((name) =>
    printed(contents[name].at(-1)?.replace('<', '') ?? '', divisorOf(name, factor), comma),
  );
  const rows = [
    ['', ...heads],
    ...(unitPlace === 'row' && factor !== 'none' ? [['', ...units]] : []),
    ...(limits ? [['max.', ...most]] : []),
    [label, ...values],
  ];
  return { rows, truth };
}

/** Draws an analysis as one table, as two tables one below the other, or with one element per row. */
function drawAnalysis(rows: Rows, drawn: Look, x: number): Drawn[] {
  const { names, shape, y, rowHeight } = drawn;
  if (shape === 'column') return draw(transposed(rows), drawn, x, y);
  if (shape === 'row' || names.length < 8) return draw(rows, drawn, x, y);
  const half = Math.ceil(names.length / 2) + 1;
  const first = rows.map((row) => row.slice(0, half));
  const second = rows.map((row) => [row[0] ?? '', ...row.slice(half)]);
  return [...draw(first, drawn, x, y), ...draw(second, drawn, x, y + rows.length * rowHeight + 12)];
}

const mechanicalRows: Rows = [
  ['', 'ReH', 'Rm', 'A', 'Z', 'KV'],
  ['', '355', '512', '24.5', '61', '48'],
];

function build(drawn: Look): RandomCertificate {
  const { x, y, shape, count, room, rowHeight } = drawn;
  const analyses = Array.from({ length: count }, () => analysisOf(drawn));
  const width = Math.max(
    ...analyses.map(({ rows }) => {
      const cells = shape === 'column' ? rows.length : (rows[0]?.length ?? 0);
      return widthsOf(cells, drawn).reduce((sum, each) => sum + each, 0);
    }),
  );
  const tables = analyses.flatMap(({ rows }, at) => drawAnalysis(rows, drawn, x + at * (width + room)));
  const bottom = Math.max(...tables.map((each) => each.y));
  const mechanical = drawn.mechanical
    ? draw(mechanicalRows, { ...drawn, shape: 'row' }, x, bottom + 2 * rowHeight)
    : [];
  return {
    certificate: [[...line(x, Math.max(0, y - 30), 'Chemical composition'), ...tables, ...mechanical]],
    truths: analyses.map(({ truth }) => truth),
    isPlain: shape === 'row' && count === 1 && !drawn.hasGaps && !drawn.headAlign && drawn.factor !== 'ppm',
  };
}

export const randomCertificate: fc.Arbitrary<RandomCertificate> = look.map(build);

export type RandomBlocks = {
  readonly certificate: Certificate;
  /** Contents of each heat number. */
  readonly truths: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** Whether all contents have to be read: no item numbers in tables of different heights. */
  readonly isComplete: boolean;
};

const blocks = fc.record({
  look,
  heats: fc.uniqueArray(fc.constantFrom('A101', '812345', 'B-77/2', 'K2041', '26-1234'), {
    minLength: 2,
    maxLength: 4,
  }),
  orders: fc.array(fc.infiniteStream(fc.nat(9)), { minLength: 3, maxLength: 3 }),
  heatLabel: fc.constantFrom('Heat', 'Heat No.', 'Schmelze', '炉号', '溶鋼番号', '용강번호'),
  count: fc.constantFrom(2, 2, 3),
  areOtherHeats: fc.boolean(),
  isLabelLast: fc.boolean(),
  /** Rows by which each table begins lower. */
  lower: fc.array(fc.constantFrom(0, 0, 1, 2, 0.5), { minLength: 3, maxLength: 3 }),
  /** Heading of a column of item numbers in each table; then only the first one has heat numbers. */
  itemLabel: fc.constantFrom(null, null, 'Item', 'Pos.', '序号', '#'),
});
type Blocks = typeof blocks extends fc.Arbitrary<infer T> ? T : never;

/** Draws tables side by side with heat numbers: other elements of the same heats, or the same elements of other heats. */
function buildBlocks({ look: drawn, orders, heatLabel, count, areOtherHeats, isLabelLast, ...more }: Blocks) {
  const truths = new Map<string, Record<string, number>>();
  const itemLabel = areOtherHeats || isLabelLast ? null : more.itemLabel;
  const names = drawn.names.slice(0, areOtherHeats ? 4 : 9);
  const size = Math.ceil(names.length / count);
  // A table with one or two elements is recognized in the line of another heading only.
  const lower = size < 3 || names.length % size > 0 ? [] : more.lower;
  let x = drawn.x;
  const certificate = orders.slice(0, count).flatMap((order, block): Drawn[] => {
    const own = areOtherHeats ? names : names.slice(block * size, (block + 1) * size);
    const heats = more.heats
      .map((heat, item) => ({
        item: String(item + 1),
        heat: areOtherHeats ? `${heat}${block}` : heat,
        at: order.next().value ?? 0,
      }))
      .toSorted((a, b) => a.at - b.at);
    const rows = heats.map(({ heat, item }) => {
      const cells = own
        .map((name) => contents[name].filter((text) => !text.startsWith('<')))
        .map((choices) => {
          return choices[(drawn.pick.next().value ?? 0) % choices.length] ?? '';
        });
      const values = Object.fromEntries(own.map((name, at) => [name, Number(cells[at])]));
      truths.set(heat, { ...truths.get(heat), ...values });
      const lead = itemLabel === null ? [heat] : block === 0 ? [heat, item] : [item];
      return [...lead, ...cells.map((cell) => printed(cell, 1, drawn.comma))];
    });
    const lead = itemLabel === null ? [heatLabel] : block === 0 ? [heatLabel, itemLabel] : [itemLabel];
    const all = [[...lead, ...own], ...rows].map((cells) =>
      isLabelLast ? [...cells.slice(1), cells[0] ?? ''] : cells,
    );
    const left = x;
    const widths = isLabelLast
      ? [...own.map(() => drawn.spacing), 60]
      : [...lead.map((_, at) => (at === 0 ? 60 : 40)), ...own.map(() => drawn.spacing)];
    x += widths.reduce((sum, each) => sum + each, 0) + drawn.room;
    return table(all, {
      x: left,
      y: drawn.y + (lower[block] ?? 0) * drawn.rowHeight,
      widths,
      rowHeight: drawn.rowHeight,
      size: drawn.size,
      align: drawn.align,
    });
  });
  const isComplete = itemLabel === null || lower.slice(0, count).every((each) => each === lower[0]);
  return { certificate: [certificate], truths, isComplete };
}

export const randomBlocks: fc.Arbitrary<RandomBlocks> = blocks.map(buildBlocks);

export type RandomTitles = {
  readonly certificate: Certificate;
  /** Contents of each heat number, which is printed above its elements. */
  readonly truths: ReadonlyMap<string, Readonly<Record<string, number>>>;
};

const titles = fc.record({
  look,
  heats: fc.uniqueArray(fc.constantFrom('A101', '812345', 'K2041', '26-1234'), {
    minLength: 2,
    maxLength: 3,
  }),
  heatLabel: fc.constantFrom('Heat: ', 'Heat No. ', 'Schmelze: ', '炉号: '),
  /** Distance between the columns of two heats, in addition to that between columns of one heat. */
  gap: fc.constantFrom(0, 10, 40, 90),
  shift: fc.integer({ min: -8, max: 30 }),
  rise: fc.constantFrom(1, 1, 2),
  rowLabel: fc.constantFrom('', 'Ladle', 'Schmelze'),
});
type Titles = typeof titles extends fc.Arbitrary<infer T> ? T : never;

/** Draws one row of values below several heat numbers, each of which belongs to some of the columns. */
function buildTitles({ look: drawn, heats, heatLabel, gap, shift, rise, rowLabel }: Titles): RandomTitles {
  const truths = new Map<string, Record<string, number>>();
  const { rowHeight, size } = drawn;
  const y = drawn.y + 3 * rowHeight;
  let x = drawn.x;
  const certificate = heats.flatMap((heat, block): Drawn[] => {
    const each = Math.max(2, Math.floor(drawn.names.length / heats.length));
    const own = drawn.names.slice(block * each, (block + 1) * each);
    const cells = own.map((name) => contents[name].find((text) => !text.startsWith('<')) ?? '');
    truths.set(heat, Object.fromEntries(own.map((name, at) => [name, Number(cells[at])])));
    const widths = [rowLabel === '' ? 0 : 60, ...own.map(() => drawn.spacing)];
    const left = x;
    x += widths.reduce((sum, width) => sum + width, 0) + gap;
    const rows = [
      ['', ...own],
      [rowLabel, ...cells.map((cell) => printed(cell, 1, drawn.comma))],
    ];
    return [
      ...line(left + shift, y - rise * rowHeight, heatLabel + heat, size),
      ...table(rows, { x: left, y, widths, rowHeight, size, align: drawn.align }),
    ];
  });
  return { certificate: [certificate], truths };
}

export const randomTitles: fc.Arbitrary<RandomTitles> = titles.map(buildTitles);
