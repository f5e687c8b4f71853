import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Input } from '../../../../ui/form/field.tsx';
import type { FoundHeat } from '../../certificates/certificate.rules.ts';
import type { Choice } from '../../certificates/take-over.rules.ts';
import { isDoubtful } from '../../certificates/take-over.rules.ts';
import { usePlaceIn } from './use-place-text.ts';

type FoundValuesProps = {
  readonly heat: FoundHeat;
  readonly file: string;
  readonly choices: readonly Choice[];
  /** Contents in the form, which selected values replace. */
  readonly contents: Readonly<Record<string, string | undefined>>;
  readonly onChange: (at: number, change: Partial<Choice>) => void;
};

/** Lists the values found for a heat: as printed and in wt %, with their position in the certificate and their warnings. */
export function FoundValues({ heat, file, choices, contents, onChange }: FoundValuesProps) {
  const { t } = useTranslation('workbench');
  return (
    <ul aria-label={t('certificate.values')} className="divide-y border-y">
      {choices.map((choice, at) => (
        <FoundValueRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an element may have two values; their order never changes.
          key={at}
          heat={heat}
          file={file}
          choice={choice}
          before={contents[choice.value.element]}
          onChange={(change) => onChange(at, change)}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  readonly heat: FoundHeat;
  readonly file: string;
  readonly choice: Choice;
  readonly before: string | undefined;
  readonly onChange: (change: Partial<Choice>) => void;
};

function FoundValueRow({ heat, file, choice: { value, isTaken, text }, before = '', onChange }: RowProps) {
  const { t } = useTranslation('workbench');
  const id = useId();
  const placeOf = usePlaceIn(file);
  const doubtful = isDoubtful(value, heat);
  const notes = [
    ...value.doubts.map((doubt) => t(`certificate.doubt.${doubt}`)),
    ...(before.trim() !== '' && before.trim() !== text ? [t('certificate.replaces', { value: before })] : []),
  ];
  return (
    <li className="grid gap-1 py-2">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_8.5rem] items-center gap-3">
        <Checkbox
          name={`take-${value.element}`}
          checked={isTaken}
          disabled={text.trim() === ''}
          aria-describedby={id}
          onChange={(event) => onChange({ isTaken: event.target.checked })}
        >
          <span lang="en" className="font-[600] text-ink">
            {value.element}
          </span>
        </Checkbox>
        <span className="type-body min-w-0 text-ink2 wrap-anywhere">
          {value.mark
            ? t('certificate.printedMark', { text: value.text, mark: value.mark })
            : t('certificate.printed', { text: value.text })}
        </span>
        {doubtful ? (
          <Input
            name={`read-${value.element}`}
            inputMode="text"
            autoComplete="off"
            aria-label={t('form.content', { element: value.element })}
            aria-describedby={id}
            placeholder={t('heat.content')}
            value={text}
            onChange={(event) =>
              onChange({ text: event.target.value, isTaken: event.target.value.trim() !== '' })
            }
          />
        ) : (
          <span className="type-body px-3 text-ink">{t('certificate.percent', { value: text })}</span>
        )}
      </div>
      <p id={id} className="type-small text-ink3 wrap-anywhere">
        {placeOf(value).place}
        {notes.map((note) => (
          <span key={note} className="block text-warn">
            {note}
          </span>
        ))}
      </p>
    </li>
  );
}
