import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../../../layout/use-change.ts';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { saveFile } from '../../../../platform/browser/save-file.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

type SavePdfProps = {
  readonly id: number;
  readonly number: string;
  readonly isCreditNote: boolean;
  /** Whether only an icon is shown, as in lists; screen readers get the receipt number. */
  readonly isShort?: boolean;
};

/** Button that downloads a receipt or credit note as PDF in the language of the page. */
export function SavePdf({ id, number, isCreditNote, isShort = false }: SavePdfProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const passing = useTransientErrorMessage();
  const save = useChange({
    mutationFn: () =>
      saveFile(
        `/api/user/receipts/${id}${isCreditNote ? '/credit-note' : ''}/pdf?lang=${language}`,
        `${number}.pdf`,
      ),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('receipts.pdfFailed'),
        description: passing(error) ?? undefined,
      }),
  });
  return (
    <Button
      pending={save.isPending}
      onClick={() => save.mutate()}
      {...(isShort && { size: 'small', 'aria-label': t('receipts.pdfNamed', { number }) })}
    >
      <Download aria-hidden size={16} strokeWidth={1.5} />
      {isShort ? 'PDF' : t('receipts.pdf')}
    </Button>
  );
}
