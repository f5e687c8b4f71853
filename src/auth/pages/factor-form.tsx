import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

type FactorFormProps = {
  readonly wrong: boolean;
  readonly busy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onBack: () => void;
};

/** Second step of accounts with two-factor: the six digits of the authenticator app. */
export function FactorForm({ wrong, busy, onSubmit, onBack }: FactorFormProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(code.length < 6);
    if (code.length === 6) onSubmit(code);
  };
  const error = short ? t('factor.codeRequired') : wrong ? t('factor.wrong') : undefined;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h1 className="type-h1">{t('factor.title')}</h1>
      <p className="type-answer text-ink2">{t('factor.text')}</p>
      <TextField
        name="code"
        label={t('factor.code')}
        value={code}
        inputMode="numeric"
        autoComplete="one-time-code"
        // The person has just pressed the button that led here, and this field is all there is.
        autoFocus
        error={error}
        onChange={(event) => {
          setShort(false);
          setCode(event.target.value.normalize('NFKC').replace(/\D/g, '').slice(0, 6));
        }}
      />
      <Button type="submit" variant="hot" size="large" pending={busy}>
        {t('factor.submit')}
      </Button>
      <Button variant="plain" onClick={onBack}>
        {t('factor.back')}
      </Button>
    </form>
  );
}
