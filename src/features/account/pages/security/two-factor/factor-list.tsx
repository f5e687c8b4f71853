import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keySupport } from '../../../../../platform/browser/session/sign-in/security-key.ts';
import { Button } from '../../../../../ui/button.tsx';
import { shownDay } from '../../../../../ui/shown-values.ts';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { type Factor, type Factors, hasSecondFactor } from './factor-calls.ts';
import { useProblemText } from './problem-text.ts';
import type { TwoFactor, View } from './use-two-factor.ts';

type FactorListProps = {
  readonly factors: Factors;
  readonly view: Extract<View, { name: 'list' }>;
  readonly steps: TwoFactor;
};

export function FactorList({ factors, view, steps }: FactorListProps) {
  const { t } = useTranslation('account');
  const text = useProblemText();
  const { app, codesLeft } = factors;
  const on = hasSecondFactor(factors);
  return (
    <div className="grid gap-5">
      <p className="type-answer max-w-[65ch] text-ink2">{t(on ? 'twoFactor.onText' : 'twoFactor.offText')}</p>
      {view.problem && <Notice tone="err">{text(view.problem)}</Notice>}
      <Part title={t('twoFactor.app')} text={t('twoFactor.appText')}>
        {app ? (
          <Button onClick={() => steps.askRemoval(app)}>{t('twoFactor.switchOff')}</Button>
        ) : (
          <Button variant={on ? 'quiet' : 'hot'} pending={view.busy} onClick={() => void steps.enrolApp()}>
            {t('twoFactor.switchOn')}
          </Button>
        )}
      </Part>
      <Part title={t('twoFactor.keys')} text={t('twoFactor.keysText')}>
        <Keys keys={factors.keys} onRemove={steps.askRemoval} />
        <AddKey offered={factors.offersKeys} onAdd={steps.nameKey} />
      </Part>
      {on && (
        <Part title={t('twoFactor.recovery')}>
          <p className="type-body text-ink">
            {codesLeft > 0 ? t('twoFactor.left', { count: codesLeft }) : t('twoFactor.none')}
          </p>
          <Button pending={view.busy} onClick={() => void steps.renewCodes()}>
            {t('twoFactor.fresh')}
          </Button>
        </Part>
      )}
    </div>
  );
}

type PartProps = { readonly title: string; readonly text?: string; readonly children: ReactNode };

function Part({ title, text, children }: PartProps) {
  return (
    <section className="flex flex-col items-start gap-3 border-t pt-4">
      <div className="grid gap-1">
        <h3 className="type-label text-ink">{title}</h3>
        {text && <p className="type-small max-w-[65ch] text-ink2">{text}</p>}
      </div>
      {children}
    </section>
  );
}

type KeysProps = { readonly keys: readonly Factor[]; readonly onRemove: (key: Factor) => void };

function Keys({ keys, onRemove }: KeysProps) {
  const { t } = useTranslation('account');
  if (keys.length === 0) return <p className="type-body text-ink">{t('twoFactor.noKeys')}</p>;
  return (
    <ul className="w-full divide-y rounded-control border">
      {keys.map((key) => (
        <li key={key.id} className="flex items-center justify-between gap-3 px-3 py-2">
          <div className="min-w-0">
            <p className="type-body text-ink wrap-anywhere">{key.name}</p>
            <p className="type-small text-ink2">
              {t('twoFactor.keyAddedAt', { date: shownDay(key.addedAt) })}
            </p>
          </div>
          <Button
            size="small"
            aria-label={t('twoFactor.removeNamed', { name: key.name })}
            onClick={() => onRemove(key)}
          >
            {t('twoFactor.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type AddKeyProps = { readonly offered: boolean; readonly onAdd: () => void };

/** Button that adds a security key, or the reason why none can be added. */
function AddKey({ offered, onAdd }: AddKeyProps) {
  const { t } = useTranslation('account');
  const { t: auth } = useTranslation('auth');
  const support = offered ? keySupport() : 'unavailable';
  if (support !== 'yes') return <Notice tone="neutral">{auth(`securityKey.${support}`)}</Notice>;
  return <Button onClick={onAdd}>{t('twoFactor.addKey')}</Button>;
}
