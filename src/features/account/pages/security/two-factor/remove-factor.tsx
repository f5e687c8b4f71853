import { useTranslation } from 'react-i18next';
import { keySupport } from '../../../../../platform/browser/session/sign-in/security-key.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { toast } from '../../../../../ui/toast/toast.ts';
import { CodeEntry } from './code-entry.tsx';
import type { Factors } from './factor-calls.ts';
import { useProblemText } from './problem-text.ts';
import type { Problem, TwoFactor, View } from './use-two-factor.ts';

type RemoveFactorProps = {
  readonly factors: Factors;
  readonly view: Extract<View, { name: 'removing' }>;
  readonly steps: TwoFactor;
};

/** Problems that are shown at the field for the code. */
const ofCode: readonly (Problem | null)[] = ['wrong'];

/** Form in which a second factor confirms that a factor is removed: by security key, app code or recovery code. */
export function RemoveFactor({ factors, view, steps }: RemoveFactorProps) {
  const { t } = useTranslation('account');
  const text = useProblemText();
  const { factor, busy, problem } = view;
  const { app, keys } = factors;
  const isKey = factor.kind === 'key';
  const isLast = keys.length + (app ? 1 : 0) === 1;
  const remove = async (code: string | null) => {
    const removed = await steps.remove(factor, code);
    const done = isKey ? 'twoFactor.keyRemoved' : 'twoFactor.appRemoved';
    if (removed) toast({ title: t(isLast ? 'twoFactor.isOff' : done) });
  };
  const inField = ofCode.includes(problem);
  return (
    <div className="flex flex-col items-start gap-4">
      {isKey && <p className="type-label text-ink wrap-anywhere">{factor.name}</p>}
      <p className="type-answer max-w-[65ch] text-ink2">
        {t(isKey ? 'twoFactor.removeAsk' : 'twoFactor.offAsk')} {isLast && t('twoFactor.lastAsk')}
      </p>
      {problem && !inField && (
        <Notice tone={problem === 'cancelled' ? 'warn' : 'err'}>{text(problem)}</Notice>
      )}
      {keys.length > 0 && keySupport() === 'yes' && (
        <Button variant="danger" pending={busy} onClick={() => void remove(null)}>
          {t('twoFactor.byKey')}
        </Button>
      )}
      <CodeEntry
        label={t(app ? 'twoFactor.offCode' : 'twoFactor.recoveryCode')}
        required={t(app ? 'twoFactor.offCodeRequired' : 'twoFactor.recoveryRequired')}
        digitsOnly={false}
        busy={busy}
        problem={inField ? problem : null}
        danger
        action={t(isKey ? 'twoFactor.remove' : 'twoFactor.switchOff')}
        onSubmit={(code) => void remove(code)}
        onCancel={steps.backToList}
      />
    </div>
  );
}
