import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import type { GradeHit } from '@ferrite/calculators/core/steels/steels.ts';
import { MarkSample } from '@ferrite/charts/drawing.tsx';
import type { MarkShape } from '@ferrite/charts/shapes.ts';
import { ChevronsUpDown, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useCombobox } from '../../../ui/form/use-combobox.ts';
import { Tag } from '../../../ui/tag.tsx';
import { pickedGrade } from '../../form/grade-address.ts';
import { gradeName, gradeOf } from '../../form/named-grade.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator, useFixed } from '../../use-calculator.ts';
import { compositionOf } from '../composition-of.ts';

const GradeOptions = lazyPart(() => import('./grade-options.tsx'));
const GradeLimits = lazyPart(() => import('./grade-limits.tsx'));

type Steels = typeof import('@ferrite/calculators/core/steels/steels.ts');

const most = 12;

type GradePickerProps = {
  readonly input: CompositionInput;
  readonly label: string;
  readonly shape?: MarkShape | undefined;
  /** Id of the element below the composition in which notes on the grade are shown. */
  readonly notesId: string;
};

/** Picker of steel grades, searchable by any of their names; fills the composition, which stays editable. */
export function GradePicker({ input, label, shape, notesId }: GradePickerProps) {
  const { state, dispatch, words } = useCalculator();
  const { steels, load } = useSteels();
  const combobox = useCombobox();
  const { id, query, active, isOpen, close, mark } = combobox;
  const [replaced, setReplaced] = useState<Composition | null>(null);
  const named = gradeOf(input, state);
  const picked = named?.picked;
  const unchanged = named?.changed ? undefined : picked;
  const table = steels === 'failed' ? null : steels;
  const hits = isOpen && table ? table.suggestGrades(query ?? '', most) : [];
  useScrollTo(isOpen ? `${id}-${active}` : null);

  function choose({ grade }: GradeHit) {
    setReplaced(compositionOf(input, state));
    dispatch({ type: 'grade', key: input.key, grade: pickedGrade(grade), composition: grade.typical });
    close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the list when the focus leaves it.
    <div className={classNames('relative', shape && 'px-4 py-2')} onBlur={combobox.onBlur}>
      <FieldFrame
        {...{ id, label, shape }}
        number={isOpen ? undefined : unchanged?.number}
        beside={
          picked?.key &&
          table && (
            <GradeLimits
              {...{ input, picked, replaced, notesId }}
              steels={table}
              changed={!unchanged}
              gradeKey={picked.key}
            />
          )
        }
      >
        <input
          {...combobox.fieldProps(hits, choose, named ? gradeName(named, words) : '')}
          placeholder={words.grade.own}
          onFocus={(event) => {
            event.target.select();
            void load();
          }}
          className={classNames(
            'w-full min-w-0 bg-transparent text-ink outline-none max-sm:text-[16px]',
            shape && 'font-[600] max-sm:min-h-8',
          )}
        />
      </FieldFrame>
      {unchanged?.confirmed === false && <UnconfirmedNote name={unchanged.name} />}
      {isOpen ? (
        <GradeOptions
          {...{ id, hits, active }}
          query={query ?? ''}
          isFailed={steels === 'failed'}
          isLoading={!steels}
          onActive={mark}
          onChoose={choose}
        />
      ) : (
        <div id={`${id}-list`} hidden />
      )}
    </div>
  );
}

type FieldFrameProps = Pick<GradePickerProps, 'label' | 'shape'> & {
  readonly id: string;
  /** Number of the steel, shown behind its name. */
  readonly number: string | undefined;
  /** Shown beside the label. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
};

/** Label and frame of the field: a search field, or with a mark a line without border in a list of several analyses. */
function FieldFrame({ id, label, shape, number, beside, children }: FieldFrameProps) {
  const icon = { size: 16, strokeWidth: 1.5, className: 'shrink-0 text-ink3' };
  return (
    <div className={classNames('flex gap-3', shape ? 'items-center' : 'flex-col gap-1.5!')}>
      {shape && <MarkSample shape={shape} />}
      <div className={classNames('min-w-0 grow', !shape && 'flex flex-col gap-1.5')}>
        <div className="flex h-5 items-center gap-2">
          <label htmlFor={id} className={shape ? 'type-micro text-ink3' : 'type-label'}>
            {label}
          </label>
          {beside}
        </div>
        <div
          className={classNames(
            'flex items-center gap-2 rounded-control focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-1',
            shape ? '-mx-1 px-1' : 'h-11 border border-ctl bg-well px-2.5 recolour hover:border-ink3 sm:h-9',
          )}
        >
          {!shape && <Search aria-hidden {...icon} />}
          {children}
          {number && <span className="type-small shrink-0 text-ink3">{number}</span>}
          {shape && <ChevronsUpDown aria-hidden {...icon} data-print="hide" />}
        </div>
      </div>
    </div>
  );
}

function UnconfirmedNote({ name }: { readonly name: string }) {
  const { words } = useFixed();
  return (
    <p className="type-micro mt-1.5 flex flex-wrap items-baseline gap-2 text-ink2">
      <Tag tone="warn">{words.grade.unconfirmed}</Tag>
      <span className="min-w-0">{fill(words.grade.unconfirmedHint, { name })}</span>
    </p>
  );
}

/** Returns the table of grades once `load` has loaded it. */
function useSteels() {
  const [steels, setSteels] = useState<Steels | 'failed' | null>(null);
  async function load() {
    if (steels) return;
    try {
      setSteels(await import('@ferrite/calculators/core/steels/steels.ts'));
    } catch {
      setSteels('failed');
    }
  }
  return { steels, load };
}

/** Scrolls the list to the marked option. */
function useScrollTo(option: string | null) {
  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [option]);
}
