import { classNames } from '../class-names.ts';

/** SVG path of the logo: grain boundaries that form an F. */
export const markPath =
  'M0 0L12.09 0L8.96 10.77L8.56 21.38L5.7 32L0 32ZM15.11 0L32 0L32 5.12L12.46 9.1ZM11.81 12.19L32 8.08L32 16.93L11.51 19.91ZM11.15 22.9L32 19.87L32 32L8.7 32Z';

export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={classNames('fill-current', className)}>
      <path d={markPath} />
    </svg>
  );
}

/** Logo with the product name, which is the same in every language. */
export function Logo({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      lang="en"
      translate="no"
      className={classNames(
        'inline-flex items-center gap-[0.5em] font-[640] text-[17px] leading-none',
        className,
      )}
    >
      <Mark className="size-[1.15em]" />
      <span className="[font-stretch:112%]">Ferrite</span>
    </span>
  );
}
