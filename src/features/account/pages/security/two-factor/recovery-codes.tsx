import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { copyText } from '../../../../../ui/copy-text.ts';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { toast } from '../../../../../ui/toast/toast.ts';

type RecoveryCodesProps = {
  readonly codes: readonly string[];
  /** Whether the codes replace earlier ones, which are now invalid. */
  readonly replaced: boolean;
  readonly onDone: () => void;
};

/** Divides a code into groups: `abcd-efgh-…`. */
export const groupCode = (code: string, size = 4) =>
  code.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? '';

/** Shows new recovery codes; they cannot be shown again. */
export function RecoveryCodes({ codes, replaced, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const text = `${codes.map((code) => groupCode(code)).join('\n')}\n`;
  return (
    <div className="flex flex-col gap-4">
      <h3 className="type-h3">{t('twoFactor.codesTitle')}</h3>
      <Notice tone="warn">
        {t('twoFactor.codesText')} {replaced && t('twoFactor.freshText')}
      </Notice>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-8 gap-y-1.5 rounded-control border bg-well p-4 font-mono">
        {codes.map((code) => (
          <li key={code} data-recovery-code className="type-body select-all text-ink">
            {groupCode(code)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text}>{t('twoFactor.copy')}</CopyButton>
        <Button onClick={() => save(text)}>
          <Download aria-hidden size={16} strokeWidth={1.5} />
          {t('twoFactor.download')}
        </Button>
        <Button variant="hot" onClick={onDone}>
          {t('twoFactor.done')}
        </Button>
      </div>
    </div>
  );
}

export function CopyButton({ text, children }: { readonly text: string; readonly children: string }) {
  const { t } = useTranslation('account');
  const copy = () =>
    copyText(text).then((copied) =>
      toast(
        copied
          ? { title: t('twoFactor.copied') }
          : { variant: 'destructive', title: t('twoFactor.copyFailed') },
      ),
    );
  return (
    <Button onClick={() => void copy()}>
      <Copy aria-hidden size={16} strokeWidth={1.5} />
      {children}
    </Button>
  );
}

function save(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `recovery-codes-${location.hostname}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
