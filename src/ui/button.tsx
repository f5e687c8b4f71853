import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

/**
 * Appearance of a button. `hot`: primary action. `quiet`: outlined. `plain`: text only. `danger`: irreversible
 * deletion.
 */
export type ButtonVariant = 'hot' | 'quiet' | 'plain' | 'danger';
/** Height of a button: 28, 36 and 44 px; on phones the default grows to 44 and small to 36. */
export type ButtonSize = 'small' | 'default' | 'large';

type Looks = {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string | undefined;
};

const variants: Readonly<Record<ButtonVariant, string>> = {
  hot: 'bg-hot text-onhot font-[600] hover:bg-hothover focus-visible:outline-offset-2',
  quiet: 'border border-line2 text-ink font-[520] hover:border-ctl hover:bg-p3/60',
  plain: 'text-ink2 font-[480] hover:text-ink',
  danger: 'bg-err text-onerr font-[600] hover:bg-err/85 focus-visible:outline-offset-2',
};
const heights: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-9 sm:min-h-7 px-2.5 type-small gap-1.5',
  default: 'min-h-11 sm:min-h-9 px-3.5 type-body gap-2',
  large: 'min-h-11 px-5 type-answer gap-2',
};

/** Returns the class names of a button, for links and components of libraries. */
export function buttonClass({ variant = 'quiet', size = 'default', className }: Looks = {}): string {
  return classNames(
    'inline-flex shrink-0 items-center justify-center whitespace-nowrap rounded-control select-none recolour',
    'print:hidden disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    heights[size],
    variants[variant],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & Looks & { readonly pending?: boolean };

/** Button of the site. While `pending` is set, it shows a spinner and ignores clicks. */
export function Button({
  variant,
  size,
  className,
  pending = false,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
    >
      {pending && (
        <LoaderCircle aria-hidden size={16} strokeWidth={1.5} className="animate-[spin_1s_linear_infinite]" />
      )}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & Looks) {
  return (
    <Link
      {...rest}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
    />
  );
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { readonly label: string };

/** Square icon button; `label` is its accessible name and tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip={label}
      className={classNames(
        'relative inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink2 recolour hover:text-ink',
        // Enlarges the touch target to 44 px on phones.
        'max-sm:after:absolute max-sm:after:-inset-1 disabled:opacity-50',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        className,
      )}
    />
  );
}
