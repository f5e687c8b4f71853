import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  FactorKind,
  FactorProblem,
  FactorProof,
  SecondStep,
} from '../../../../platform/browser/session/sign-in/second-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { CodeForm } from './code-form.tsx';
import { SecurityKeyForm } from './security-key-form.tsx';

type FactorFormProps = {
  readonly second: Pick<SecondStep, 'kinds' | 'keyObstacle'>;
  readonly problem: FactorProblem | null;
  readonly busy: boolean;
  readonly onSubmit: (proof: FactorProof) => void;
  readonly onBack: () => void;
};

const titles = { key: 'factor.keyTitle', app: 'factor.title', recovery: 'factor.title' } as const;
const choices = { key: 'factor.useKey', app: 'factor.useApp', recovery: 'factor.useRecovery' } as const;

/** Second login step for accounts with two-factor: security key, authenticator app or recovery code. */
export function FactorForm({ second, problem, busy, onSubmit, onBack }: FactorFormProps) {
  const { kinds, keyObstacle } = second;
  const { t } = useTranslation('auth');
  const [kind, setKind] = useState<FactorKind>(kinds[0] ?? 'recovery');
  // An error is shown only with the kind of factor with which it occurred.
  const [tried, setTried] = useState<FactorKind | null>(null);
  const own = tried === kind ? problem : null;

  const submit = (proof: FactorProof) => {
    setTried(proof.kind);
    onSubmit(proof);
  };

  return (
    <div className="flex flex-col gap-5">
      <h1 className="type-h1">{t(titles[kind])}</h1>
      {keyObstacle && <Notice tone="warn">{t(`securityKey.${keyObstacle}`)}</Notice>}
      {own === 'too-many' && <Notice tone="err">{t('login.tooMany')}</Notice>}
      {kind === 'key' ? (
        <SecurityKeyForm problem={own} busy={busy} onSubmit={submit} />
      ) : (
        <CodeForm key={kind} kind={kind} isWrong={own === 'wrong'} busy={busy} onSubmit={submit} />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {kinds
          .filter((each) => each !== kind)
          .map((each) => (
            <Button
              key={each}
              variant="plain"
              disabled={busy && kind !== 'key'}
              onClick={() => setKind(each)}
            >
              {t(choices[each])}
            </Button>
          ))}
        <Button variant="plain" onClick={onBack}>
          {t('factor.back')}
        </Button>
      </div>
    </div>
  );
}
