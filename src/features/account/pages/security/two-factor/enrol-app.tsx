import { useTranslation } from 'react-i18next';
import { toast } from '../../../../../ui/toast/toast.ts';
import { CodeEntry } from './code-entry.tsx';
import { CopyButton, groupCode } from './recovery-codes.tsx';
import type { TwoFactor, View } from './use-two-factor.ts';

type EnrolAppProps = {
  readonly view: Extract<View, { name: 'enrolling' }>;
  readonly steps: TwoFactor;
};

/** Shows the QR code and key of a new authenticator app, and the field for its first code. */
export function EnrolApp({ view, steps }: EnrolAppProps) {
  const { t } = useTranslation('account');
  const confirm = async (code: string) => {
    if (await steps.confirmApp(view.factorId, code)) toast({ title: t('twoFactor.appAdded') });
  };
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:gap-8">
      <img
        src={view.picture}
        alt={t('twoFactor.picture')}
        width={208}
        height={208}
        className="size-52 shrink-0 self-center rounded-control sm:self-start"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.scan')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <span className="type-label text-ink">{t('twoFactor.key')}</span>
          <code data-two-factor-key className="type-body min-w-0 select-all break-words font-mono text-ink">
            {groupCode(view.key)}
          </code>
          <CopyButton text={view.key}>{t('twoFactor.copyKey')}</CopyButton>
        </div>
        <CodeEntry
          label={t('twoFactor.code')}
          required={t('twoFactor.codeRequired')}
          digitsOnly
          busy={view.busy}
          problem={view.problem}
          action={t('twoFactor.confirm')}
          onSubmit={(code) => void confirm(code)}
          onCancel={steps.load}
        />
      </div>
    </div>
  );
}
