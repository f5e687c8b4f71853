import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

const box =
  'peer mt-0.5 size-4 shrink-0 appearance-none border border-ctl bg-well recolour checked:border-hot ' +
  'hover:border-ink3 disabled:opacity-60 focus-visible:outline-offset-2';

export function Checkbox({ children, className, ...input }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'relative flex items-start gap-2.5 py-0.5 type-body text-ink2 max-sm:py-2',
        className,
      )}
    >
      <input {...input} type="checkbox" className={classNames(box, 'rounded-tag checked:bg-hot')} />
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="pointer-events-none absolute mt-0.5 size-4 fill-none stroke-onhot stroke-2 opacity-0 peer-checked:opacity-100"
      >
        <path d="M3.5 8.5l3 3 6-7" />
      </svg>
      <span className="min-w-0">{children}</span>
    </label>
  );
}

/** Radio button with a clickable label; all buttons of a group have the same `name`. */
export function Radio({ children, className, ...input }: ChoiceProps) {
  return (
    <label
      className={classNames('flex items-start gap-2.5 py-0.5 type-body text-ink max-sm:py-2', className)}
    >
      <input
        {...input}
        type="radio"
        className={classNames(
          box,
          'rounded-full checked:bg-hot checked:shadow-[inset_0_0_0_3px_var(--well)]',
        )}
      />
      <span className="min-w-0 grow">{children}</span>
    </label>
  );
}
