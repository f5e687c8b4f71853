import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { useDraft } from '../../../../platform/browser/drafts/use-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Radio } from '../../../../ui/form/checkbox.tsx';
import { Field, Textarea } from '../../../../ui/form/field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { noteLength, type ReportReason, reportReasons } from '../../forum.rules.ts';
import type { moderationContract } from '../../moderation/moderation.contract.ts';
import { useErrorMessage } from '../use-forum-member.ts';
import type { SubjectPath } from './use-visibility.ts';

type ReportDialogProps = {
  readonly path: SubjectPath;
  readonly onClose: () => void;
};

export function ReportDialog({ path, onClose }: ReportDialogProps) {
  const { t } = useTranslation('forum');
  const words = useErrorMessage();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote, forget] = useDraft(`report.${path}`);
  const [isMissing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const send = async () => {
    if (!reason) return setMissing(true);
    setSending(true);
    try {
      const { repeated } = await call<(typeof moderationContract)['reportPost' | 'reportAnswer']>(
        'POST',
        `/api/forum/${path}/report`,
        { reason, note },
      );
      forget();
      toast({ title: t(repeated ? 'report.repeated' : 'report.sent') });
      onClose();
    } catch (error) {
      toast({ variant: 'destructive', title: t('report.failed'), description: words(error) });
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={t('report.title')}
      closeLabel={t('report.cancel')}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button variant="hot" pending={sending} onClick={() => void send()}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <fieldset className="mb-4 grid gap-1">
        <legend className="type-label mb-1.5">{t('report.reason')}</legend>
        {reportReasons.map((each) => (
          <Radio
            key={each}
            name="reason"
            checked={reason === each}
            onChange={() => {
              setReason(each);
              setMissing(false);
            }}
          >
            {t(`report.${each}`)}
          </Radio>
        ))}
        {isMissing && (
          <p role="alert" className="type-small text-err">
            {t('report.reasonMissing')}
          </p>
        )}
      </fieldset>
      <Field label={t('report.note')} aside={t('report.optional')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={note}
            maxLength={noteLength}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
