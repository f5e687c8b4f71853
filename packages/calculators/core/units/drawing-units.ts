/** Converts a diagram to the chosen units: the axes and all coordinates. */
import type { Axis, ChartDrawing, Label, Mark, Point } from '../chart.ts';
import { clean, convert, type Unit, unitSymbol, units } from '../quantity.ts';
import { type PreferredUnits, shownFor } from './shown-units.ts';

type Scale = { readonly axis: Axis; readonly at: (value: number) => number };

/** Returns the unit of an axis; undefined for K, which may be a temperature or a temperature difference. */
export function unitOf({ unit }: Pick<Axis, 'unit'>): Unit | undefined {
  const named = units.filter((each) => unit !== undefined && unit !== '' && unitSymbol(each) === unit);
  return named.length === 1 ? named[0] : undefined;
}

/** Significant digits of a converted number in a label. */
const labelDigits = 4;

/** Returns the label with its numbers in the chosen unit, or the same label. */
function labelIn(kept: PreferredUnits, label: Label): Label {
  if (typeof label === 'string' || !label.hasUnit) return label;
  const [, text = '', unit = ''] = /^(.*) (\S+)$/.exec(label.literal) ?? [];
  const own = unitOf({ unit });
  const shown = own && shownFor(own, kept);
  if (!own || !shown || shown === own) return label;
  const numbers = text.replace(/[−-]?\d+(\.\d+)?/g, (number) => {
    const value = convert(Number(number.replace('−', '-')), own, shown);
    return `${Number(value.toPrecision(labelDigits))}`.replace('-', '−');
  });
  return { ...label, literal: `${numbers} ${unitSymbol(shown)}` };
}

function scaleOf(axis: Axis, unitFor: (own: Unit) => Unit): Scale | null {
  const own = unitOf(axis);
  const shown = own && unitFor(own);
  if (!own || !shown || shown === own) return null;
  const at = (value: number) => clean(convert(value, own, shown));
  // The tick distance was chosen for the old unit.
  const { step: _step, domain, ...rest } = axis;
  return { axis: { ...rest, unit: unitSymbol(shown), domain: [at(domain[0]), at(domain[1])] }, at };
}

/**
 * Returns the diagram in the chosen units, or the same object if no unit changes. @param unitForResults returns the
 * unit of results by their size, for the y axis
 */
export function drawingIn(
  kept: PreferredUnits,
  drawing: ChartDrawing,
  unitForResults: (own: Unit) => Unit = (own) => own,
): ChartDrawing {
  const x = scaleOf(drawing.x, (own) => shownFor(own, kept));
  const y = scaleOf(drawing.y, (own) => shownFor(unitForResults(own), kept));
  const label = (each: Label) => labelIn(kept, each);
  const isOther = (each: Label | undefined) => each !== undefined && label(each) !== each;
  const { lines = [], marks = [] } = drawing;
  const hasOther = [...lines, ...marks].some((each) => isOther(each.label));
  if (!x && !y && !hasOther) return drawing;
  const point = ([atX, atY]: Point): Point => [x ? x.at(atX) : atX, y ? y.at(atY) : atY];
  const points = (all: readonly Point[]) => all.map(point);
  return {
    ...drawing,
    x: x?.axis ?? drawing.x,
    y: y?.axis ?? drawing.y,
    ...(drawing.regions && {
      regions: drawing.regions.map((region) => ({
        ...region,
        polygon: points(region.polygon),
        ...(region.labelAt && { labelAt: point(region.labelAt) }),
      })),
    }),
    ...(drawing.zones && {
      zones: drawing.zones.map((zone) => ({ ...zone, polygons: zone.polygons.map(points) })),
    }),
    ...(drawing.lines && {
      lines: drawing.lines.map((line) => ({
        ...line,
        points: points(line.points),
        ...(line.label && { label: label(line.label) }),
        ...(line.blurX !== undefined && { blurX: x ? x.at(line.blurX) - x.at(0) : line.blurX }),
      })),
    }),
    ...(drawing.marks && {
      marks: drawing.marks.map(
        (mark): Mark => ({
          ...mark,
          at: point(mark.at),
          ...(mark.label && { label: label(mark.label) }),
          ...(mark.short && { short: label(mark.short) }),
        }),
      ),
    }),
  };
}
