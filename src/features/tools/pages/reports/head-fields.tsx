import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unprintable } from '../../../../platform/shared/text/printable-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { headFields, maxFieldLength, type ReportHead } from '../../reports/reports.rules.ts';

type HeadFieldsProps = {
  readonly head: Partial<ReportHead>;
  /** Texts of the last report, which empty fields offer. */
  readonly last: { readonly heat?: string | undefined };
};

/** Header fields of a report. */
export function HeadFields({ head, last: { heat = '' } }: HeadFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {headFields.map((key) => (
        <HeadField key={key} name={key} start={head[key] ?? ''} last={key === 'heat' ? heat : ''} />
      ))}
    </div>
  );
}

type HeadFieldProps = {
  readonly name: keyof ReportHead;
  readonly start: string;
  /** Text of the last report, which an empty field offers. */
  readonly last: string;
};

/** Header field; warns of characters that the PDF fonts lack. An empty field gets the text of `start`. */
function HeadField({ name, start, last }: HeadFieldProps) {
  const { t } = useTranslation('reports');
  const { t: inLayout } = useTranslation('layout');
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? start;
  const letters = unprintable(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another start fills an emptied field.
  useEffect(() => setTyped((before) => (before === '' ? null : before)), [start]);
  return (
    <TextField
      name={name}
      label={t(name)}
      maxLength={maxFieldLength}
      value={text}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      hint={letters.length > 0 ? inLayout('unprintable', { list: letters.join(' ') }) : undefined}
      aside={
        text === '' &&
        last !== '' && (
          <Button size="small" variant="plain" className="max-w-64" onClick={() => setTyped(last)}>
            <span className="truncate">{t('own.lastHeat', { name: last })}</span>
          </Button>
        )
      }
    />
  );
}
