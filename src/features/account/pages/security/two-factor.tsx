import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { CodeEntry } from './code-entry.tsx';
import { PasswordEntry } from './password-entry.tsx';
import { CopyButton, grouped, RecoveryCodes } from './recovery-codes.tsx';
import { type TwoFactorState, useTwoFactor } from './use-two-factor.ts';

/** Enables and disables two-factor login. */
export function TwoFactor() {
  const { t } = useTranslation('account');
  const twoFactor = useTwoFactor();
  const { state } = twoFactor;
  const isOn = state.name === 'on' || state.name === 'switching-off' || state.name === 'codes';
  const known = state.name !== 'loading' && state.name !== 'failed' && state.name !== 'password';
  return (
    <Panel
      title={t('twoFactor.title')}
      actions={
        known && <Tag tone={isOn ? 'ok' : 'neutral'}>{t(isOn ? 'twoFactor.on' : 'twoFactor.off')}</Tag>
      }
    >
      <Step state={state} twoFactor={twoFactor} />
    </Panel>
  );
}

type StepProps = { readonly state: TwoFactorState; readonly twoFactor: ReturnType<typeof useTwoFactor> };

function Step({ state, twoFactor }: StepProps) {
  const { t } = useTranslation('account');
  switch (state.name) {
    case 'loading':
      return (
        <div role="status" className="grid min-h-28 gap-4">
          <span className="sr-only">{t('twoFactor.loading')}</span>
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-9 w-32" />
        </div>
      );
    case 'failed':
      return (
        <Notice
          tone="err"
          actions={
            <Button size="small" onClick={twoFactor.load}>
              {t('twoFactor.retry')}
            </Button>
          }
        >
          {t('twoFactor.failed')}
        </Notice>
      );
    case 'off':
      return (
        <div className="flex flex-col items-start gap-4">
          <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.offText')}</p>
          {state.problem && <Notice tone="err">{t('twoFactor.other')}</Notice>}
          <Button variant="hot" pending={state.busy} onClick={() => void twoFactor.switchOn()}>
            {t('twoFactor.switchOn')}
          </Button>
        </div>
      );
    case 'password':
      return (
        <PasswordEntry
          busy={state.busy}
          problem={state.problem}
          onSubmit={(password) => void twoFactor.showPassword(password)}
          onCancel={twoFactor.load}
        />
      );
    case 'enrolling':
      return <Enrolling state={state} twoFactor={twoFactor} />;
    case 'codes':
      return <RecoveryCodes codes={state.codes} replaced={state.replaced} onDone={twoFactor.load} />;
    case 'on':
      return <On state={state} twoFactor={twoFactor} />;
    case 'switching-off':
      return (
        <div className="flex flex-col gap-4">
          <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.offAsk')}</p>
          <CodeEntry
            label={t('twoFactor.offCode')}
            required={t('twoFactor.offCodeRequired')}
            digitsOnly={false}
            busy={state.busy}
            problem={state.problem}
            danger
            action={t('twoFactor.switchOff')}
            onSubmit={(code) =>
              void twoFactor.switchOff(code).then((off) => off && toast({ title: t('twoFactor.isOff') }))
            }
            onCancel={twoFactor.load}
          />
        </div>
      );
  }
}

type Of<Name extends TwoFactorState['name']> = {
  readonly state: Extract<TwoFactorState, { name: Name }>;
  readonly twoFactor: ReturnType<typeof useTwoFactor>;
};

function Enrolling({ state, twoFactor }: Of<'enrolling'>) {
  const { t } = useTranslation('account');
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:gap-8">
      <img
        src={state.picture}
        alt={t('twoFactor.picture')}
        width={208}
        height={208}
        className="size-52 shrink-0 self-center rounded-control sm:self-start"
      />
      <div className="flex min-w-0 flex-col gap-4">
        <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.scan')}</p>
        <div className="flex flex-wrap items-center gap-3">
          <span className="type-label text-ink">{t('twoFactor.key')}</span>
          <code data-two-factor-key className="type-body min-w-0 select-all break-words font-mono text-ink">
            {grouped(state.key)}
          </code>
          <CopyButton text={state.key}>{t('twoFactor.copyKey')}</CopyButton>
        </div>
        <CodeEntry
          label={t('twoFactor.code')}
          required={t('twoFactor.codeRequired')}
          digitsOnly
          busy={state.busy}
          problem={state.problem}
          action={t('twoFactor.confirm')}
          onSubmit={(code) =>
            void twoFactor.confirm(code).then((on) => on && toast({ title: t('twoFactor.isOn') }))
          }
          onCancel={twoFactor.load}
        />
      </div>
    </div>
  );
}

function On({ state, twoFactor }: Of<'on'>) {
  const { t } = useTranslation('account');
  const left = state.codesLeft;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="type-answer max-w-[65ch] text-ink2">{t('twoFactor.onText')}</p>
      <p className="type-body text-ink">
        {left > 0 ? t('twoFactor.left', { count: left }) : t('twoFactor.none')}
      </p>
      {state.problem && <Notice tone="err">{t('twoFactor.other')}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button pending={state.busy} onClick={() => void twoFactor.freshCodes()}>
          {t('twoFactor.fresh')}
        </Button>
        <Button onClick={twoFactor.askOff}>{t('twoFactor.switchOff')}</Button>
      </div>
    </div>
  );
}
