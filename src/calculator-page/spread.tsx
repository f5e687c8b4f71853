import type { Output } from '../../calculators/calculator.ts';
import { fittingModel, spreadGroups } from '../../calculators/models.ts';
import { formatNumber } from '../../calculators/numbers.ts';
import { convert } from '../../calculators/quantity.ts';
import { RunningText } from '../ui/chart/running-text.tsx';
import { MathSymbol } from '../ui/chart/symbol.tsx';
import { plainSymbol } from '../ui/chart/symbol-text.ts';
import { textWidth } from '../ui/chart/text-size.ts';
import { classNames } from '../ui/class-names.ts';
import { Panel } from '../ui/panel.tsx';
import { fill } from './messages/words.ts';
import { spokenValue, useCalculator } from './use-calculator.ts';

type Found = { readonly output: Output; readonly value: number };

/** Where the models stand on one axis: how far they disagree is part of the answer. */
export function SpreadPanel({ className }: { readonly className?: string }) {
  const page = useCalculator();
  const { calculator, good, words } = page;
  const groups = spreadGroups(calculator)
    .map((models) =>
      models.flatMap((model): readonly Found[] => {
        const output = calculator.outputs.find((each) => each.key === model.output);
        const value = good.values[model.output];
        return output && typeof value === 'number' ? [{ output, value }] : [];
      }),
    )
    .filter((group) => group.length > 1);
  if (groups.length === 0) return null;
  return (
    <Panel flush title={words.spread} className={className}>
      <div className={classNames('divide-y rounded-b-panel bg-well', !page.current && 'grayscale')}>
        {groups.map((group) => (
          <SpreadAxis key={group[0]?.output.key} group={[...group].sort((a, b) => a.value - b.value)} />
        ))}
      </div>
    </Panel>
  );
}

/** Width that the labels are kept apart for; on wider screens they only gain room. */
const spreadWidth = 620;

function SpreadAxis({ group }: { readonly group: readonly Found[] }) {
  const page = useCalculator();
  const { calculator, good, words, labels, language } = page;
  const fitting = fittingModel(calculator, good)?.output;
  const symbols = group.map(({ output }) => output.symbol);
  // A symbol that several authors share names none of them.
  const symbolOf = ({ symbol }: Output) =>
    symbol && symbols.filter((each) => each === symbol).length === 1 ? symbol : null;
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return null;
  const room = (last.value - first.value) * 0.08 || Math.abs(last.value) * 0.05 || 1;
  const from = first.value - room;
  const span = last.value + room - from;
  const shareOf = (value: number): number => ((value - from) / span) * 100;
  const unit = page.outputUnits[first.output.key] ?? first.output.unit;
  const lanes: number[] = [];
  const placed = group.map((each) => {
    const share = shareOf(each.value);
    const symbol = symbolOf(each.output);
    const name = symbol ? plainSymbol(symbol) : labels.output(each.output.key);
    const width = ((textWidth(name, 13, each.output.key === fitting) + 14) / spreadWidth) * 100;
    // Near an end the label grows inwards.
    const pull = share < width / 2 ? '0%' : share > 100 - width / 2 ? '-100%' : '-50%';
    const left = share - (pull === '0%' ? 0 : pull === '-50%' ? width / 2 : width);
    let lane = lanes.findIndex((end) => left > end);
    if (lane < 0) lane = lanes.length;
    lanes[lane] = left + width;
    return { ...each, symbol, share, lane, pull };
  });
  const short = (value: number) =>
    formatNumber(convert(value, first.output.unit, unit), first.output.digits ?? 1, language);
  const height = 22 * lanes.length;
  const ends = [first, last];
  // Long names keep their room on a phone: the axis then scrolls, and must be reachable by keyboard.
  const long = lanes.length > 2;
  return (
    <div className="px-4 pt-3 pb-3">
      <p className="type-small mb-2 text-ink2">
        {fill(words.spreadOf, {
          min: spokenValue(page, first.output),
          max: spokenValue(page, last.output),
          n: group.length,
        })}
      </p>
      <div
        className="overflow-x-auto"
        {...(long && { tabIndex: 0, role: 'group', 'aria-label': words.spread })}
      >
        <ul className={classNames('relative', long && 'min-w-[620px]')} style={{ height: height + 34 }}>
          <li aria-hidden="true" className="absolute inset-x-0 bottom-5 h-2 bg-p3" />
          <li
            aria-hidden="true"
            className="absolute bottom-5 h-2 bg-ctl"
            style={{ left: `${shareOf(first.value)}%`, right: `${100 - shareOf(last.value)}%` }}
          />
          {placed.map(({ output, value, symbol, share, lane, pull }) => (
            <li key={output.key} className={output.key === fitting ? 'text-ink' : 'text-ink2'}>
              <span
                className={classNames(
                  'absolute w-px -translate-x-1/2 bg-current',
                  output.key === fitting && 'w-0.5!',
                )}
                style={{ left: `${share}%`, bottom: 16, height: height - lane * 22 - 2 }}
                aria-hidden="true"
              />
              <span
                className={classNames(
                  'type-small absolute whitespace-nowrap bg-well px-1 leading-5!',
                  output.key === fitting && 'font-[600]',
                )}
                style={{ left: `${share}%`, top: lane * 22, translate: pull }}
              >
                {symbol ? (
                  <MathSymbol tex={symbol} />
                ) : (
                  <RunningText>{labels.output(output.key)}</RunningText>
                )}
                <span className="sr-only"> {short(value)}</span>
              </span>
            </li>
          ))}
          {ends.map(({ output, value }) => (
            <li
              key={`end-${output.key}`}
              aria-hidden="true"
              className="type-micro absolute bottom-0 -translate-x-1/2 whitespace-nowrap text-ink3"
              style={{ left: `${shareOf(value)}%` }}
            >
              {short(value)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
