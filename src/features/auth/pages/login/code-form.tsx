import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';

type CodeKind = 'app' | 'recovery';
type CodeFormProps = {
  readonly kind: CodeKind;
  readonly isWrong: boolean;
  readonly busy: boolean;
  readonly onSubmit: (proof: { readonly kind: CodeKind; readonly code: string }) => void;
};

const recoveryLength = 16;

/** Field for the six digits of the authenticator app, or for a recovery code. */
export function CodeForm({ kind, isWrong, busy, onSubmit }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<'short' | 'typing' | null>(null);
  const ofApp = kind === 'app';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = isComplete(kind, code);
    setFault(whole ? null : 'short');
    if (whole && !busy) onSubmit({ kind, code });
  };
  const required = t(ofApp ? 'factor.codeRequired' : 'factor.recoveryRequired');
  const wrong = isWrong ? t(ofApp ? 'factor.wrong' : 'factor.recoveryWrong') : undefined;
  const error = fault === 'short' ? required : fault === 'typing' ? undefined : wrong;

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="type-answer text-ink2">{t(ofApp ? 'factor.text' : 'factor.recoveryText')}</p>
      <TextField
        name="code"
        label={t(ofApp ? 'factor.code' : 'factor.recovery')}
        value={code}
        inputMode={ofApp ? 'numeric' : 'text'}
        autoComplete={ofApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        // The user has just clicked to show this form, so its only field gets the focus.
        autoFocus
        error={error}
        onChange={(event) => {
          setFault('typing');
          setCode(normalizeCode(kind, event.target.value));
        }}
      />
      <Button type="submit" variant="hot" size="large" pending={busy}>
        {t('factor.submit')}
      </Button>
    </form>
  );
}

/** Normalizes a typed or pasted code, including digits of other scripts. */
function normalizeCode(kind: CodeKind, text: string): string {
  const plain = text.normalize('NFKC');
  return kind === 'app' ? plain.replace(/\D/g, '').slice(0, 6) : plain.slice(0, 60);
}

function isComplete(kind: CodeKind, code: string): boolean {
  return kind === 'app' ? code.length === 6 : code.replace(/[\s-]/g, '').length >= recoveryLength;
}
