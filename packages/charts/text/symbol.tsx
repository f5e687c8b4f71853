import { memo } from 'react';
import { parseSymbol } from './symbol-text.ts';

/** Font families of symbols in a drawing; an exported image may find the full font installed. */
export const mathFaces = "'STIX Two Text Variable', 'STIX Two Text', 'Cambria Math', serif";

/** Symbol in the mathematics font, for HTML. */
export const MathSymbol = memo(function MathSymbol({ tex }: { readonly tex: string }) {
  return (
    <span lang="en" translate="no" className="font-math whitespace-nowrap">
      {parseSymbol(tex).map((run, at) => {
        const Place = run.level === 0 ? 'span' : run.level < 0 ? 'sub' : 'sup';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one symbol never move.
          <Place key={`${at}${run.text}`} className={run.italic ? 'font-[400]! italic!' : undefined}>
            {run.text}
          </Place>
        );
      })}
    </span>
  );
});

type SvgSymbolProps = { readonly tex: string; readonly size: number; readonly after?: string };

/** Symbol as parts of an SVG text; `after` is text that follows on the baseline. */
export function SvgSymbol({ tex, size, after = '' }: SvgSymbolProps) {
  const heights = parseSymbol(tex).map((run) =>
    run.level === 0 ? 0 : run.level < 0 ? size * 0.24 : -size * 0.36,
  );
  return (
    <>
      {parseSymbol(tex).map((run, at) => (
        <tspan
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one symbol never move.
          key={at}
          dy={(heights[at] ?? 0) - (heights[at - 1] ?? 0) || undefined}
          fontFamily={mathFaces}
          fontStyle={run.italic ? 'italic' : undefined}
          fontSize={run.level === 0 ? size * 1.14 : size * 0.92}
        >
          {run.text}
        </tspan>
      ))}
      <tspan dy={-(heights.at(-1) ?? 0) || undefined}>{after}</tspan>
    </>
  );
}
