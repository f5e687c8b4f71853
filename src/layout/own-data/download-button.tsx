import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { accountContract } from '../../features/account/account.contract.ts';
import { call } from '../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../platform/browser/transient-errors.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { deletionProblem } from './deletion-problem.ts';
import { saveFile } from './save-file.ts';

type Account = typeof accountContract;

/** Downloads the member's personal data as a file. @param renewalToken of a member without a session, else null */
export function DownloadButton({ renewalToken }: { readonly renewalToken: string | null }) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = renewalToken
        ? await call<Account['dataByToken']>('POST', '/api/user/data', { renewalToken }, { bearer: null })
        : await call<Account['data']>('GET', '/api/user/data');
      saveFile('ferrite-data.json', JSON.stringify(data, null, 2), 'application/json');
    } catch (error) {
      const problem = deletionProblem(error);
      const description = (problem === 'other' ? passing(error) : null) ?? t(`ownData.problems.${problem}`);
      toast({ variant: 'destructive', title: t('ownData.downloadFailed'), description });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button pending={busy} onClick={() => void download()}>
      {!busy && <Download aria-hidden size={16} strokeWidth={1.5} />}
      {t(busy ? 'ownData.downloading' : 'ownData.download')}
    </Button>
  );
}
