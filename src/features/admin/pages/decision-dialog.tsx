import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/browser/api-client.ts';
import { useDraft } from '../../../platform/browser/drafts/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Textarea } from '../../../ui/form/field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { refundsContract } from '../../refunds/refunds.contract.ts';
import type { uploadsContract } from '../../tools/uploads/uploads.contract.ts';
import { type ActionWithNote, draftOf } from './actions.ts';
import { PendingRequestFacts } from './money/withdrawal-facts.tsx';
import { useProblemWords } from './problem-words.ts';
import { useRefresh } from './use-list.ts';

type Refunds = typeof refundsContract;

async function send(action: ActionWithNote, note: string, again: boolean) {
  if (action.kind === 'manual') {
    const outcome = again ? 'send_again' : 'paid';
    return call<Refunds['resolveManual']>('POST', `/api/admin/refunds/${action.requestId}/manual`, {
      outcome,
      reference: note,
    });
  }
  if ('uploadId' in action) {
    const state = action.kind === 'acceptUpload' ? 'accepted' : 'declined';
    const notes = note === '' ? {} : { notes: note };
    return call<typeof uploadsContract.decide>('POST', `/api/admin/uploads/${action.uploadId}/decision`, {
      state,
      ...notes,
    });
  }
  const memberId = action.person.id;
  if (action.kind === 'refund')
    return call<Refunds['openException']>('POST', '/api/admin/request-refund', { memberId, note });
  const { kind: decision, requestId: refundRequestId } = action;
  const adminNotes = note === '' ? {} : { adminNotes: note };
  return call<Refunds['decide']>('POST', '/api/admin/process-refund', {
    memberId,
    action: decision,
    refundRequestId,
    ...adminNotes,
  });
}

/** Manages the note of a decision and its submission. The note is stored as a draft. */
function useNotedForm(action: ActionWithNote, onDone: () => void) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const [note, setNote, forget] = useDraft(draftOf(action));
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isMissing = isNoteNeeded(action.kind) && note.trim() === '';

  const submit = async (again = false) => {
    setTried(true);
    setProblem(null);
    if (isMissing) return;
    setPending(true);
    try {
      await send(action, note.trim(), again);
      forget();
      toast({ title: t(`action.${action.kind}.done`) });
      onDone();
      await refresh();
    } catch (error) {
      setProblem(words(error));
      setPending(false);
      // Another administrator may have decided.
      void refresh();
    }
  };
  return { note, setNote, isMissing: tried && isMissing, pending, problem, submit };
}

const isNoteNeeded = (kind: ActionWithNote['kind']) =>
  kind === 'refund' || kind === 'manual' || kind === 'reject';

function hintOf(kind: ActionWithNote['kind']) {
  if (kind === 'manual') return undefined;
  if (kind === 'acceptUpload' || kind === 'declineUpload') return 'action.noteMailed';
  return isNoteNeeded(kind) ? 'action.noteShown' : 'action.notesHint';
}

/**
 * Dialog for a decision about a refund or a file, with a note. The note is required for rejections, exceptions and
 * refunds paid by other means.
 */
export function DecisionDialog({
  action,
  onClose,
  onDone,
}: {
  readonly action: ActionWithNote;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const { note, setNote, isMissing, pending, problem, submit } = useNotedForm(action, onDone);
  const { kind } = action;
  const isWithdrawal = 'isWithdrawal' in action && action.isWithdrawal;
  const facts = factsOf(action);
  const hint = hintOf(kind);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="narrow"
      title={
        isWithdrawal
          ? t(kind === 'reject' ? 'withdrawal.rejectTitle' : 'withdrawal.approveTitle')
          : t(`action.${kind}.title`)
      }
      description={
        kind === 'reject' && isWithdrawal
          ? t('withdrawal.rejectText', facts)
          : t(`action.${kind}.text`, facts)
      }
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {kind === 'manual' && (
            <Button pending={pending} onClick={() => void submit(true)}>
              {t('action.sendAgain')}
            </Button>
          )}
          <Button
            variant={kind === 'reject' || kind === 'declineUpload' ? 'danger' : 'hot'}
            pending={pending}
            onClick={() => void submit()}
          >
            {t(`action.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Notice tone="err">{problem}</Notice>}
        {'requestId' in action && 'person' in action && (
          <PendingRequestFacts requestId={action.requestId} email={action.person.email} />
        )}
        <Field
          label={kind === 'manual' ? t('action.reference') : t('refunds.notes')}
          hint={hint && t(hint)}
          error={isMissing ? t('action.noteRequired') : undefined}
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

/** Returns the values to insert into the dialog's texts. */
function factsOf(action: ActionWithNote) {
  return {
    name: 'person' in action ? action.person.name : '',
    email: 'person' in action ? action.person.email : '',
    amount: 'amount' in action ? action.amount : '',
    file: 'fileName' in action ? action.fileName : '',
    sender: 'sender' in action ? action.sender : '',
  };
}
