import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Grain } from '../ui/theme/grain.tsx';

type CentreCardProps = {
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  /** Additional actions below the main ones. */
  readonly foot?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/** Small panel in the centre of an otherwise empty page. */
export function CentreCard({ title, icon, actions, foot, className, children }: CentreCardProps) {
  return (
    <div className="relative isolate -mb-16 flex grow items-center justify-center overflow-hidden px-4 py-16">
      <Grain />
      <section
        className={classNames(
          'w-full max-w-[440px] rounded-panel border bg-p1 p-6 inset-shadow-sheen sm:p-8',
          className,
        )}
      >
        {icon && <div className="mb-4 text-ink3">{icon}</div>}
        <h1 className="type-h1">{title}</h1>
        {children && <div className="type-answer mt-2 text-ink2">{children}</div>}
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
        {foot}
      </section>
    </div>
  );
}
