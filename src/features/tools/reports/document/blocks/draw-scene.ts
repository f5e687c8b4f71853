/** Draws a diagram in a PDF from the scene that pages render as SVG. */
import type { Tone } from '@ferrite/calculators/core/chart.ts';
import { textSize } from '@ferrite/charts/frame.ts';
import type { ChartWords, Scene } from '@ferrite/charts/scene.ts';
import { draw, type MarkShape, type SceneMark } from '@ferrite/charts/shapes.ts';
import { parseSymbol } from '@ferrite/charts/text/symbol-text.ts';
import { paper, type Sheets } from '../../../../../platform/server/documents/sheet.ts';

/** Values of the CSS custom properties in the light theme. */
const colours: Readonly<Record<string, string>> = {
  ...paper,
  'series-2': '#2c6bd2',
  'series-3': '#a87f10',
  'series-4': '#6c4194',
  'series-5': '#7d7568',
  well: '#ffffff',
};
const colourOf = (value: string): string =>
  colours[/^var\(--([\w-]+)\)$/.exec(value)?.[1] ?? ''] ?? paper.ink;

const tints: Readonly<Record<Tone, readonly [colour: string, opacity: number]>> = {
  austenite: [colours['series-2'] ?? paper.ink, 0.1],
  martensite: [colours['series-4'] ?? paper.ink, 0.14],
  ferrite: [colours['series-3'] ?? paper.ink, 0.14],
  'austenite-ferrite': [paper.ok, 0.08],
  mixed: [colours['series-5'] ?? paper.ink, 0.12],
  plain: [paper.ink, 0.035],
  hot: [paper.hot, 0.12],
};

/** Sets a pattern of dashes and gaps. PDFKit takes a list; its types name only one dash and one gap. */
function setDash(doc: PDFKit.PDFDocument, pattern: readonly number[]): void {
  const dash = doc.dash.bind(doc) as unknown as (lengths: readonly number[], options: object) => void;
  dash(pattern, {});
}

function stroke(doc: PDFKit.PDFDocument, look: Scene['lines'][number]): void {
  doc
    .path(look.d)
    .lineWidth(look.width)
    .strokeColor(colourOf(look.colour), look.opacity ?? 1);
  const dash = look.dash?.split(/[\s,]+/).map(Number);
  if (dash) setDash(doc, dash);
  else doc.undash();
  doc.stroke().undash().strokeOpacity(1);
}

function mark(doc: PDFKit.PDFDocument, { x, y, shape, colour, user }: SceneMark): void {
  const size = user ? 5.5 : 4.4;
  if (user) doc.circle(x, y, 11).fillColor(paper.hot, 0.2).fill().fillOpacity(1);
  const line = colourOf(colour);
  outline(doc, { x, y, shape }, size);
  const fill = user ? paper.hot : shape === 'square' || shape === 'dot' ? line : '#ffffff';
  doc.lineWidth(1.4).fillAndStroke(fill, user ? '#ffffff' : line);
}

type Outline = Pick<SceneMark, 'x' | 'y'> & { readonly shape: MarkShape };

function outline(doc: PDFKit.PDFDocument, { x, y, shape }: Outline, size: number): void {
  const r = size * (shape === 'dot' ? 0.6 : 1);
  if (shape === 'circle' || shape === 'dot') doc.circle(x, y, r);
  else if (shape === 'square') doc.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  else if (shape === 'diamond') doc.polygon([x, y - r * 1.3], [x + r, y], [x, y + r * 1.3], [x - r, y]);
  else doc.polygon([x, y - r * 1.2], [x + r * 1.05, y + r * 0.75], [x - r * 1.05, y + r * 0.75]);
}

type Label = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly colour: string;
  readonly isBold?: boolean | undefined;
};

/** Returns the left edge of a label. */
function leftOf(sheets: Sheets, { text, x, size = textSize, anchor = 'start', isBold }: Label): number {
  if (anchor === 'start') return x;
  const width = sheets.width(text, { size, face: isBold ? 'bold' : 'text' });
  return anchor === 'end' ? x - width : x - width / 2;
}

/** Draws a label in the font of the document at the current scale. */
function label(sheets: Sheets, each: Label): void {
  const { text, y, size = textSize, colour, isBold } = each;
  sheets.line(text, { x: leftOf(sheets, each), y }, { size, face: isBold ? 'bold' : 'text', colour });
}

/** Draws a white background behind a label, so that curves do not cross it. */
function backed(sheets: Sheets, doc: PDFKit.PDFDocument, each: Label): void {
  const { size = textSize } = each;
  const width = sheets.width(each.text, { size });
  doc.rect(leftOf(sheets, each) - 2, each.y - size * 0.82, width + 4, size * 1.1);
  doc.fillColor('#ffffff', 0.82).fill().fillOpacity(1);
}

type TitlePlace = { readonly x: number; readonly y: number; readonly isRight: boolean };

function axisTitle(sheets: Sheets, title: Scene['xTitle'], { x, y, isRight }: TitlePlace): void {
  const looks = (title.symbol ? parseSymbol(title.symbol) : []).map((run) => ({
    run,
    look: {
      size: run.level === 0 ? textSize * 1.14 : textSize * 0.8,
      face: run.italic ? 'slanted' : 'math',
      colour: paper.ink2,
    } as const,
  }));
  const plain = { size: textSize, colour: paper.ink2 } as const;
  const gap = looks.length > 0 ? 6 : 0;
  const symbol = looks.reduce((sum, { run, look }) => sum + sheets.width(run.text, look), 0);
  let at = isRight ? x - symbol - gap - sheets.width(title.text, plain) : x;
  for (const { run, look } of looks) {
    const lift = run.level === 0 ? 0 : run.level < 0 ? textSize * 0.24 : -textSize * 0.36;
    at += sheets.line(run.text, { x: at, y: y + lift }, look);
  }
  sheets.line(title.text, { x: at + gap, y }, plain);
}

function axes(sheets: Sheets, doc: PDFKit.PDFDocument, { plot, xTicks, yTicks, ...scene }: Scene): void {
  const axis = (path: string) => doc.path(path).lineWidth(1).strokeColor(paper.ctl).stroke();
  if (!scene.hasAxes) return;
  axis(`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`);
  if (scene.second) {
    axis(`M${plot.left} ${plot.top}H${plot.right}`);
    for (const { at, label: text } of scene.second.ticks) {
      axis(`M${at} ${plot.top}v-5`);
      label(sheets, { text, x: at, y: plot.top - 9, anchor: 'middle', colour: paper.ink3 });
    }
    label(sheets, {
      text: scene.second.title,
      x: plot.right,
      y: plot.top - 27,
      anchor: 'end',
      colour: paper.ink2,
    });
  }
  for (const { at, label: text } of xTicks) {
    axis(`M${at} ${plot.bottom}v5`);
    label(sheets, { text, x: at, y: plot.bottom + 19, anchor: 'middle', colour: paper.ink3 });
  }
  for (const { at, label: text } of yTicks) {
    axis(`M${plot.left} ${at}h-5`);
    label(sheets, { text, x: plot.left - 9, y: at + 4, anchor: 'end', colour: paper.ink3 });
  }
  axisTitle(sheets, scene.xTitle, { x: plot.right, y: scene.height - 9, isRight: true });
  axisTitle(sheets, scene.yTitle, { x: 8, y: 18, isRight: false });
}

function names(sheets: Sheets, doc: PDFKit.PDFDocument, { labels, endLabels, chips }: Scene): void {
  for (const { leader } of labels) {
    if (!leader) continue;
    const [, [x, y]] = leader;
    doc.path(draw(leader)).lineWidth(1).strokeColor(paper.ink2).stroke();
    doc.circle(x, y, 2).fillColor(paper.ink2).fill();
  }
  for (const { bold, ...each } of labels) {
    const shown = { ...each, colour: colourOf(each.colour), isBold: bold };
    backed(sheets, doc, shown);
    label(sheets, shown);
  }
  for (const { leader, lines, x, y, colour, bold } of endLabels) {
    doc.path(draw(leader.points)).lineWidth(1).strokeColor(colourOf(leader.colour));
    if (leader.endsEarly) doc.dash(1, { space: 3 });
    doc.stroke().undash();
    for (const [at, text] of lines.entries())
      label(sheets, { text, x, y: y + at * 14, colour: colourOf(colour), isBold: bold });
  }
  for (const { x, y, width, text } of chips) {
    doc.rect(x, y, width, 18).fillColor(paper.hot).fill();
    label(sheets, { text, x: x + width / 2, y: y + 13.2, anchor: 'middle', colour: '#ffffff', isBold: true });
  }
}

/** Draws a scene with its top left corner at this position. @param scale factor for all lengths */
export function drawScene(
  sheets: Sheets,
  scene: Scene,
  place: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  sheets.drawn(place, (doc) => {
    const area = (d: string, colour: string, opacity: number) =>
      doc.path(d).fillColor(colour, opacity).fill().fillOpacity(1);
    doc.lineJoin('round');
    for (const { d, tone } of scene.regions) area(d, ...tints[tone]);
    for (const each of scene.grid) stroke(doc, each);
    for (const { d } of scene.zones) area(d, paper.ok, 0.07);
    for (const { d } of scene.bands) area(d, paper.ink, 0.035);
    for (const each of [...scene.lines, ...scene.crossLines]) stroke(doc, each);
    axes(sheets, doc, scene);
    for (const each of scene.marks) mark(doc, each);
    names(sheets, doc, scene);
  });
}

/** Returns the characters of a scene, to load the fonts. */
export function sceneLetters(
  scene: Scene,
  words: Pick<ChartWords, 'approximate'>,
): { text: string; math: string; slanted: string } {
  const runs = [scene.xTitle, scene.yTitle].flatMap(({ symbol }) => (symbol ? parseSymbol(symbol) : []));
  const texts = [
    words.approximate,
    scene.xTitle.text,
    scene.yTitle.text,
    ...[...scene.xTicks, ...scene.yTicks].map((tick) => tick.label),
    ...scene.labels.map(({ text }) => text),
    ...scene.endLabels.flatMap(({ lines }) => lines),
    ...scene.chips.map(({ text }) => text),
  ];
  return {
    text: texts.join(''),
    math: runs
      .filter(({ italic }) => !italic)
      .map(({ text }) => text)
      .join(''),
    slanted: runs
      .filter(({ italic }) => italic)
      .map(({ text }) => text)
      .join(''),
  };
}
