import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PanelProps = {
  readonly title?: ReactNode;
  /** Heading level of the title. */
  readonly level?: 2 | 3;
  /** Controls at the right end of the header. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  /** Omits the padding, for tables and charts. */
  readonly flush?: boolean;
  readonly children?: ReactNode;
};

/** Bordered panel with an optional title. */
export function Panel({ title, level = 2, actions, className, flush = false, children }: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('rounded-panel border bg-p1 inset-shadow-sheen', className)}>
      {(title || actions) && (
        <header className="flex min-h-12 flex-wrap items-center justify-between gap-3 border-b px-4 py-2.5">
          {title && <Heading className="type-h3 min-w-0 wrap-anywhere">{title}</Heading>}
          {actions}
        </header>
      )}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}
