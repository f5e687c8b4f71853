import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/browser/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ContinueFreeButton } from './continue-free-button.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DownloadButtons } from './download-buttons.tsx';

/**
 * Options for members whose membership has expired: free membership, data download and account deletion.
 * @param renewalToken from the rejected login; null if there is none
 */
export function LockedOut({ renewalToken }: { readonly renewalToken: string | null }) {
  const { t } = useTranslation('account');
  const { status } = useSession();
  const isKnown = renewalToken !== null || status === 'signed-in';
  return (
    <section aria-labelledby="locked-out" className="mt-8 border-t pt-5">
      <h2 id="locked-out" className="type-h3 text-ink">
        {t('ownData.lockedTitle')}
      </h2>
      <p className="type-small mt-1 max-w-[65ch] text-ink2">
        {t(isKnown ? 'ownData.lockedText' : 'ownData.needLogin')}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isKnown ? (
          <>
            {renewalToken !== null && <ContinueFreeButton renewalToken={renewalToken} />}
            <DownloadButtons renewalToken={renewalToken} />
            <DeleteButton renewalToken={renewalToken} />
          </>
        ) : (
          <ButtonLink to="/login">{t('ownData.logIn')}</ButtonLink>
        )}
      </div>
    </section>
  );
}
