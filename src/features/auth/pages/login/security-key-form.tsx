import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorProblem } from '../../../../platform/browser/session/sign-in/second-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';

type SecurityKeyFormProps = {
  readonly problem: FactorProblem | null;
  readonly busy: boolean;
  readonly onSubmit: (proof: { readonly kind: 'key'; readonly signal: AbortSignal }) => void;
};

/** Button that opens the browser's dialog for the security key. The dialog closes when the form is removed. */
export function SecurityKeyForm({ problem, busy, onSubmit }: SecurityKeyFormProps) {
  const { t } = useTranslation('auth');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = () => {
    const controller = new AbortController();
    running.current = controller;
    onSubmit({ kind: 'key', signal: controller.signal });
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="type-answer text-ink2">{t('securityKey.text')}</p>
      {problem && problem !== 'too-many' && problem !== 'wrong' && (
        <Notice tone={problem === 'cancelled' ? 'warn' : 'err'}>{t(`securityKey.${problem}`)}</Notice>
      )}
      {/* The user has just clicked to show this form, so its only button gets the focus. */}
      <Button variant="hot" size="large" pending={busy} autoFocus onClick={start}>
        {t(busy ? 'securityKey.waiting' : 'securityKey.use')}
      </Button>
    </div>
  );
}
