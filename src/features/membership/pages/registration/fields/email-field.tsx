import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendButton } from '../../../../../layout/resend-button.tsx';
import { usePasswordLength } from '../../../../../platform/browser/use-password-length.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Field, Input, TextField } from '../../../../../ui/form/field.tsx';
import { minutesAndSeconds } from '../../../../../ui/form/typed.ts';
import type { FaultKey } from '../registration-problem.ts';
import type { EmailVerification } from '../use-email-verification.ts';

type EmailFieldProps = {
  readonly email: string;
  readonly isVerified: boolean;
  readonly fault: FaultKey | undefined;
  readonly verification: EmailVerification;
  readonly onType: (email: string) => void;
};

/**
 * Email field with the button Verify; then a field for the code, the remaining time and the button Resend. Read-only
 * after the verification.
 */
export function EmailField({ email, isVerified, fault, verification, onType }: EmailFieldProps) {
  const { t } = useTranslation('membership');
  const length = usePasswordLength();
  const shown = fault ?? verification.addressFault;
  const input = useRef<HTMLInputElement>(null);
  const hasProved = isVerified && verification.isSent;
  // The field for the code disappears, so the email field gets the focus.
  useEffect(() => {
    if (hasProved) input.current?.focus();
  }, [hasProved]);
  useEffect(() => {
    if (verification.addressFault) input.current?.focus();
  }, [verification.addressFault]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isVerified) return;
    event.preventDefault();
    void verification.send();
  };
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('fields.email')} error={shown ? t(`faults.${shown}`, length) : undefined}>
        {(control) => (
          <span className="flex items-center gap-3">
            <Input
              {...control}
              ref={input}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={255}
              value={email}
              readOnly={isVerified}
              className={isVerified ? 'border-dashed bg-transparent' : ''}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                verification.forgetFault();
                onType(event.target.value);
              }}
            />
            {isVerified ? (
              <span className="type-body inline-flex shrink-0 items-center gap-1.5 font-[520] text-ok">
                <CircleCheck aria-hidden size={16} strokeWidth={1.5} />
                {t('verify.verified')}
              </span>
            ) : (
              !verification.isSent && (
                <Button pending={verification.busy === 'send'} onClick={() => void verification.send()}>
                  {t(verification.busy === 'send' ? 'verify.sending' : 'verify.button')}
                </Button>
              )
            )}
          </span>
        )}
      </Field>
      {verification.isSent && !isVerified && <CodeRow verification={verification} />}
    </div>
  );
}

function CodeRow({ verification }: { readonly verification: EmailVerification }) {
  const { t } = useTranslation('membership');
  const { t: words } = useTranslation('auth');
  const { code, codeFault, left, busy, send, confirm, type } = verification;
  const status = useId();
  const faultText = () => {
    if (codeFault === 'tries') return words('codes.tries');
    if (codeFault === 'invalid') return t('verify.invalidCode');
    if (codeFault) return words(`verify.${codeFault}`);
    return left === 0 ? words('verify.over') : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void confirm();
  };
  return (
    <div className="flex flex-col gap-3 rounded-control bg-p3/40 p-3.5">
      <TextField
        name="code"
        label={words('verify.code')}
        aside={
          <span id={status}>
            {left !== null && left > 0 && words('verify.left', { time: minutesAndSeconds(left) })}
          </span>
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        // The field appears after a click and must be filled next, so it gets the focus.
        autoFocus
        value={code}
        hint={words('codes.inbox')}
        error={faultText()}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="hot"
          pending={busy === 'confirm'}
          disabled={code.length !== 6 || codeFault === 'tries'}
          onClick={() => void confirm()}
        >
          {t(busy === 'confirm' ? 'verify.confirming' : 'verify.confirm')}
        </Button>
        <ResendButton
          waits={codeFault === 'tries' ? 0 : (left ?? 0)}
          sending={busy === 'send'}
          onClick={() => void send(true)}
        />
      </div>
    </div>
  );
}
