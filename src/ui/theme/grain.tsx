import { classNames } from '../class-names.ts';
import section from './grain.svg';

/**
 * Grain boundaries behind a hero, a form on its own, or an empty state; never behind tables or long text.
 * The parent must be positioned. The drawing is a mask, so the theme gives its colour.
 */
export function Grain({ className }: { readonly className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className={classNames('pointer-events-none absolute inset-0 -z-10 bg-[var(--grain)]', className)}
      style={{ maskImage: `url(${section})`, maskSize: '1600px 900px', maskPosition: 'top center' }}
    />
  );
}
