import { Fragment, type ReactNode } from 'react';

/**
 * Symbols as they are written in sentences, where TeX has no place: `Ac1`, `Ms`, `t8/5`, `K_N`. The two parts are the
 * letter and what stands below it.
 */
const symbol =
  /(?<![\p{Script=Latin}\d])(?:(A[cer])([13])|([MB])([sf])|(M)(d30)|(t)(8\/5)|(K)_(N)|(Cr|Ni)_(eq)|(F)_(PREN))(?![\p{Script=Latin}\d])/gu;

/** A sentence whose symbols carry true subscripts. What was written `Cr_eq` is read aloud as “Cr eq”. */
export function RunningText({ children }: { readonly children: string }) {
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
}
