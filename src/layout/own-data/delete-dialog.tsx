import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { accountContract } from '../../features/account/account.contract.ts';
import type { refundsContract } from '../../features/refunds/refunds.contract.ts';
import { apiQuery, call } from '../../platform/browser/api-client.ts';
import { useTransientErrorMessage } from '../../platform/browser/transient-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { type DeletionProblem, deletionProblem } from './deletion-problem.ts';

type Deletion = typeof accountContract.delete;

type DeleteDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly renewalToken: string | null;
  readonly onDeleted: () => void;
};

/** Dialog to delete the account. It states what is deleted and what is kept, and requires the password. */
export function DeleteDialog({ open, onOpenChange, renewalToken, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('account');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      width="narrow"
      danger
      title={t('ownData.confirmTitle')}
      description={t('ownData.deleteText')}
      closeLabel={t('ownData.close')}
      actions={
        <>
          <Button disabled={busy} onClick={() => change(false)}>
            {t('ownData.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="danger" pending={busy}>
            {t('ownData.confirm')}
          </Button>
        </>
      }
    >
      {/* A separate component inside the dialog, so that typed values are discarded when the dialog closes. */}
      <DeleteForm
        id={formId}
        renewalToken={renewalToken}
        busy={busy}
        onBusy={setBusy}
        onDeleted={onDeleted}
      />
    </Dialog>
  );
}

type DeleteFormProps = Pick<DeleteDialogProps, 'renewalToken' | 'onDeleted'> & {
  readonly id: string;
  readonly busy: boolean;
  readonly onBusy: (busy: boolean) => void;
};

function DeleteForm({ id, renewalToken, busy, onBusy, onDeleted }: DeleteFormProps) {
  const { t } = useTranslation('account');
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [keepReports, setKeepReports] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const passing = useTransientErrorMessage();
  const [problem, setProblem] = useState<DeletionProblem | null>(null);
  const [forNow, setForNow] = useState<string | null>(null);
  const needsPassword = renewalToken === null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (busy || !isSure || (needsPassword && password === '')) return;
    setProblem(null);
    onBusy(true);
    try {
      await (needsPassword
        ? call<Deletion>('DELETE', '/api/user/account', { password, keepReports })
        : call<Deletion>('DELETE', '/api/user/account', { renewalToken, keepReports }, { bearer: null }));
      onBusy(false);
      onDeleted();
    } catch (error) {
      onBusy(false);
      setProblem(deletionProblem(error));
      setForNow(passing(error));
    }
  };
  const isMissing = isAsked && password === '';
  const passwordError = isMissing
    ? t('ownData.passwordRequired')
    : problem === 'password'
      ? t('ownData.problems.password')
      : undefined;
  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {needsPassword && <OpenRefund />}
      {problem && problem !== 'password' && (
        <Notice tone="err">
          {(problem === 'other' ? forNow : null) ?? t(`ownData.problems.${problem}`)}
        </Notice>
      )}
      {needsPassword && (
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t('ownData.password')}
          showLabel={t('ownData.showPassword')}
          hideLabel={t('ownData.hidePassword')}
          value={password}
          error={passwordError}
          onChange={(event) => {
            setPassword(event.target.value);
            setProblem(null);
          }}
        />
      )}
      <Checkbox
        name="keepReports"
        checked={keepReports}
        onChange={(event) => setKeepReports(event.target.checked)}
      >
        {t('ownData.keepReports')}
      </Checkbox>
      <SureChoice checked={isSure} isMissing={isAsked && !isSure} onChange={setSure} />
    </form>
  );
}

type SureChoiceProps = {
  readonly checked: boolean;
  readonly isMissing: boolean;
  readonly onChange: (isSure: boolean) => void;
};

function SureChoice({ checked, isMissing, onChange }: SureChoiceProps) {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <div className="grid gap-1">
      <Checkbox
        name="sure"
        checked={checked}
        aria-describedby={isMissing ? id : undefined}
        aria-invalid={isMissing || undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('ownData.understood')}
      </Checkbox>
      {isMissing && (
        <p id={id} role="alert" className="type-small text-err">
          {t('ownData.tick')}
        </p>
      )}
    </div>
  );
}

function OpenRefund() {
  const { t } = useTranslation('account');
  const { data = [] } = useQuery({
    ...apiQuery<typeof refundsContract.requests>('/api/user/refund-requests'),
    staleTime: 0,
  });
  const open = data.filter(({ status }) => status === 'pending' || status === 'approved');
  if (open.length === 0) return null;
  // A pending refund request is deleted with the account; an approved one and a withdrawal from the contract are kept.
  const isKept = open.some(({ kind, status }) => kind === 'withdrawal' || status === 'approved');
  return <Notice tone="warn">{t(isKept ? 'ownData.problems.paymentRunning' : 'ownData.refundOpen')}</Notice>;
}
