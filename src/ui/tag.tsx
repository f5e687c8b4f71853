import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Colour of a tag. Only exceptional states (Refunded, Pending) are shown as tags; usual states are plain text. */
export type Tone = 'neutral' | 'ok' | 'info' | 'warn' | 'err';

const tones: Readonly<Record<Tone, string>> = {
  neutral: 'bg-p3 text-ink2',
  ok: 'bg-okwash text-ok',
  info: 'bg-infowash text-info',
  warn: 'bg-warnwash text-warn',
  err: 'bg-errwash text-err',
};

export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'type-column inline-flex items-center gap-1 whitespace-nowrap rounded-tag px-1.5 py-0.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** Colour square of a category, always shown beside its name. */
export function Swatch({
  category,
  className,
}: {
  readonly category: string;
  readonly className?: string | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      data-category={category}
      className={classNames('inline-block size-2.5 shrink-0 bg-category-fill', className)}
    />
  );
}
