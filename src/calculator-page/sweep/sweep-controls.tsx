import { formatShort, withUnit } from '@ferrite/calculators/core/numbers.ts';
import { clean, convert, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { useId } from 'react';
import { controlClass } from '../../ui/form/field.tsx';
import { fieldText } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useFixed } from '../use-calculator.ts';
import type { SweepState } from './use-sweep.ts';

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="flex items-center gap-1.5">
      <span className="text-ink2">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClass} h-9! w-auto! min-w-0 max-w-52 px-1.5! sm:h-7!`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export function SweepControls({ sweep }: { readonly sweep: SweepState }) {
  const { labels, words, language } = useFixed();
  const { choice, choose, fields, outputs, alike, field, y, unit, isSound } = sweep;
  const id = useId();
  const inShown = (value: number) => clean(convert(value, field.unit, unit));
  const spoken = (value: number) => withUnit(formatShort(inShown(value), language), unit, language);
  const inputOptions = fields.map(({ key }) => ({ value: key, label: labels.input(key) }));
  const outputOptions = (all: SweepState['outputs']) =>
    all.map(({ key }) => ({ value: key, label: labels.output(key) }));
  return (
    <div
      className="type-small flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1.5 border-b px-4 py-2"
      data-print="hide"
    >
      <Choice
        label={words.sweep.x}
        value={field.key}
        options={inputOptions}
        onChange={(x) => choose({ x })}
      />
      {(['from', 'to'] as const).map((end, at) => (
        <label key={end} className="flex items-center gap-1.5">
          <span className="text-ink2">{words.sweep[end]}</span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={choice[end]}
            placeholder={fieldText(inShown(choice.proposed[at] ?? 0), language)}
            aria-invalid={isSound ? undefined : true}
            aria-describedby={isSound ? undefined : `${id}-bad`}
            onChange={({ target }) => choose({ [end]: target.value })}
            className={`${controlClass} h-9! w-20! px-2! text-right sm:h-7!`}
          />
        </label>
      ))}
      <span className="text-ink3">{unitSymbol(unit)}</span>
      <Choice
        label={words.sweep.y}
        value={y.key}
        options={outputOptions(outputs)}
        onChange={(key) => choose({ y: key, second: '' })}
      />
      {alike.length > 0 && (
        <Choice
          label={words.sweep.second}
          value={choice.second}
          options={[{ value: '', label: words.sweep.none }, ...outputOptions(alike)]}
          onChange={(second) => choose({ second })}
        />
      )}
      {!isSound && (
        <p id={`${id}-bad`} role="alert" className="basis-full text-err">
          {fill(words.sweep.bad, { min: spoken(field.limits.min), max: spoken(field.limits.max) })}
        </p>
      )}
    </div>
  );
}
