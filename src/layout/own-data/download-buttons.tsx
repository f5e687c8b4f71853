import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { accountContract } from '../../features/account/account.contract.ts';
import { call } from '../../platform/browser/api-client.ts';
import { useLanguage } from '../../platform/browser/i18n/language-context.ts';
import { saveFile as saveFromServer } from '../../platform/browser/save-file.ts';
import { useTransientErrorMessage } from '../../platform/browser/transient-errors.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { deletionProblem } from './deletion-problem.ts';
import { saveFile } from './save-file.ts';

type Account = typeof accountContract;
type OwnDataProps = {
  /** Renewal token of a member without a session; null for a member with a session. */
  readonly renewalToken: string | null;
};

async function saveData(renewalToken: string | null): Promise<void> {
  const data = renewalToken
    ? await call<Account['dataByToken']>('POST', '/api/user/data', { renewalToken }, { bearer: null })
    : await call<Account['data']>('GET', '/api/user/data');
  saveFile('ferrite-data.json', JSON.stringify(data, null, 2), 'application/json');
}

/** Buttons that download the member's personal data as a file, or as an archive with all receipts. */
export function DownloadButtons({ renewalToken }: OwnDataProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <div className="flex flex-wrap gap-3">
      <DownloadButton label={t('ownData.download')} save={() => saveData(renewalToken)} />
      <DownloadButton
        label={t('ownData.archive')}
        save={() =>
          saveFromServer(
            `/api/user/data/archive?lang=${language}`,
            'ferrite-data.zip',
            renewalToken ? { renewalToken } : undefined,
          )
        }
      />
    </div>
  );
}

type DownloadButtonProps = { readonly label: string; readonly save: () => Promise<void> };

function DownloadButton({ label, save }: DownloadButtonProps) {
  const { t } = useTranslation('account');
  const passing = useTransientErrorMessage();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await save();
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
      {busy ? t('ownData.downloading') : label}
    </Button>
  );
}
