import { classNames } from '../class-names.ts';

/** A block in the place of something that is on its way; give it the size of that thing. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block h-3.5 animate-pulse rounded-tag bg-p3', className)}
    />
  );
}
