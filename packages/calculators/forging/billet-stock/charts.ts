/** Drawings of the billet stock page: where the mass goes, and the pieces on the bar. */
import type { ChartDrawing, Region } from '../../core/chart.ts';
import type { Cutting } from '../../formulas/forging/billet-stock.ts';
import { rectangle } from '../../formulas/mathematics/plane-geometry.ts';

/** Parts of the stock one after the other along the mass axis. */
export function drawBalance(parts: readonly (readonly [label: string, kilograms: number])[]): ChartDrawing {
  const total = parts.reduce((sum, [, kilograms]) => sum + kilograms, 0);
  let from = 0;
  const regions = parts.flatMap(([label, kilograms], at): Region[] => {
    const span = [from, from + kilograms] as const;
    from = span[1];
    const tone = at === 0 ? 'ferrite' : at % 2 === 0 ? 'mixed' : 'hot';
    return kilograms > 0
      ? [{ polygon: rectangle(span, [0.25, 0.75]), tone, label, labelAt: [(span[0] + span[1]) / 2, 0.5] }]
      : [];
  });
  return {
    x: { label: 'mass', symbol: 'm', unit: 'kg', scale: 'linear', domain: [0, total * 1.05] },
    y: { label: 'share', scale: 'linear', domain: [0, 1], step: 1 },
    regions,
  };
}

/** Pieces along the bar; a great many are drawn as one block. */
export function drawBar(
  barMm: number,
  cutMm: number,
  kerfMm: number,
  { pieces, remnant }: Cutting,
): ChartDrawing {
  const step = cutMm + kerfMm;
  const end = Math.min(barMm, pieces * step);
  const drawn = pieces > 60 ? 0 : pieces;
  const single = Array.from(
    { length: drawn },
    (_, at) => [at * step, Math.min(barMm, at * step + cutMm)] as const,
  );
  const spans = pieces > 60 ? [[0, end] as const] : single;
  return {
    x: { label: 'bar', symbol: 'L', unit: 'mm', scale: 'linear', domain: [0, barMm] },
    y: { label: 'share', scale: 'linear', domain: [0, 1], step: 1 },
    regions: [
      ...spans.map(
        (span, at): Region => ({
          polygon: rectangle(span, [0.25, 0.75]),
          tone: 'ferrite',
          ...(at === 0 ? { label: 'piece', labelAt: [(span[0] + span[1]) / 2, 0.5] as const } : {}),
        }),
      ),
      ...(remnant > 0 && end + remnant <= barMm + 1e-6
        ? [
            {
              polygon: rectangle([end, Math.min(barMm, end + remnant)], [0.25, 0.75]),
              tone: 'plain' as const,
              label: 'remnant',
              labelAt: [Math.min(barMm, end + remnant / 2), 0.5] as const,
            },
          ]
        : []),
    ],
  };
}
