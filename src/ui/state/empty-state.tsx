import type { ReactNode } from 'react';
import { Grain } from '../theme/grain.tsx';

type EmptyStateProps = {
  readonly title: ReactNode;
  /** Level of the heading; 1 if the state is the whole page. */
  readonly level?: 1 | 2 | 3;
  /** Buttons for the next steps. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

/** Shown instead of empty content: the reason and the next steps. */
export function EmptyState({ title, level = 2, actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="relative isolate flex min-h-52 flex-col items-start justify-end gap-1 overflow-hidden rounded-panel border bg-p1 p-5 inset-shadow-sheen sm:p-8">
      <Grain />
      <Heading className="type-h2">{title}</Heading>
      {children && <div className="type-body max-w-[60ch] text-ink2">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
