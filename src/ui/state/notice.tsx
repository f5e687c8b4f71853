import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tag.tsx';

const styles = {
  neutral: { wash: 'bg-p3/60', text: 'text-ink2', Icon: Info },
  info: { wash: 'bg-infowash', text: 'text-info', Icon: Info },
  ok: { wash: 'bg-okwash', text: 'text-ok', Icon: CircleCheck },
  warn: { wash: 'bg-warnwash', text: 'text-warn', Icon: TriangleAlert },
  err: { wash: 'bg-errwash', text: 'text-err', Icon: CircleAlert },
} as const satisfies Record<Tone, unknown>;

type NoticeProps = {
  /** Id by which a field refers to the notice. */
  readonly id?: string | undefined;
  readonly tone?: Tone;
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

/**
 * Coloured notice with an icon. Screen readers announce errors immediately, other notices after the current sentence.
 */
export function Notice({ id, tone = 'neutral', title, actions, className, children }: NoticeProps) {
  const { wash, text, Icon } = styles[tone];
  return (
    <div
      id={id}
      role={tone === 'err' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-control px-3.5 py-3', wash, className)}
    >
      <Icon aria-hidden size={16} strokeWidth={1.5} className={classNames('mt-0.5 shrink-0', text)} />
      <div className="type-small min-w-0 grow text-ink wrap-anywhere">
        {title && <strong className="block font-[600]">{title}</strong>}
        {children}
        {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
