import type { GradeHit } from '@ferrite/calculators/core/steels/steels.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { controlClass } from '../../../../ui/form/field.tsx';
import { useCombobox } from '../../../../ui/form/use-combobox.ts';
import { moreElements, shownElements } from '../../section/section-form.rules.ts';
import { withGrade } from '../../section/section-steel.rules.ts';
import { type FormProps, Group, QuantityRow, useProblemText } from './quantity-row.tsx';

const most = 8;

/** Inputs of the steel: a grade fills in the analysis, which remains editable. */
export function SteelInputs(props: FormProps) {
  const { t } = useTranslation('workbench');
  const { problems } = props;
  const hasHiddenProblem = moreElements.some((element) => problems[element]);
  return (
    <Group title={t('section.group.steel')}>
      <GradeField {...props} />
      <p className="type-small mt-2 text-ink2">{t('section.analysis')}</p>
      <Elements {...props} list={shownElements} />
      <details open={hasHiddenProblem || undefined} className="mt-1">
        <summary className="type-small min-h-9 cursor-pointer py-2 text-ink2 sm:min-h-0 sm:py-1">
          {t('section.more')}
        </summary>
        <Elements {...props} list={moreElements} />
      </details>
      <QuantityRow {...props} field="grainSize" label={t('section.grain')} />
    </Group>
  );
}

type Element = (typeof shownElements)[number] | (typeof moreElements)[number];

function Elements({ form, problems, change, list }: FormProps & { readonly list: readonly Element[] }) {
  const id = useId();
  const problemText = useProblemText();
  const wrong = list.flatMap((element) => {
    const text = problemText(problems[element]);
    return text ? [{ element, text }] : [];
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1 pt-1">
        {list.map((element) => (
          <label
            key={element}
            className="type-small grid grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-1"
          >
            <span>{element}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              value={form[element]}
              placeholder="0"
              aria-invalid={problems[element] ? true : undefined}
              aria-describedby={problems[element] ? `${id}-${element}` : undefined}
              onChange={({ target }) => change({ [element]: target.value, grade: '' })}
              className={classNames(controlClass, 'h-11 px-2 text-right tabular-nums sm:h-8')}
            />
          </label>
        ))}
      </div>
      {wrong.map(({ element, text }) => (
        <p key={element} id={`${id}-${element}`} className="type-small text-err">
          {element}: {text}
        </p>
      ))}
    </>
  );
}

/** Combobox of grades, searchable by any of their names. */
function GradeField({ form, change }: FormProps) {
  const { t } = useTranslation('workbench');
  const language = useLanguage();
  const combobox = useCombobox();
  const { id, query, isOpen, close } = combobox;
  const hits = useHits(query);

  function choose({ grade }: GradeHit) {
    change(withGrade(form, grade, language));
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves it.
    <div className="relative" onBlur={combobox.onBlur}>
      <label htmlFor={id} className="type-small mb-1 block text-ink2">
        {t('section.grade.label')}
      </label>
      <input
        {...combobox.fieldProps(hits, choose, form.grade)}
        placeholder={t('section.grade.own')}
        className={classNames(controlClass, 'h-11 px-2 font-[560] sm:h-9')}
      />
      <p role="status" className="sr-only">
        {isOpen &&
          query !== '' &&
          (hits.length > 0 ? t('section.grade.found', { count: hits.length }) : t('section.grade.nothing'))}
      </p>
      <GradeList {...combobox} hits={hits} onChoose={choose} />
    </div>
  );
}

type GradeListProps = Pick<ReturnType<typeof useCombobox>, 'id' | 'query' | 'active' | 'isOpen'> & {
  readonly hits: readonly GradeHit[];
  readonly onChoose: (hit: GradeHit) => void;
};

function GradeList({ id, query, active, isOpen, hits, onChoose }: GradeListProps) {
  const { t } = useTranslation('workbench');
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('section.grade.label')}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-auto rounded-control border border-line2 bg-p2 py-1 shadow-lg"
    >
      {hits.map((hit, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys.
        <div
          key={`${hit.grade.key}${hit.name}`}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(hit)}
          className={classNames('type-small cursor-pointer px-3 py-2 sm:py-1.5', at === active && 'bg-p3')}
        >
          <span className="font-[560]">{hit.grade.name}</span>
          {hit.name !== hit.grade.name && <span className="ml-2 text-ink3">{hit.name}</span>}
        </div>
      ))}
      {isOpen && query !== '' && hits.length === 0 && (
        <div className="type-small px-3 py-2 text-ink3">{t('section.grade.nothing')}</div>
      )}
    </div>
  );
}

/** Returns the grades for a query; the table is loaded with the first query. */
function useHits(query: string | null): readonly GradeHit[] {
  const [hits, setHits] = useState<readonly GradeHit[]>([]);
  useEffect(() => {
    if (query === null) return setHits([]);
    let isOld = false;
    import('@ferrite/calculators/core/steels/steels.ts').then(
      ({ suggestGrades }) => !isOld && setHits(suggestGrades(query, most)),
      () => !isOld && setHits([]),
    );
    return () => {
      isOld = true;
    };
  }, [query]);
  return hits;
}
