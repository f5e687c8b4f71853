/** Converts a diagram to the chosen units: the axes and all coordinates. */
import type { Axis, ChartDrawing, Mark, Point } from '../chart.ts';
import { clean, convert, type Unit, unitSymbol, units } from '../quantity.ts';
import { type PreferredUnits, shownFor } from './shown-units.ts';

type Scale = { readonly axis: Axis; readonly at: (value: number) => number };

/** Returns the unit of an axis; undefined for K, which may be a temperature or a temperature difference. */
export function unitOf({ unit }: Axis): Unit | undefined {
  const named = units.filter((each) => unit !== undefined && unit !== '' && unitSymbol(each) === unit);
  return named.length === 1 ? named[0] : undefined;
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
  if (!x && !y) return drawing;
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
        ...(line.blurX !== undefined && { blurX: x ? x.at(line.blurX) - x.at(0) : line.blurX }),
      })),
    }),
    ...(drawing.marks && { marks: drawing.marks.map((mark): Mark => ({ ...mark, at: point(mark.at) })) }),
  };
}
