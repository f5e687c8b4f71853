import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { shownDay } from '../../ui/shown-values.ts';
import { toast } from '../../ui/toast/toast.ts';
import type { GuardedDeed } from './deeds.ts';
import { useProblemWords } from './problem-words.ts';
import { useRefresh } from './use-list.ts';

/** Where each is sent, and what may be said: what its button says, or the other thing. */
const moneyDeeds = {
  returned: { path: '/api/admin/manual-refunds', outcomes: ['returned', 'send_again'] },
  chargeback: { path: '/api/admin/chargebacks', outcomes: ['confirmed', 'dismissed'] },
} as const;

async function carryOut(deed: GuardedDeed, words: string, other: boolean): Promise<void> {
  if ('amount' in deed) {
    const { path, outcomes } = moneyDeeds[deed.kind];
    await call('POST', `${path}/${deed.id}`, { outcome: outcomes[other ? 1 : 0], note: words });
    return;
  }
  const { kind, person } = deed;
  const member = `/api/admin/members/${person.id}`;
  if (kind === 'delete') await call('DELETE', `/api/admin/delete-member/${person.id}`);
  else if (kind === 'grant' || kind === 'take')
    await call('PUT', `${member}/role`, { role: kind === 'grant' ? 'Admin' : 'Member' });
  else await call('PUT', `${member}/suspension`, { reason: kind === 'suspend' ? words : null });
}

const labels: Partial<Record<GuardedDeed['kind'], 'deed.reference' | 'refunds.notes'>> = {
  returned: 'deed.reference',
  chargeback: 'refunds.notes',
};

/** Confirms something dangerous with the own password; deleting is crimson. */
export function GuardedDialog({
  deed,
  onClose,
}: {
  readonly deed: GuardedDeed;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const form = useId();
  const [password, setPassword] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind, person } = deed;
  const isDanger = kind === 'delete' || kind === 'suspend' || kind === 'chargeback';
  const isMoney = 'amount' in deed;
  const wantsReason = kind === 'suspend' || isMoney;
  const amount = isMoney ? deed.amount : '';
  const isPaid = deed.kind === 'delete' && deed.person.subscriptionStatus === 'active';
  const paidUntil = isPaid ? deed.person.subscriptionExpiresAt : null;

  const submit = async (other = false) => {
    setTried(true);
    setProblem(null);
    if (password === '' || (wantsReason && reason.trim() === '')) return;
    setPending(true);
    try {
      await call('POST', '/api/admin/verify-password', { password });
      await carryOut(deed, reason.trim(), other);
      toast({ title: other ? t('deed.manual.done') : t(`deed.${kind}.done`) });
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
      danger={isDanger}
      width="narrow"
      title={t(`deed.${kind}.title`)}
      description={t(`deed.${kind}.text`, { name: person.name, email: person.email, amount })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isMoney && (
            <Button pending={pending} onClick={() => void submit(true)}>
              {t(kind === 'returned' ? 'deed.sendAgain' : 'deed.dismiss')}
            </Button>
          )}
          <Button type="submit" form={form} variant={isDanger ? 'danger' : 'hot'} pending={pending}>
            {t(`deed.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {paidUntil && <Notice tone="warn">{t('deed.paidUntil', { date: shownDay(paidUntil) })}</Notice>}
        {problem && <Notice tone="err">{problem}</Notice>}
        {wantsReason && (
          <Field
            label={t(labels[kind] ?? 'deed.reason')}
            hint={isMoney ? undefined : t('deed.reasonHint')}
            error={
              tried && reason.trim() === ''
                ? t(isMoney ? 'deed.noteRequired' : 'deed.reasonRequired')
                : undefined
            }
          >
            {(control) => (
              <Textarea
                {...control}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        )}
        <PasswordField
          label={t('deed.password')}
          showLabel={t('deed.showPassword')}
          hideLabel={t('deed.hidePassword')}
          autoComplete="current-password"
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={tried && password === '' ? t('deed.passwordRequired') : undefined}
        />
      </form>
    </Dialog>
  );
}
