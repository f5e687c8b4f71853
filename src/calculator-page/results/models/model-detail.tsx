import type { Model } from '@ferrite/calculators/core/calculator.ts';
import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import type { Unit } from '@ferrite/calculators/core/quantity.ts';
import { shortOf } from '@ferrite/calculators/sources/short.ts';
import { useCalculator, useFixed } from '../../use-calculator.ts';
import { Formula } from '../typeset-formula.tsx';
import { Validity } from './model-validity.tsx';

const partColours = ['var(--ink)', 'var(--series-2)', 'var(--series-3)', 'var(--series-4)'] as const;
const restColour = 'var(--series-5)';

type Parts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns the four largest terms in the order of the formula; the other terms are combined. */
function leadingTerms(parts: Parts): readonly string[] {
  const totals = new Map<string, number>();
  const order = [...new Set(Object.values(parts).flatMap((shares) => Object.keys(shares)))];
  for (const shares of Object.values(parts)) {
    for (const [term, share] of Object.entries(shares))
      totals.set(term, Math.max(totals.get(term) ?? 0, Math.abs(share)));
  }
  return [...totals]
    .filter(([, size]) => size > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, partColours.length)
    .map(([term]) => term)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

const sizeOf = (shares: Readonly<Record<string, number>>): number =>
  Object.values(shares).reduce((sum, each) => sum + Math.abs(each), 0);

function Swatch({ colour, name }: { readonly colour: string; readonly name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-block size-2.5" style={{ background: colour }} />
      {name}
    </span>
  );
}

function ContributionBar({
  shares,
  terms,
  scale,
}: {
  readonly shares: Readonly<Record<string, number>>;
  readonly terms: readonly string[];
  readonly scale: number;
}) {
  const { language } = useFixed();
  const rest = Object.entries(shares).reduce(
    (sum, [term, share]) => (terms.includes(term) ? sum : sum + Math.abs(share)),
    0,
  );
  const pieces = [
    ...terms.map((term, at) => ({
      term,
      size: Math.abs(shares[term] ?? 0),
      colour: partColours[at] ?? restColour,
    })),
    { term: '', size: rest, colour: restColour },
  ];
  const spoken = Object.entries(shares)
    .filter(([, share]) => share !== 0)
    .map(([term, share]) => `${term} ${formatShort(Number(share.toPrecision(3)), language)}`)
    .join(', ');
  return (
    <div
      role="img"
      aria-label={spoken}
      title={spoken}
      className="flex h-3 w-full gap-px print:[print-color-adjust:exact]"
    >
      {pieces
        .filter((piece) => piece.size > 0)
        .map((piece) => (
          <span
            key={piece.term}
            style={{ width: `${(piece.size / scale) * 100}%`, background: piece.colour }}
            className="h-full min-w-px"
          />
        ))}
    </div>
  );
}

/** Formula, contribution of each term, and validity range of a model. */
export default function ModelDetail({ model, unit }: { readonly model: Model; readonly unit: Unit }) {
  const { calculator, good, data, words, language } = useCalculator();
  const parts = calculator.contributions?.(good.inputs) ?? {};
  const shares = parts[model.output];
  const terms = leadingTerms(parts);
  const scale = Math.max(1e-12, ...Object.values(parts).map(sizeOf));
  const hasRest = Object.entries(shares ?? {}).some(([term, share]) => share !== 0 && !terms.includes(term));
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(260px,340px)]">
      <div className="min-w-0">
        <span className="block text-[16px] leading-7 [&_math]:text-[18px]">
          <Formula tex={model.formula} />
        </span>
        <p className="type-micro mt-1 text-ink3">{shortOf(model.source, language)}</p>
        {shares && sizeOf(shares) > 0 && (
          <div className="mt-3 max-w-xl">
            <p className="type-micro mb-1 flex flex-wrap gap-x-3.5 gap-y-1 text-ink2">
              <span>{words.contribution}:</span>
              {terms.map((term, at) => (
                <Swatch
                  key={term}
                  colour={partColours[at] ?? restColour}
                  name={data.texts.inputs[term] ?? term}
                />
              ))}
              {hasRest && <Swatch colour={restColour} name={words.others} />}
            </p>
            <ContributionBar shares={shares} terms={terms} scale={scale} />
          </div>
        )}
      </div>
      <Validity model={model} unit={unit} />
    </div>
  );
}
