import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../platform/browser/api-client.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { isEmail } from '../../../../ui/form/typed.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { WithdrawalRefusal } from '../../refunds.rules.ts';
import type { RefundCode } from '../../refusals.ts';
import { type PaymentView, useContractWithdrawal } from '../refund-data.ts';
import { ContractName } from './contract-name.tsx';

type WithdrawalDialogProps = {
  readonly payment: PaymentView;
  readonly onClose: () => void;
  /**
   * Called after the withdrawal was declared.
   * @param email recipient of the acknowledgement
   */
  readonly onStated: (email: string) => void;
};

/** Dialog with the prefilled declaration and its confirmation. Typed values remain if sending fails. */
export function WithdrawalDialog({ payment, onClose, onStated }: WithdrawalDialogProps) {
  const { t } = useTranslation('refunds');
  const { profile } = useSession();
  const words = useRefusalWords();
  const form = useId();
  const { mutate, isPending, error } = useContractWithdrawal();
  const [name, setName] = useState(profile?.name ?? '');
  const [email, setEmail] = useState(profile?.email ?? payment.userEmail ?? '');
  const [tried, setTried] = useState(false);
  const nameProblem = name.trim() === '' ? t('contract.nameMissing') : undefined;
  const emailProblem = isEmail(email.trim()) ? undefined : t('contract.emailInvalid');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameProblem || emailProblem || isPending) return;
    const statement = { paymentTransactionId: payment.id, name: name.trim(), email: email.trim() };
    mutate(statement, { onSuccess: () => onStated(statement.email) });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('contract.title')}
      description={t('contract.dialog')}
      closeLabel={t('page.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('page.cancel')}</Button>
          <Button type="submit" form={form} variant="hot" pending={isPending}>
            {t('contract.confirm')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        {error && (
          <Notice
            tone="err"
            title={t(isRefused(error) ? 'contract.failed' : 'contract.unconfirmed')}
            actions={isSignedOut(error) && <LogInAgain />}
          >
            {words(error)}
          </Notice>
        )}
        <div className="rounded-control border px-3.5 py-3">
          <p className="type-micro text-ink3">{t('contract.contract')}</p>
          <ContractName payment={payment} />
        </div>
        <p className="type-body">{t('contract.statement')}</p>
        {payment.hasOpenRequest && <Notice>{t('contract.replaces')}</Notice>}
        <TextField
          label={t('contract.name')}
          name="name"
          autoComplete="name"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={tried ? nameProblem : undefined}
        />
        <TextField
          label={t('contract.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={255}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried ? emailProblem : undefined}
        />
      </form>
    </Dialog>
  );
}

/** Without a response, or after an internal error, the declaration may have been stored. */
const isRefused = (error: unknown) => error instanceof ApiError && error.code !== 'server.unexpected';
const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Notice shown if the session ended while the dialog was open. */
function LogInAgain() {
  const { t } = useTranslation('layout');
  const { drop } = useSession();
  const navigate = useNavigate();
  const next = encodeURIComponent('/my-page?tab=payment');
  return (
    <Button size="small" onClick={() => void drop().finally(() => navigate(`/login?next=${next}`))}>
      {t('session.logInAgain')}
    </Button>
  );
}

const refusals = {
  'refunds.no_payment': 'contract.no_payment',
  'refunds.not_paid': 'contract.not_paid',
  'refunds.already_withdrawn': 'contract.already_withdrawn',
  'refunds.already_refunded': 'contract.already_refunded',
  'refunds.charged_back': 'reasons.charged_back',
  'refunds.being_checked': 'reasons.being_checked',
  'refunds.withdrawal_over': 'contract.withdrawal_over',
} as const satisfies Record<RefundCode & `refunds.${WithdrawalRefusal}`, string>;

function useRefusalWords(): (error: unknown) => string {
  const { t } = useTranslation('refunds');
  const passing = useTransientErrorMessage();
  return (error) => {
    if (isSignedOut(error)) return t('contract.signedOut');
    const key = error instanceof ApiError ? refusals[error.code as keyof typeof refusals] : undefined;
    if (key) return t(key);
    return (isRefused(error) && passing(error)) || t('contract.tryAgain');
  };
}
