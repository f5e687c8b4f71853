import type { ChartDrawing, Point } from '@ferrite/calculators/core/chart.ts';
import { scaleOf } from './axis.ts';
import type { ChartWords } from './scene.ts';
import { formatAligned } from './text/aligned.ts';
import { plainSymbol, symbolBeside } from './text/symbol-text.ts';

type ValueTableProps = {
  readonly drawing: ChartDrawing;
  readonly words: ChartWords;
  /** Caption of the table; `what` is the name of its first column. */
  readonly caption: string;
  readonly what: string;
  /** Name of the user's point, used if the point has none. */
  readonly own: string;
};

/** Maximum number of rows per curve. */
const maxRows = 24;

function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= maxRows) return points;
  return Array.from(
    { length: maxRows },
    (_, n) => points[Math.round((n * (points.length - 1)) / (maxRows - 1))],
  ).filter((each) => each !== undefined);
}

/** Table with the points and curves of a diagram. */
export default function ValueTable({ drawing, words, caption, what, own }: ValueTableProps) {
  const x = scaleOf(drawing.x, [0, 1]);
  const y = scaleOf(drawing.y, [0, 1]);
  const name = (axis: ChartDrawing['x']) => {
    const symbol = symbolBeside(words.label(axis.label), axis.symbol);
    return `${symbol ? `${plainSymbol(symbol)}, ` : ''}${words.axisTitle(axis)}`;
  };
  const marks = [...(drawing.marks ?? [])]
    .sort((a, b) => Number(b.role === 'user') - Number(a.role === 'user'))
    .map((mark) => ({
      label: mark.label === undefined ? (mark.role === 'user' ? own : '') : words.label(mark.label),
      points: [mark.at],
    }));
  const lines = (drawing.lines ?? [])
    .filter((line) => line.role !== 'guide')
    .map((line) => ({
      label: line.label === undefined ? '' : words.label(line.label),
      points: thinned(line.points),
    }));
  // Marks without a name come last in the table.
  const named = [
    ...marks.filter((mark) => mark.label !== ''),
    ...lines,
    ...marks.filter((mark) => mark.label === ''),
  ];
  const rows = named.flatMap(({ label, points }, group) =>
    points.map((point, at) => ({
      key: `${group}-${at}`,
      label: at === 0 ? label : '',
      first: at === 0,
      point,
    })),
  );
  return (
    <table className="type-small w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="type-column text-ink2">
          <th scope="col" className="border-b py-1.5 pr-3 text-left font-[520]">
            {what}
          </th>
          <th scope="col" className="border-b py-1.5 pr-3 text-right font-[520]">
            {name(drawing.x)}
          </th>
          <th scope="col" className="border-b py-1.5 text-right font-[520]">
            {name(drawing.y)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, first, point }) => (
          <tr key={key} className={first ? 'border-t' : undefined}>
            <td className="py-1 pr-3 text-ink2">{label}</td>
            <td className="py-1 pr-3 text-right">{formatAligned(x, point[0], words)}</td>
            <td className="py-1 text-right">{formatAligned(y, point[1], words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
