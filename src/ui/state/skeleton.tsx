import { classNames } from '../class-names.ts';

/** Placeholder of loading content; give it the size of the content. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block h-3.5 animate-pulse rounded-tag bg-p3', className)}
    />
  );
}
