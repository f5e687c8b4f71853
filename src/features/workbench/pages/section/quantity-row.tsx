import { formatShort } from '@ferrite/calculators/core/numbers.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { controlClass } from '../../../../ui/form/field.tsx';
import { curveToleranceK } from '../../section/form/recorded-curve.rules.ts';
import type { FieldProblem, Problems, SectionField, SectionForm } from '../../section/section-form.rules.ts';

/** Properties shared by all parts of the form. */
export type FormProps = {
  readonly form: SectionForm;
  readonly problems: Problems;
  readonly change: (changes: Partial<SectionForm>) => void;
};

export function useProblemText() {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  return (problem: FieldProblem | undefined): string => {
    if (!problem) return '';
    const number = (value: number) => formatShort(value, language);
    switch (problem.kind) {
      case 'range':
        return t('section.error.range', { min: number(problem.min), max: number(problem.max) });
      case 'curveRow':
        return t('section.error.curveRow', { line: problem.line, most: curveToleranceK });
      case 'ambiguous':
        return t('section.error.ambiguous', {
          text: problem.text,
          decimal: number(problem.decimal),
          grouped: number(problem.grouped),
        });
      default:
        return t(`section.error.${problem.kind}`);
    }
  };
}

export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t px-4 py-3">
      <h3 id={id} className="type-label mb-1.5">
        {title}
      </h3>
      {children}
    </section>
  );
}

type QuantityRowProps = FormProps & {
  readonly field: SectionField;
  readonly label: string;
  readonly unit?: string;
  /** Text shown instead of the text of the field. */
  readonly value?: string;
  readonly onText?: (text: string) => void;
};

/** Row with one input: label, value and unit, with a problem below. */
export function QuantityRow({ form, problems, change, field, label, unit, value, onText }: QuantityRowProps) {
  const id = useId();
  const text = useProblemText()(problems[field]);
  return (
    <div className="py-0.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_3rem] items-center gap-2">
        <label htmlFor={id} className="type-small text-ink2 hyphens-auto wrap-break-word">
          {label}
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={value ?? form[field]}
          aria-invalid={text ? true : undefined}
          aria-describedby={text ? `${id}-problem` : undefined}
          onChange={({ target }) =>
            onText ? onText(target.value) : change({ [field]: target.value } as Partial<SectionForm>)
          }
          className={classNames(controlClass, 'h-11 w-20! px-2 text-right tabular-nums sm:h-8')}
        />
        <span className="type-small text-ink3">{unit}</span>
      </div>
      {text && (
        <p id={`${id}-problem`} className="type-small text-right text-err">
          {text}
        </p>
      )}
    </div>
  );
}

type ChoiceRowProps<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
};

export function ChoiceRow<T extends string>({ label, value, options, onChange }: ChoiceRowProps<T>) {
  const id = useId();
  return (
    <div className="grid gap-1 py-1">
      <label htmlFor={id} className="type-small text-ink2">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
        className={classNames(controlClass, 'h-11 px-2 sm:h-8')}
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
