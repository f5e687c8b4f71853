import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import type { GradeHit } from '@ferrite/calculators/core/steels/steels.ts';
import { MarkSample } from '@ferrite/charts/drawing.tsx';
import type { MarkShape } from '@ferrite/charts/shapes.ts';
import { ChevronsUpDown, Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/tag.tsx';
import { pickedGrade } from '../../form/grade-address.ts';
import { gradeName, gradeOf } from '../../form/named-grade.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
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
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [steels, setSteels] = useState<Steels | 'failed' | null>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [replaced, setReplaced] = useState<Composition | null>(null);
  const named = gradeOf(input, state);
  const picked = named?.picked;
  const open = query !== null;
  const hits: readonly GradeHit[] = open && steels && steels !== 'failed' ? search(steels, query) : [];
  const name = named ? gradeName(named, words) : '';

  function search(from: Steels, text: string): readonly GradeHit[] {
    if (text.trim() !== '') return from.searchGrades(text, most);
    return from.grades
      .slice(0, most)
      .map((grade) => ({ grade, system: 'name' as const, name: grade.name, near: false }));
  }

  async function load() {
    if (steels) return;
    try {
      setSteels(await import('@ferrite/calculators/core/steels/steels.ts'));
    } catch {
      setSteels('failed');
    }
  }

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setQuery(null);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, id]);

  function choose(hit: GradeHit) {
    const { grade } = hit;
    const before = compositionOf(input, state);
    dispatch({
      type: 'grade',
      key: input.key,
      grade: pickedGrade(grade),
      composition: grade.typical,
    });
    setReplaced(before);
    setQuery(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const hit = hits[active];
    if (event.key === 'ArrowDown' && open) setActive(Math.min(hits.length - 1, active + 1));
    else if (event.key === 'ArrowDown') setQuery('');
    else if (event.key === 'ArrowUp' && open) setActive(Math.max(0, active - 1));
    else if (event.key === 'Enter' && open && hit) choose(hit);
    else if (event.key === 'Escape' && open) setQuery(null);
    else if (event.key === 'Tab') return setQuery(null);
    else return;
    event.preventDefault();
  }

  const message =
    steels === 'failed'
      ? words.grade.failed
      : !steels
        ? words.grade.loading
        : hits.length === 0
          ? words.grade.none
          : fill(hits.length === 1 ? words.grade.found_one : words.grade.found_other, { n: hits.length });

  const row = shape !== undefined;
  const limits = picked?.key && steels && steels !== 'failed' && (
    <Suspense>
      <GradeLimits
        input={input}
        steels={steels}
        picked={picked}
        changed={named?.changed === true}
        gradeKey={picked.key}
        replaced={replaced}
        notesId={notesId}
      />
    </Suspense>
  );
  return (
    <div ref={root} className={classNames('relative', row && 'px-4 py-2')}>
      <div className={classNames('flex gap-3', row ? 'items-center' : 'flex-col gap-1.5!')}>
        {shape && <MarkSample shape={shape} />}
        <div className={classNames('min-w-0 grow', !row && 'flex flex-col gap-1.5')}>
          <div className="flex h-5 items-center gap-2">
            <label htmlFor={id} className={row ? 'type-micro text-ink3' : 'type-label'}>
              {label}
            </label>
            {limits}
          </div>
          <div
            className={classNames(
              'flex items-center gap-2 rounded-control focus-within:outline-2 focus-within:outline-ink focus-within:outline-offset-1',
              row ? '-mx-1 px-1' : 'h-11 border border-ctl bg-well px-2.5 recolour hover:border-ink3 sm:h-9',
            )}
          >
            {!row && <Search aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-ink3" />}
            <input
              ref={field}
              id={id}
              role="combobox"
              autoComplete="off"
              spellCheck={false}
              aria-expanded={open}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={open && hits.length > 0 ? `${id}-${active}` : undefined}
              placeholder={words.grade.own}
              value={query ?? name}
              onFocus={(event) => {
                event.target.select();
                void load();
              }}
              onClick={() => query === null && setQuery('')}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(0);
              }}
              onKeyDown={onKeyDown}
              className={classNames(
                'w-full min-w-0 bg-transparent text-ink outline-none max-sm:text-[16px]',
                row && 'font-[600] max-sm:min-h-8',
              )}
            />
            {picked?.number && !named?.changed && !open && (
              <span className="type-small shrink-0 text-ink3">{picked.number}</span>
            )}
            {row && (
              <ChevronsUpDown
                aria-hidden
                size={16}
                strokeWidth={1.5}
                className="shrink-0 text-ink3"
                data-print="hide"
              />
            )}
          </div>
        </div>
      </div>
      {picked && !picked.confirmed && !named?.changed && (
        <p className="type-micro mt-1.5 flex flex-wrap items-baseline gap-2 text-ink2">
          <Tag tone="warn">{words.grade.unconfirmed}</Tag>
          <span className="min-w-0">{fill(words.grade.unconfirmedHint, { name: picked.name })}</span>
        </p>
      )}
      {open && (
        <Suspense>
          <GradeOptions
            id={id}
            hits={hits}
            query={query ?? ''}
            active={active}
            message={message}
            onActive={setActive}
            onChoose={choose}
          />
        </Suspense>
      )}
      {!open && <div id={`${id}-list`} hidden />}
    </div>
  );
}
