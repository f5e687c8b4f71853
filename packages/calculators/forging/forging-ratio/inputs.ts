/** Inputs of the forging ratio. */

type Choices = Readonly<Record<string, string>>;

export const sections = ['round', 'square', 'octagon', 'rectangle', 'hollow'] as const;

/** Shapes that the start and the end section may have. */
export type SectionShape = (typeof sections)[number];

const shapeInput = (key: string, choices: typeof sections, start: SectionShape) =>
  ({
    kind: 'choice',
    key,
    choices,
    default: start,
    when: (each: Readonly<Record<string, string>>) => each['method'] === 'sections',
  }) as const;

const isShape =
  (key: string, shape: string) =>
  (choices: Readonly<Record<string, string>>): boolean =>
    choices['method'] === 'sections' && choices[key] === shape;

const bySections = (choices: Readonly<Record<string, string>>): boolean => choices['method'] === 'sections';

const isUpset = (choices: Readonly<Record<string, string>>): boolean =>
  bySections(choices) && choices['upset'] === 'before';

const mm = { min: 1, max: 20000 } as const;

export const forgingRatioInputs = [
  { kind: 'choice', key: 'method', choices: ['sections', 'reduction', 'steps'], default: 'sections' },
  { ...shapeInput('startShape', sections, 'octagon'), key: 'startShape' },
  { kind: 'number', key: 'startMm', unit: 'mm', default: 900, limits: mm, when: bySections },
  {
    kind: 'number',
    key: 'startSideMm',
    unit: 'mm',
    default: 700,
    limits: mm,
    when: isShape('startShape', 'rectangle'),
  },
  {
    kind: 'number',
    key: 'startInsideMm',
    unit: 'mm',
    symbol: 'D_\\mathrm{i,0}',
    default: 300,
    limits: mm,
    when: isShape('startShape', 'hollow'),
  },
  { ...shapeInput('endShape', sections, 'round'), key: 'endShape' },
  { kind: 'number', key: 'endMm', unit: 'mm', default: 420, limits: mm, when: bySections },
  {
    kind: 'number',
    key: 'endSideMm',
    unit: 'mm',
    default: 300,
    limits: mm,
    when: isShape('endShape', 'rectangle'),
  },
  {
    kind: 'number',
    key: 'endInsideMm',
    unit: 'mm',
    symbol: 'D_\\mathrm{i,1}',
    default: 200,
    limits: mm,
    when: isShape('endShape', 'hollow'),
  },
  {
    kind: 'number',
    key: 'reductionPercent',
    unit: '%',
    symbol: 'r',
    default: 75,
    limits: { min: 0.1, max: 99.9 },
    when: (choices: Choices) => choices['method'] === 'reduction',
  },
  {
    kind: 'choice',
    key: 'upset',
    choices: ['none', 'before'],
    default: 'before',
    programDefault: true,
    when: bySections,
  },
  {
    kind: 'number',
    key: 'heightBeforeMm',
    unit: 'mm',
    symbol: 'h_0',
    default: 2000,
    limits: mm,
    when: isUpset,
  },
  {
    kind: 'number',
    key: 'heightAfterMm',
    unit: 'mm',
    symbol: 'h_1',
    default: 1000,
    limits: mm,
    when: isUpset,
  },
  {
    kind: 'series',
    key: 'steps',
    rows: { min: 0, max: 20 },
    default: [],
    example: [{ upsetRatio: 1.5, drawingRatio: 3 }],
    when: (choices: Choices) => choices['method'] === 'steps',
    columns: [
      {
        kind: 'number',
        key: 'upsetRatio',
        unit: '1',
        symbol: 'U',
        default: 1,
        programDefault: true,
        limits: { min: 1, max: 20 },
      },
      {
        kind: 'number',
        key: 'drawingRatio',
        unit: '1',
        symbol: 'S',
        default: 1,
        programDefault: true,
        limits: { min: 1, max: 100 },
      },
    ],
  },
  {
    kind: 'choice',
    key: 'convention',
    choices: ['overall', 'drawings', 'drawing-sum', 'everything'],
    default: 'drawings',
    programDefault: true,
  },
  {
    kind: 'number',
    key: 'requiredRatio',
    unit: '1',
    default: 3,
    programDefault: true,
    limits: { min: 1, max: 100 },
  },
] as const;
