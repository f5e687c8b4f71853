import { useId } from 'react';
import { classNames } from '../class-names.ts';

export type Segment<T extends string> = { readonly value: T; readonly label: string };

type SegmentedProps<T extends string> = {
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** Row of options of which one is selected; implemented as radio buttons. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className="inline-flex min-w-0 divide-x rounded-control border border-line2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'type-body relative inline-flex min-h-11 items-center whitespace-nowrap px-3 text-ink2 recolour sm:min-h-[34px]',
            'first-of-type:rounded-l-control last-of-type:rounded-r-control hover:text-ink has-checked:bg-p3 has-checked:text-ink has-checked:font-[520]',
            'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-1',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
