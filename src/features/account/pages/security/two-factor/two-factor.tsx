import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { Panel } from '../../../../../ui/panel.tsx';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../../ui/state/skeleton.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import { EnrolApp } from './enrol-app.tsx';
import { hasSecondFactor } from './factor-calls.ts';
import { FactorList } from './factor-list.tsx';
import { NameKey } from './name-key.tsx';
import { PasswordEntry } from './password-entry.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveFactor } from './remove-factor.tsx';
import { type TwoFactor as Steps, useTwoFactor, type View } from './use-two-factor.ts';

/** Section with the member's second factors: authenticator app, security keys and recovery codes. */
export function TwoFactor() {
  const { t } = useTranslation('account');
  const steps = useTwoFactor();
  const { factors, view } = steps.state;
  const body = useFocusOnChange(view.name);
  const on = factors !== null && hasSecondFactor(factors);
  return (
    <Panel
      title={t('twoFactor.title')}
      actions={factors && <Tag tone={on ? 'ok' : 'neutral'}>{t(on ? 'twoFactor.on' : 'twoFactor.off')}</Tag>}
    >
      <div ref={body} tabIndex={-1} className="focus:outline-none">
        <CurrentView steps={steps} />
      </div>
    </Panel>
  );
}

/**
 * Moves the focus to the new view, because the button that opened the view is gone. A field of the view that already
 * has the focus keeps it.
 */
function useFocusOnChange(name: View['name']) {
  const body = useRef<HTMLDivElement>(null);
  const previous = useRef(name);
  useEffect(() => {
    const wasLoading = previous.current === 'loading' || name === 'loading';
    if (!wasLoading && previous.current !== name && !body.current?.contains(document.activeElement))
      body.current?.focus();
    previous.current = name;
  }, [name]);
  return body;
}

function CurrentView({ steps }: { readonly steps: Steps }) {
  const { factors, view } = steps.state;
  if (view.name === 'failed') return <Failed onRetry={steps.load} />;
  if (view.name === 'loading' || !factors) return <Loading />;
  switch (view.name) {
    case 'list':
      return <FactorList factors={factors} view={view} steps={steps} />;
    case 'enrolling':
      return <EnrolApp view={view} steps={steps} />;
    case 'naming':
      return <NameKey view={view} steps={steps} />;
    case 'codes':
      return <RecoveryCodes codes={view.codes} replaced={view.replaced} onDone={steps.load} />;
    case 'password':
      return (
        <PasswordEntry
          busy={view.busy}
          problem={view.problem}
          onSubmit={(password) => void steps.confirmPassword(password, view)}
          onCancel={steps.backToList}
        />
      );
    case 'removing':
      return <RemoveFactor factors={factors} view={view} steps={steps} />;
  }
}

function Loading() {
  const { t } = useTranslation('account');
  return (
    <div role="status" className="grid min-h-28 gap-4">
      <span className="sr-only">{t('twoFactor.loading')}</span>
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-9 w-32" />
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Notice
      tone="err"
      actions={
        <Button size="small" onClick={onRetry}>
          {t('twoFactor.retry')}
        </Button>
      }
    >
      {t('twoFactor.failed')}
    </Notice>
  );
}
