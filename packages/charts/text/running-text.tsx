import { Fragment, memo, type ReactNode } from 'react';
import { MathSymbol } from './symbol.tsx';
import { symbolWithin } from './symbol-text.ts';

/** Pattern of symbols in sentences: `Ac1`, `Ms`, `t8/5`, `K_N`. Groups: letter and subscript. */
const symbol =
  /(?<![\p{Script=Latin}\d])(?:(A[cer])([13])|([MB])([sf])|(M)(d30)|(t)(8\/5)|(\p{L})_([\p{L}\d]{1,3})|(Cr|Ni)_(eq)|(F)_(PREN))(?![\p{Script=Latin}\d])/gu;

/** Positions before the last parts of long German compounds, where a line may break with a hyphen in every browser. */
const joint = /(?<=\p{L}{3})(?=temperatur|analyse|setzung|koeffizient|tiefe|dicke|übergang)/gu;

/** Sentence whose symbols are shown with subscripts. Screen readers read `Cr_eq` as “Cr eq”. */
export const RunningText = memo(function RunningText({ children: text }: { readonly children: string }) {
  const children = text.replace(joint, '\u00ad');
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of children.matchAll(symbol)) {
    const [letter, below] = match.slice(1).filter((each) => each !== undefined);
    parts.push(
      <Fragment key={from}>{children.slice(from, match.index)}</Fragment>,
      <span key={`${match.index}symbol`} className="whitespace-nowrap">
        {letter}
        {match[0].includes('_') && <span className="sr-only"> </span>}
        <sub>{below}</sub>
      </span>,
    );
    from = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {children.slice(from)}
    </>
  );
});

type NameWithSymbolProps = { readonly name: string; readonly symbol: string | undefined };

/** Name of a quantity, in which a symbol is typeset as in formulas. */
export function NameWithSymbol({ name, symbol }: NameWithSymbolProps) {
  const place = symbol === undefined ? null : symbolWithin(name, symbol);
  if (symbol === undefined || !place) return <RunningText>{name}</RunningText>;
  return (
    <>
      <RunningText>{name.slice(0, place.from)}</RunningText>
      <MathSymbol tex={symbol} />
      <RunningText>{name.slice(place.to)}</RunningText>
    </>
  );
}
