import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { unprintable } from '../../../../platform/shared/text/printable-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/form/field.tsx';
import { headFields, maxFieldLength, type ReportHead } from '../../reports/reports.rules.ts';

/** Changes the text of a field; undefined lets it follow the last report. */
type OnType = (field: keyof ReportHead, text: string | undefined) => void;

type HeadFieldsProps = {
  /** Texts that fields start with. */
  readonly head: Partial<ReportHead>;
  readonly typed: Partial<ReportHead>;
  readonly onType: OnType;
  /** Texts of the last report, which empty fields offer. */
  readonly last: { readonly heat?: string | undefined };
};

export function HeadFields({ head, typed, onType, last: { heat = '' } }: HeadFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {headFields.map((key) => (
        <HeadField
          key={key}
          name={key}
          start={head[key] ?? ''}
          typed={typed[key]}
          onType={onType}
          last={key === 'heat' ? heat : ''}
        />
      ))}
    </div>
  );
}

type HeadFieldProps = {
  readonly name: keyof ReportHead;
  readonly start: string;
  readonly typed: string | undefined;
  readonly onType: OnType;
  /** Text of the last report, which an empty field offers. */
  readonly last: string;
};

/** Header field; warns of characters that the PDF fonts lack. An empty field gets the text of `start`. */
function HeadField({ name, start, typed, onType, last }: HeadFieldProps) {
  const { t } = useTranslation('reports');
  const { t: inLayout } = useTranslation('layout');
  const text = typed ?? start;
  const letters = unprintable(text);
  const followed = useRef(start);
  useEffect(() => {
    if (followed.current === start) return;
    followed.current = start;
    if (typed === '') onType(name, undefined);
  }, [start, typed, name, onType]);
  return (
    <TextField
      name={name}
      label={t(name)}
      maxLength={maxFieldLength}
      value={text}
      autoComplete="off"
      onChange={(event) => onType(name, event.target.value)}
      hint={letters.length > 0 ? inLayout('unprintable', { list: letters.join(' ') }) : undefined}
      aside={
        text === '' &&
        last !== '' && (
          <Button size="small" variant="plain" className="max-w-64" onClick={() => onType(name, last)}>
            <span className="truncate">{t('own.lastHeat', { name: last })}</span>
          </Button>
        )
      }
    />
  );
}
