import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { maxLogoBytes } from '../../reports/reports.rules.ts';

/** Choice of the logo: base64 image, the logo of the previous report, or none. */
export type MarkChoice = { readonly picture: string } | 'none' | 'last';

type MarkFieldProps = {
  readonly choice: MarkChoice;
  readonly hasMark: boolean;
  readonly onChoose: (choice: MarkChoice) => void;
};

/** Field for the company logo; defaults to the logo of the last report. */
export function MarkField({ choice, hasMark, onChoose }: MarkFieldProps) {
  const { t } = useTranslation('reports');
  const [name, setName] = useState('');
  const [isLarge, setLarge] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    setLarge(file.size > maxLogoBytes);
    if (file.size > maxLogoBytes) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    setName(file.name);
    onChoose({ picture: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) });
  }

  return (
    <Field label={t('own.mark')} hint={t('own.markHint')} error={isLarge ? t('own.markLarge') : undefined}>
      {(control) => (
        <span className="flex flex-wrap items-center gap-3">
          <input
            {...control}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className={buttonClass({ size: 'small', className: 'max-w-full' })}
            onChange={(event) => void take(event.target.files?.[0])}
          />
          {choice !== 'none' && (hasMark || name !== '') && (
            <Button size="small" onClick={() => onChoose('none')}>
              {t('own.markRemove')}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
