import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Field, Input, Textarea } from '../../../../ui/form/field.tsx';
import { PasswordField } from '../../../../ui/form/password-field.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import type { GuardedAction } from '../actions.ts';
import { TimeLeft } from '../money/time-left.tsx';
import { useGuardedForm } from './use-guarded-form.ts';

/** Dialog in which the administrator confirms an action with the password. */
export function GuardedDialog({
  action,
  onClose,
  onDone,
}: {
  readonly action: GuardedAction;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const form = useId();
  const guarded = useGuardedForm(action, onDone);
  const { spec, target, failure, pending, submit } = guarded;
  const { kind } = action;
  const { name, email } = target.person;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      danger={spec.isDanger === true}
      width="narrow"
      title={t(`action.${kind}.title`)}
      description={t(`action.${kind}.text`, { name, email, amount: target.amount })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {spec.other && (
            <Button pending={pending} onClick={() => void submit(true)}>
              {t(spec.other)}
            </Button>
          )}
          <Button type="submit" form={form} variant={spec.isDanger ? 'danger' : 'hot'} pending={pending}>
            {t(`action.${kind}.confirm`)}
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
        {kind === 'delete' && <TimeLeft person={action.person} />}
        {failure && <Notice tone="err">{failure}</Notice>}
        <GuardedFields guarded={guarded} />
      </form>
    </Dialog>
  );
}

/** Fields for the note, the extra value and the password. */
function GuardedFields({ guarded }: { readonly guarded: ReturnType<typeof useGuardedForm> }) {
  const { t } = useTranslation('admin');
  const { spec, fields, problems } = guarded;
  const { extra, reason } = spec;
  const wrong = problems.value;
  return (
    <>
      {extra && (
        <Field
          label={t(extra.label)}
          hint={extra.hint && t(extra.hint)}
          error={wrong ? t(wrong.key, { most: 'most' in wrong ? wrong.most : 0 }) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              {...extra.input}
              autoComplete="off"
              value={fields.value}
              onChange={(event) => fields.setValue(event.target.value)}
            />
          )}
        </Field>
      )}
      {reason && (
        <Field
          label={t(reason.label)}
          hint={reason.hint && t(reason.hint)}
          error={problems.note ? t(problems.note) : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              maxLength={500}
              value={fields.note}
              onChange={(event) => fields.setNote(event.target.value)}
            />
          )}
        </Field>
      )}
      <PasswordField
        label={t('action.password')}
        showLabel={t('action.showPassword')}
        hideLabel={t('action.hidePassword')}
        autoComplete="current-password"
        name="password"
        value={fields.password}
        onChange={(event) => fields.setPassword(event.target.value)}
        error={problems.password ? t(problems.password) : undefined}
      />
    </>
  );
}
