import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeatChoice } from '../../../platform/browser/heats/chosen-heat.ts';
import { SessionContext } from '../../../platform/browser/session/session-state.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';

/**
 * Strip with a link to the workbench, for members. Its space is reserved as soon as a stored session is found, so that
 * the page does not shift.
 */
export function MemberStrip() {
  const { t } = useTranslation('layout');
  const { status } = useContext(SessionContext);
  const { current } = useHeatChoice();
  const isMember = status === 'signed-in';
  return (
    <div
      className={classNames(
        'border-b bg-p1',
        isMember || status === 'loading' ? 'block' : 'hidden [html[data-session]_&]:block',
      )}
    >
      <div className="page flex h-14 items-center justify-between gap-3">
        {isMember && (
          <>
            <p className="type-body min-w-0 truncate">
              <span className="font-[560]">{t('strip.title')}</span>
              {current && <span className="ml-3 text-ink2">{t('strip.heat', { name: current.name })}</span>}
            </p>
            <ButtonLink to="/workbench" size="small">
              {t('strip.open')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
