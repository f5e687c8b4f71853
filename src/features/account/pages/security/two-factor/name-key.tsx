import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/form/field.tsx';
import { Notice } from '../../../../../ui/state/notice.tsx';
import { toast } from '../../../../../ui/toast/toast.ts';
import { useProblemText } from './problem-text.ts';
import type { TwoFactor, View } from './use-two-factor.ts';

const longestName = 60;

type NameKeyProps = {
  readonly view: Extract<View, { name: 'naming' }>;
  readonly steps: TwoFactor;
};

/** Field for the name of a new security key; submitting it opens the browser's dialog to register the key. */
export function NameKey({ view, steps }: NameKeyProps) {
  const { t } = useTranslation('account');
  const { t: auth } = useTranslation('auth');
  const text = useProblemText();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { busy, problem } = view;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setMissing(wanted === '');
    if (wanted === '' || busy) return;
    if (await steps.addKey(wanted)) toast({ title: t('twoFactor.keyAdded') });
  };
  const required = isMissing ? t('twoFactor.keyNameRequired') : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-96 flex-col gap-4">
      <p className="type-answer text-ink2">{auth('securityKey.text')}</p>
      {problem && problem !== 'taken' && (
        <Notice tone={problem === 'cancelled' ? 'warn' : 'err'}>{text(problem)}</Notice>
      )}
      <TextField
        name="keyName"
        label={t('twoFactor.keyName')}
        hint={t('twoFactor.keyNameHint')}
        maxLength={longestName}
        autoComplete="off"
        // The user has just clicked to show this form, so its only field gets the focus.
        autoFocus
        value={name}
        error={required ?? (problem === 'taken' ? text(problem) : undefined)}
        onChange={(event) => {
          setMissing(false);
          setName(event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="hot" pending={busy}>
          {busy ? auth('securityKey.waiting') : t('twoFactor.goOn')}
        </Button>
        <Button onClick={steps.backToList}>{t('twoFactor.cancel')}</Button>
      </div>
    </form>
  );
}
