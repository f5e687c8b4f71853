import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { NotedDeed } from './deeds.ts';
import { useProblemWords } from './problem-words.ts';
import { useRefresh } from './use-list.ts';

async function send(deed: NotedDeed, note: string, again: boolean) {
  if (deed.kind === 'manual') {
    const outcome = again ? 'send_again' : 'paid';
    return call('POST', `/api/admin/refunds/${deed.requestId}/manual`, { outcome, reference: note });
  }
  const memberId = deed.person.id;
  if (deed.kind === 'refund') return call('POST', '/api/admin/request-refund', { memberId, note });
  const { kind: action, requestId: refundRequestId } = deed;
  const adminNotes = note === '' ? {} : { adminNotes: note };
  return call('POST', '/api/admin/process-refund', { memberId, action, refundRequestId, ...adminNotes });
}

/** A decision about a refund, with a note: needed where the decision is against the rule or was made by hand. */
export function NotedDialog({ deed, onClose }: { readonly deed: NotedDeed; readonly onClose: () => void }) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind } = deed;
  const isNeeded = kind === 'refund' || kind === 'manual';
  const facts =
    'person' in deed ? { name: deed.person.name, email: deed.person.email } : { name: '', email: '' };
  const amount = 'amount' in deed ? deed.amount : '';

  const submit = async (again = false) => {
    setTried(true);
    setProblem(null);
    if (isNeeded && note.trim() === '') return;
    setPending(true);
    try {
      await send(deed, note.trim(), again);
      toast({ title: t(`deed.${kind}.done`) });
      onClose();
      await refresh();
    } catch (error) {
      setProblem(words(error));
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="narrow"
      title={t(`deed.${kind}.title`)}
      description={t(`deed.${kind}.text`, { ...facts, amount })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {kind === 'manual' && (
            <Button pending={pending} onClick={() => void submit(true)}>
              {t('deed.sendAgain')}
            </Button>
          )}
          <Button
            variant={kind === 'reject' ? 'danger' : 'hot'}
            pending={pending}
            onClick={() => void submit()}
          >
            {t(`deed.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="err">{problem}</Notice>}
        <Field
          label={kind === 'manual' ? t('deed.reference') : t('refunds.notes')}
          hint={kind === 'manual' ? undefined : t(isNeeded ? 'deed.noteShown' : 'deed.notesHint')}
          error={tried && isNeeded && note.trim() === '' ? t('deed.noteRequired') : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={kind === 'manual' ? 500 : 2000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
