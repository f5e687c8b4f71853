import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { accountContract } from '../../features/account/account.contract.ts';
import { call } from '../../platform/browser/api-client.ts';
import { clearExpiredUser } from '../../platform/browser/session/sign-in/expired-user.ts';
import { useTransientErrorMessage } from '../../platform/browser/transient-errors.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { deletionProblem } from './deletion-problem.ts';

/**
 * Button that continues an expired membership as a free one and then opens the login.
 * @param renewalToken from the rejected login
 */
export function ContinueFreeButton({ renewalToken }: { readonly renewalToken: string }) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    try {
      await call<typeof accountContract.continueFree>(
        'POST',
        '/api/user/free-membership',
        { renewalToken },
        { bearer: null },
      );
      clearExpiredUser();
      toast({ title: t('ownData.freeDone'), description: t('ownData.freeDoneText') });
      await navigate('/login');
    } catch (error) {
      const problem = deletionProblem(error);
      const description = (problem === 'other' ? passing(error) : null) ?? t(`ownData.problems.${problem}`);
      toast({ variant: 'destructive', title: t('ownData.freeFailed'), description });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button pending={busy} onClick={() => void change()}>
      {t('ownData.continueFree')}
    </Button>
  );
}
