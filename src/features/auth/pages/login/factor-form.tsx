import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorProof } from '../../../../platform/browser/session/sign-in/second-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';

type FactorFormProps = {
  readonly problem: 'wrong' | 'too-many' | null;
  readonly busy: boolean;
  readonly onSubmit: (proof: FactorProof) => void;
  readonly onBack: () => void;
};

/** Second step of accounts with two-factor: six digits of the authenticator app, or a recovery code. */
export function FactorForm({ problem, busy, onSubmit, onBack }: FactorFormProps) {
  const { t } = useTranslation('auth');
  const [kind, setKind] = useState<FactorProof['kind']>('app');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<'short' | 'none' | null>(null);
  const ofApp = kind === 'app';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const whole = isComplete({ kind, code });
    setFault(whole ? null : 'short');
    if (whole && !busy) onSubmit({ kind, code });
  };
  const swap = () => {
    setKind(ofApp ? 'recovery' : 'app');
    setCode('');
    setFault('none');
  };
  const required = t(ofApp ? 'factor.codeRequired' : 'factor.recoveryRequired');
  const wrong = problem === 'wrong' ? t(ofApp ? 'factor.wrong' : 'factor.recoveryWrong') : undefined;
  const error = fault === 'short' ? required : fault === 'none' ? undefined : wrong;

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h1 className="type-h1">{t('factor.title')}</h1>
      <p className="type-answer text-ink2">{t(ofApp ? 'factor.text' : 'factor.recoveryText')}</p>
      {problem === 'too-many' && <Notice tone="err">{t('login.tooMany')}</Notice>}
      <TextField
        key={kind}
        name="code"
        label={t(ofApp ? 'factor.code' : 'factor.recovery')}
        value={code}
        inputMode={ofApp ? 'numeric' : 'text'}
        autoComplete={ofApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        // Shown after a click, with this field only.
        autoFocus
        error={error}
        onChange={(event) => {
          setFault('none');
          setCode(normalizeCode(kind, event.target.value));
        }}
      />
      <Button type="submit" variant="hot" size="large" pending={busy}>
        {t('factor.submit')}
      </Button>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="plain" onClick={swap}>
          {t(ofApp ? 'factor.useRecovery' : 'factor.useApp')}
        </Button>
        <Button variant="plain" onClick={onBack}>
          {t('factor.back')}
        </Button>
      </div>
    </form>
  );
}

const recoveryLength = 16;

/** Normalizes a typed or pasted code, including digits of other scripts. */
function normalizeCode(kind: FactorProof['kind'], text: string): string {
  const plain = text.normalize('NFKC');
  return kind === 'app' ? plain.replace(/\D/g, '').slice(0, 6) : plain.slice(0, 60);
}

function isComplete({ kind, code }: FactorProof): boolean {
  return kind === 'app' ? code.length === 6 : code.replace(/[\s-]/g, '').length >= recoveryLength;
}
