import { classNames } from '../class-names.ts';
import section from './grain.svg';

/**
 * Background drawing of grain boundaries, for hero sections, single forms and empty states. Its parent element must be
 * positioned.
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
