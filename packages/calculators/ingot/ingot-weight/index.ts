/** Ingot weight: mass of body and hot top from the mould, with taper, slenderness, modulus and yield. */
import {
  defineCalculator,
  type FormulaLine,
  numberIn,
  type Problem,
  type Warning,
} from '../../core/calculator.ts';
import { convert } from '../../core/quantity.ts';
import { plain } from '../../core/texts/worked-text.ts';
import * as ingot from '../../formulas/solidification/ingot-geometry.ts';
import { drawElevation, drawMass, drawSections } from './charts.ts';
import { ingotWeightExamples } from './examples.ts';
import { ingotWeightInputs } from './inputs.ts';

type Given = {
  readonly section: 'polygon' | 'square' | 'chamfered' | 'round' | 'hollow';
  readonly sides: number;
  readonly bottomMm: number;
  readonly topMm: number;
  readonly heightMm: number;
  readonly cornerRadiusMm: number;
  readonly chamferMm: number;
  readonly boreMm: number;
  readonly surfaceFactor: number;
  readonly hotTop: 'none' | 'tapered';
  readonly hotTopBottomMm: number;
  readonly hotTopTopMm: number;
  readonly hotTopHeightMm: number;
  readonly densityKgM3: number;
  readonly topDiscardPercent: number;
  readonly bottomDiscardPercent: number;
  readonly scaleLossPercent: number;
};

const metres = (mm: number): number => convert(mm, 'mm', 'm');

function sectionOf(given: Given): ingot.IngotSection {
  const { section } = given;
  if (section === 'round') return { kind: 'round' };
  if (section === 'hollow') return { kind: 'hollow', bore: metres(given.boreMm) };
  if (section === 'chamfered') return { kind: 'chamfered', chamfer: metres(given.chamferMm) };
  return {
    kind: 'polygon',
    sides: section === 'square' ? 4 : given.sides,
    radius: metres(given.cornerRadiusMm),
  };
}

function bodyOf(given: Given): ingot.TaperedBody {
  return {
    section: sectionOf(given),
    bottom: metres(given.bottomMm),
    top: metres(given.topMm),
    height: metres(given.heightMm),
  };
}

/**
 * Returns the hot top. It has the section of the body with sharp corners, because it is lined. The core passes through
 * both.
 */
function hotTopOf(given: Given): ingot.TaperedBody | null {
  if (given.hotTop === 'none') return null;
  const section = sectionOf(given);
  const lined: ingot.IngotSection =
    section.kind === 'polygon' || section.kind === 'chamfered'
      ? { kind: 'polygon', sides: section.kind === 'polygon' ? section.sides : 4, radius: 0 }
      : section;
  return {
    section: lined,
    bottom: metres(given.hotTopBottomMm),
    top: metres(given.hotTopTopMm),
    height: metres(given.hotTopHeightMm),
  };
}

function brokenRules(given: Given): readonly Problem[] {
  const smallest = Math.min(given.bottomMm, given.topMm);
  const tooLarge = (key: string, limit: number): Problem => ({ key, code: 'too_large', params: { limit } });
  const found: Problem[] = [];
  const cornered = given.section === 'polygon' || given.section === 'square';
  if (cornered && given.cornerRadiusMm > smallest / 2) found.push(tooLarge('cornerRadiusMm', smallest / 2));
  if (given.section === 'chamfered' && given.chamferMm > smallest / 2)
    found.push(tooLarge('chamferMm', smallest / 2));
  const hollow =
    given.hotTop === 'none' ? smallest : Math.min(smallest, given.hotTopBottomMm, given.hotTopTopMm);
  if (given.section === 'hollow' && given.boreMm >= hollow) found.push(tooLarge('boreMm', hollow));
  return found;
}

function remarks(given: Given, hotTopShare: number | null): Warning[] {
  const body = bodyOf(given);
  const taper = ingot.totalTaper(body);
  const slenderness = (2 * body.height) / (body.bottom + body.top);
  const found: Warning[] = [];
  const short = (value: number): number => Number(value.toPrecision(3));
  if (taper < 0) found.push({ code: 'big_end_down', level: 'note' });
  if (Math.abs(taper) < 1 || Math.abs(taper) > 8) {
    found.push({
      code: 'taper_unusual',
      level: 'warning',
      params: { taper: short(Math.abs(taper)) },
      source: 'ingot-practice',
    });
  }
  if (slenderness < 1 || slenderness > 3.5) {
    found.push({
      code: 'slenderness_unusual',
      level: 'warning',
      params: { slenderness: short(slenderness) },
      source: 'ingot-practice',
    });
  }
  if (hotTopShare === null) found.push({ code: 'no_hot_top', level: 'note' });
  else if (hotTopShare > 35)
    found.push({ code: 'hot_top_large', level: 'warning', params: { share: short(hotTopShare) } });
  else if (hotTopShare < 8)
    found.push({
      code: 'small_hot_top',
      level: 'warning',
      params: { share: short(hotTopShare) },
      source: 'ingot-practice',
    });
  found.push({ code: 'density_cold', level: 'note', params: { density: given.densityKgM3 } });
  found.push({ code: 'losses_of_total', level: 'note', source: 'ingot-practice' });
  return found;
}

export default defineCalculator({
  id: 'ingot-weight',
  version: '1.3',
  isExact: true,
  changes: [
    { version: '1.3', date: '2026-11-26', key: 'slender' },
    { version: '1.2', date: '2026-11-26', key: 'usablePart' },
    { version: '1.1', date: '2026-11-22', key: 'largeHotTop' },
    { version: '1.0', date: '2026-11-21', key: 'first' },
  ],
  inputs: ingotWeightInputs,
  outputs: [
    { key: 'totalMassKg', unit: 'kg', symbol: 'm', digits: 1, figures: 5, role: 'answer' },
    { key: 'bodyMassKg', unit: 'kg', digits: 1, figures: 5, role: 'quantity' },
    { key: 'hotTopMassKg', unit: 'kg', digits: 1, figures: 5, role: 'quantity' },
    { key: 'hotTopSharePercent', unit: '%', digits: 1, role: 'quantity' },
    { key: 'netMassKg', unit: 'kg', digits: 1, figures: 5, role: 'quantity' },
    { key: 'yieldPercent', unit: '%', digits: 1, role: 'quantity' },
    { key: 'bodyVolumeM3', unit: 'm3', symbol: 'V', digits: 3, role: 'quantity' },
    { key: 'areaBottomM2', unit: 'm2', symbol: 'A_1', digits: 3, role: 'quantity' },
    { key: 'areaTopM2', unit: 'm2', symbol: 'A_2', digits: 3, role: 'quantity' },
    { key: 'heightToDiameter', unit: '1', symbol: 'H/D', digits: 3, role: 'quantity' },
    { key: 'taperTotalPercent', unit: '%', digits: 2, role: 'quantity' },
    { key: 'taperPerSidePercent', unit: '%', digits: 2, role: 'quantity' },
    { key: 'modulusMm', unit: 'mm', symbol: 'M', digits: 1, role: 'quantity' },
  ],
  sources: ['ingot-geometry', 'ingot-practice'],
  examples: ingotWeightExamples,
  check: (given) => brokenRules(given),
  compute: (given) => {
    const body = bodyOf(given);
    const hotTop = hotTopOf(given);
    const factor = given.surfaceFactor;
    const volume = factor * ingot.bodyVolume(body);
    const bodyMass = given.densityKgM3 * volume;
    const hotTopMass = hotTop ? given.densityKgM3 * ingot.bodyVolume(hotTop) : null;
    const total = bodyMass + (hotTopMass ?? 0);
    const share = hotTopMass === null ? null : (100 * hotTopMass) / total;
    const kept = 100 - given.topDiscardPercent - given.bottomDiscardPercent - given.scaleLossPercent;
    const taper = ingot.totalTaper(body);
    return {
      values: {
        totalMassKg: total,
        bodyMassKg: bodyMass,
        hotTopMassKg: hotTopMass,
        hotTopSharePercent: share,
        netMassKg: (total * kept) / 100,
        yieldPercent: kept,
        bodyVolumeM3: volume,
        areaBottomM2: factor * ingot.sectionArea(body.section, body.bottom),
        areaTopM2: factor * ingot.sectionArea(body.section, body.top),
        heightToDiameter: (2 * body.height) / (body.bottom + body.top),
        taperTotalPercent: taper,
        taperPerSidePercent: taper / 2,
        modulusMm: convert(ingot.bodyModulus(body), 'm', 'mm'),
      },
      warnings: remarks(given, share),
    };
  },
  explain: (given, values): readonly FormulaLine[] => {
    const section = sectionOf(given);
    const body = bodyOf(given);
    const shown = (key: string, digits: number): string => numberIn(values, key).toFixed(digits);
    const d = plain(body.bottom);
    const areas = {
      round: { formula: 'A = \\pi d^2/4', inserted: `= π × ${d}²/4` },
      hollow: {
        formula: 'A = \\pi (d^2 - d_\\mathrm{i}^2)/4',
        inserted: `= π × (${d}² − ${plain(metres(given.boreMm))}²)/4`,
      },
      chamfered: { formula: 'A = a^2 - 2 c^2', inserted: `= ${d}² − 2 × ${plain(metres(given.chamferMm))}²` },
      polygon: {
        formula:
          'A = \\tfrac{n}{4} d^2 \\tan\\tfrac{\\pi}{n} - n r^2 (\\tan\\tfrac{\\pi}{n} - \\tfrac{\\pi}{n})',
        inserted:
          section.kind === 'polygon'
            ? `n = ${section.sides}, d = ${d} m, r = ${plain(section.radius)} m`
            : '',
      },
    };
    const middle = given.surfaceFactor * ingot.sectionArea(section, (body.bottom + body.top) / 2);
    return [
      { ...areas[section.kind], result: `${shown('areaBottomM2', 5)} m²` },
      {
        formula: 'V = \\tfrac{H}{6}\\,(A_1 + 4 A_\\mathrm{m} + A_2)',
        inserted: `= ${plain(body.height)}/6 × (${shown('areaBottomM2', 5)} + 4 × ${middle.toFixed(5)} + ${shown('areaTopM2', 5)})`,
        result: `${shown('bodyVolumeM3', 5)} m³`,
      },
      {
        formula: 'm = \\rho V',
        inserted: `= ${plain(given.densityKgM3)} × ${shown('bodyVolumeM3', 5)}`,
        result: `${shown('bodyMassKg', 1)} kg`,
      },
      {
        formula: '\\text{taper} = 100\\,(d_2 - d_1)/H',
        inserted: `= 100 × (${plain(given.topMm)} − ${plain(given.bottomMm)})/${plain(given.heightMm)}`,
        result: `${shown('taperTotalPercent', 2)} %`,
      },
      { formula: 'M = V/A', result: `${shown('modulusMm', 1)} mm` },
    ];
  },
  charts: [
    {
      key: 'elevation',
      draw: (given, values) =>
        drawElevation(bodyOf(given), hotTopOf(given), {
          bottomShare: given.bottomDiscardPercent / 100,
          topShare: given.topDiscardPercent / 100,
          usableKg: numberIn(values, 'netMassKg'),
          surfaceFactor: given.surfaceFactor,
        }),
    },
    { key: 'sections', draw: (given) => drawSections(bodyOf(given)) },
    {
      key: 'massOverHeight',
      draw: (given) => drawMass(bodyOf(given), given.densityKgM3 * given.surfaceFactor),
    },
  ],
});
