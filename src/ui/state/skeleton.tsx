import { classNames } from '../class-names.ts';

/** Placeholder for content that is loading; its class name must set the size of the content. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block h-3.5 animate-pulse rounded-tag bg-p3', className)}
    />
  );
}
