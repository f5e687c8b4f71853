/** Draws a diagram of a report from the scene that pages render as SVG. */
import type { Tone } from '@ferrite/calculators/core/chart.ts';
import { textSize } from '@ferrite/charts/frame.ts';
import type { Scene } from '@ferrite/charts/scene.ts';
import { draw, type MarkShape, type SceneMark } from '@ferrite/charts/shapes.ts';
import { parseSymbol } from '@ferrite/charts/text/symbol-text.ts';
import type { Face } from '../../../../../platform/server/documents/fonts.ts';
import { type Pen, sheetPen } from '../../../../../platform/server/documents/pen.ts';
import { type Place, paper, type Sheets } from '../../../../../platform/server/documents/sheet.ts';

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

function stroke(pen: Pen, look: Scene['lines'][number]): void {
  pen.shape(look.d, {
    stroke: colourOf(look.colour),
    strokeOpacity: look.opacity ?? 1,
    width: look.width,
    dash: look.dash?.split(/[\s,]+/).map(Number),
  });
}

function mark(pen: Pen, { x, y, shape, colour, user }: SceneMark): void {
  const size = user ? 5.5 : 4.4;
  if (user) pen.shape(circle(x, y, 11), { fill: paper.hot, fillOpacity: 0.2 });
  const line = colourOf(colour);
  const fill = user ? paper.hot : shape === 'square' || shape === 'dot' ? line : '#ffffff';
  pen.shape(outline({ x, y, shape }, size), { fill, stroke: user ? '#ffffff' : line, width: 1.4 });
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}z`;

type Outline = Pick<SceneMark, 'x' | 'y'> & { readonly shape: MarkShape };

function outline({ x, y, shape }: Outline, size: number): string {
  const r = size * (shape === 'dot' ? 0.6 : 1);
  if (shape === 'circle' || shape === 'dot') return circle(x, y, r);
  if (shape === 'square') return rectangle(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  if (shape === 'diamond') return polygon([x, y - r * 1.3], [x + r, y], [x, y + r * 1.3], [x - r, y]);
  return polygon([x, y - r * 1.2], [x + r * 1.05, y + r * 0.75], [x - r * 1.05, y + r * 0.75]);
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

function leftOf(pen: Pen, { text, x, size = textSize, anchor = 'start', isBold }: Label): number {
  if (anchor === 'start') return x;
  const width = pen.width(text, { size, face: isBold ? 'bold' : 'text' });
  return anchor === 'end' ? x - width : x - width / 2;
}

/** Draws a label in the font of the document with the current scale. */
function label(pen: Pen, each: Label): void {
  const { text, y, size = textSize, colour, isBold } = each;
  pen.line(text, { x: leftOf(pen, each), y }, { size, face: isBold ? 'bold' : 'text', colour });
}

/** Draws a white background behind a label, which keeps curves from crossing the text. */
function drawLabelBackground(pen: Pen, each: Label): void {
  const { size = textSize, isBold } = each;
  const width = pen.width(each.text, { size, face: isBold ? 'bold' : 'text' });
  pen.shape(rectangle(leftOf(pen, each) - 2, each.y - size * 0.82, width + 4, size * 1.1), {
    fill: '#ffffff',
    fillOpacity: 0.82,
  });
}

type TitlePlace = { readonly x: number; readonly y: number; readonly isRight: boolean };

function axisTitle(pen: Pen, title: Scene['xTitle'], { x, y, isRight }: TitlePlace): void {
  const textStyles = (title.symbol ? parseSymbol(title.symbol) : []).map((run) => ({
    run,
    look: {
      size: run.level === 0 ? textSize * 1.14 : textSize * 0.8,
      face: run.italic ? 'slanted' : 'math',
      colour: paper.ink2,
    } as const,
  }));
  const plain = { size: textSize, colour: paper.ink2 } as const;
  const gap = textStyles.length > 0 ? 6 : 0;
  const symbol = textStyles.reduce((sum, { run, look }) => sum + pen.width(run.text, look), 0);
  let at = isRight ? x - symbol - gap - pen.width(title.text, plain) : x;
  for (const { run, look } of textStyles) {
    const lift = run.level === 0 ? 0 : run.level < 0 ? textSize * 0.24 : -textSize * 0.36;
    at += pen.line(run.text, { x: at, y: y + lift }, look);
  }
  pen.line(title.text, { x: at + gap, y }, plain);
}

function axes(pen: Pen, { plot, xTicks, yTicks, ...scene }: Scene): void {
  const axis = (path: string) => pen.shape(path, { stroke: paper.ctl });
  if (!scene.hasAxes) return;
  axis(`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`);
  if (scene.second) {
    axis(`M${plot.left} ${plot.top}H${plot.right}`);
    for (const { at, label: text } of scene.second.ticks) {
      axis(`M${at} ${plot.top}v-5`);
      label(pen, { text, x: at, y: plot.top - 9, anchor: 'middle', colour: paper.ink3 });
    }
    label(pen, {
      text: scene.second.title,
      x: plot.right,
      y: plot.top - 27,
      anchor: 'end',
      colour: paper.ink2,
    });
  }
  for (const { at, label: text } of xTicks) {
    axis(`M${at} ${plot.bottom}v5`);
    label(pen, { text, x: at, y: plot.bottom + 19, anchor: 'middle', colour: paper.ink3 });
  }
  for (const { at, label: text } of yTicks) {
    axis(`M${plot.left} ${at}h-5`);
    label(pen, { text, x: plot.left - 9, y: at + 4, anchor: 'end', colour: paper.ink3 });
  }
  axisTitle(pen, scene.xTitle, { x: plot.right, y: scene.height - 9, isRight: true });
  axisTitle(pen, scene.yTitle, { x: 8, y: 18, isRight: false });
}

function names(pen: Pen, { labels, endLabels, chips }: Scene): void {
  for (const { leader } of labels) {
    if (!leader) continue;
    const [, [x, y]] = leader;
    pen.shape(draw(leader), { stroke: paper.ink2 });
    pen.shape(circle(x, y, 2), { fill: paper.ink2 });
  }
  for (const { bold, ...each } of labels) {
    const shown = { ...each, colour: colourOf(each.colour), isBold: bold };
    drawLabelBackground(pen, shown);
    label(pen, shown);
  }
  for (const { leader, sample, lines, x, y, colour, bold } of endLabels) {
    if (sample) stroke(pen, { key: 'sample', d: draw(sample.points), ...sample.stroke });
    else
      pen.shape(draw(leader.points), {
        stroke: colourOf(leader.colour),
        dash: leader.endsEarly ? [1, 3] : undefined,
      });
    for (const [at, text] of lines.entries())
      label(pen, { text, x, y: y + at * 14, colour: colourOf(colour), isBold: bold });
  }
  for (const { x, y, width, text } of chips) {
    pen.shape(rectangle(x, y, width, 18), { fill: paper.hot });
    label(pen, { text, x: x + width / 2, y: y + 13.2, anchor: 'middle', colour: '#ffffff', isBold: true });
  }
}

/** Draws a scene in its own coordinates. */
export function drawScene(pen: Pen, scene: Scene): void {
  for (const { d, tone } of scene.regions) {
    const [fill, fillOpacity] = tints[tone];
    pen.shape(d, { fill, fillOpacity });
  }
  for (const each of scene.grid) stroke(pen, each);
  for (const { d } of scene.zones) pen.shape(d, { fill: paper.ok, fillOpacity: 0.07 });
  for (const { d } of scene.bands) pen.shape(d, { fill: paper.ink, fillOpacity: 0.035 });
  for (const each of [...scene.lines, ...scene.crossLines]) stroke(pen, each);
  axes(pen, scene);
  for (const each of scene.marks) mark(pen, each);
  names(pen, scene);
}

/** Draws a scene in a PDF with its top left corner at this position. @param place with a factor for all lengths */
export const drawSceneOn = (sheets: Sheets, scene: Scene, place: Place & { readonly scale: number }): void =>
  sheets.drawn(place, (doc) => drawScene(sheetPen(sheets, doc), scene));

/** Returns the characters that a scene contains, which determine the fonts to load. */
export function sceneCharacters(scene: Scene): Readonly<Record<Face, string>> {
  const letters: Record<Face, string> = { text: '', bold: '', math: '', slanted: '' };
  drawScene(
    {
      shape: () => undefined,
      line: (text, _place, { face = 'text' }) => {
        letters[face] += text;
        return 0;
      },
      width: () => 0,
    },
    scene,
  );
  return letters;
}
