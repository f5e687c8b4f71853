import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Field, Select } from '../../../../ui/form/field.tsx';
import { maxCalculations } from '../../reports/reports.rules.ts';
import type { Saved } from '../../saved/saved.contract.ts';

type ChosenCalculationsProps = {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
  readonly saved: readonly Saved[];
  readonly onChange: (addresses: readonly string[]) => void;
  readonly error: string | undefined;
};

/** List of the selected calculations in order, and of those that can be added. */
export function ChosenCalculations({ names, addresses, saved, onChange, error }: ChosenCalculationsProps) {
  const { t } = useTranslation('reports');
  const [picked, setPicked] = useState('');
  const others = saved.filter(({ address }) => address && !addresses.includes(address));
  return (
    <fieldset className="grid gap-3">
      <legend className="type-label mb-1.5 text-ink">{t('own.chosen')}</legend>
      {names.length > 0 && (
        <ol className="divide-y rounded-control border">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a calculation can repeat; the position identifies it.
            <li key={at} className="flex items-center justify-between gap-3 py-1 pr-1 pl-3">
              <span className="type-small min-w-0 wrap-anywhere">
                {at + 1}. {name}
              </span>
              <IconButton
                label={t('own.remove', { name })}
                onClick={() => onChange(addresses.filter((_, other) => other !== at))}
              >
                <X aria-hidden size={16} strokeWidth={1.5} />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && addresses.length < maxCalculations && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('own.add')} className="min-w-52 grow">
            {(control) => (
              <Select {...control} value={picked} onChange={(event) => setPicked(event.target.value)}>
                <option value="" />
                {others.map(({ id, name, calculator, address }) => (
                  <option key={id} value={address ?? ''}>
                    {name} · {calculator}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button
            disabled={picked === ''}
            onClick={() => {
              onChange([...addresses, picked]);
              setPicked('');
            }}
          >
            {t('own.take')}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="type-small text-err">
          {error}
        </p>
      )}
    </fieldset>
  );
}
