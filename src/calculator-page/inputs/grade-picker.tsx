import { ChevronsUpDown, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CompositionInput } from '../../../calculators/calculator.ts';
import type { Composition } from '../../../calculators/elements.ts';
import type { GradeHit, NamingSystem } from '../../../calculators/steels.ts';
import { MarkSample } from '../../ui/chart/drawing.tsx';
import type { MarkShape } from '../../ui/chart/shapes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { compositionOf, GradeLimits } from './grade-limits.tsx';

type Steels = typeof import('../../../calculators/steels.ts');
type Names = readonly { readonly system: NamingSystem | 'name'; readonly name: string }[];

const shownSystems: readonly NamingSystem[] = [
  'EN',
  'number',
  'AISI',
  'UNS',
  'JIS',
  'GB',
  'KS',
  'ASTM',
  'AWS',
  'API',
  'UIC',
];
const most = 12;

/** The other names of a grade, once each. */
function otherNames({ grade }: GradeHit): Names {
  return shownSystems
    .flatMap((system) => (grade.aliases[system] ?? []).map((name) => ({ system, name })))
    .filter(({ system, name }) => system !== 'number' && !(system === 'EN' && name === grade.name));
}

type GradePickerProps = {
  readonly input: CompositionInput;
  readonly label: string;
  readonly shape?: MarkShape | undefined;
};

/** A steel grade by any of its names; choosing one fills the composition, which stays editable. */
export function GradePicker({ input, label, shape }: GradePickerProps) {
  const { state, dispatch, words } = useCalculator();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [steels, setSteels] = useState<Steels | 'failed' | null>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [replaced, setReplaced] = useState<Composition | null>(null);
  const picked = state.grades[input.key];
  const open = query !== null;
  const hits: readonly GradeHit[] = open && steels && steels !== 'failed' ? search(steels, query) : [];
  const name = picked?.name ?? '';

  function search(from: Steels, text: string): readonly GradeHit[] {
    if (text.trim() !== '') return from.searchGrades(text, most);
    return from.grades
      .slice(0, most)
      .map((grade) => ({ grade, system: 'name' as const, name: grade.name, near: false }));
  }

  async function load() {
    if (steels) return;
    try {
      setSteels(await import('../../../calculators/steels.ts'));
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
      grade: {
        key: grade.key,
        name: grade.name,
        number: grade.aliases.number?.[0],
        confirmed: grade.confidence === 'SEEN',
      },
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
  return (
    <div ref={root} className={classNames('relative', row && 'px-4 py-2')}>
      <div className={classNames('flex gap-3', row ? 'items-center' : 'flex-col gap-1.5!')}>
        {shape && <MarkSample shape={shape} />}
        <div className={classNames('min-w-0 grow', !row && 'flex flex-col gap-1.5')}>
          <label htmlFor={id} className={row ? 'type-micro block text-ink3' : 'type-label'}>
            {label}
          </label>
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
            {picked?.number && !open && (
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
      {picked && !picked.confirmed && (
        <p className="type-micro mt-1.5 flex flex-wrap items-baseline gap-2 text-ink2">
          <Tag tone="warn">{words.grade.unconfirmed}</Tag>
          <span className="min-w-0">{fill(words.grade.unconfirmedHint, { name: picked.name })}</span>
        </p>
      )}
      {picked?.key && steels && steels !== 'failed' && !open && (
        <GradeLimits
          input={input}
          steels={steels}
          picked={picked}
          gradeKey={picked.key}
          replaced={replaced}
        />
      )}
      {open && (
        <div
          className="absolute left-0 z-30 mt-1.5 w-[min(420px,calc(100vw-34px))] animate-appear overflow-hidden rounded-panel border border-line2 bg-p2 shadow-lift"
          data-print="hide"
        >
          {!query && <p className="type-micro border-b px-3 py-2 text-ink3">{words.grade.hint}</p>}
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={words.grade.label}
            className="max-h-72 divide-y overflow-y-auto"
          >
            {hits.map((hit, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: see above.
              <div
                key={hit.grade.key}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                onPointerMove={() => setActive(at)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(hit)}
                className={classNames('cursor-pointer px-3 py-2', at === active && 'bg-hotwash')}
              >
                <Option hit={hit} query={query ?? ''} />
              </div>
            ))}
          </div>
          <p role="status" className="type-micro border-t px-3 py-2 text-ink3">
            {message}
          </p>
        </div>
      )}
      {!open && <div id={`${id}-list`} hidden />}
    </div>
  );
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Where the letters of the query stand in a name, counting letters and digits only. */
function hitRange(name: string, query: string): readonly [number, number] | null {
  const wanted = letters(query);
  const places = [...name].flatMap((char, at) => (letters(char) === '' ? [] : [at]));
  const found = wanted === '' ? -1 : letters(name).indexOf(wanted);
  const from = places[found];
  const to = places[found + wanted.length - 1];
  return found < 0 || from === undefined || to === undefined ? null : [from, to + 1];
}

function Marked({ name, query }: { readonly name: string; readonly query: string }) {
  const range = hitRange(name, query);
  if (!range) return name;
  return (
    <>
      {name.slice(0, range[0])}
      <mark className="bg-transparent font-[600] text-hottext">{name.slice(...range)}</mark>
      {name.slice(range[1])}
    </>
  );
}

function Option({ hit, query }: { readonly hit: GradeHit; readonly query: string }) {
  const { words } = useCalculator();
  const { grade } = hit;
  const number = grade.aliases.number?.[0];
  return (
    <div lang="en" translate="no">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-[600] text-ink">
          <Marked name={grade.name} query={query} />
        </span>
        <span className="type-small flex items-center gap-2 whitespace-nowrap text-ink2">
          {grade.confidence !== 'SEEN' && (
            <span lang={undefined}>
              <Tag tone="warn">{words.grade.unconfirmed}</Tag>
            </span>
          )}
          {number && (
            <span>
              <Marked name={number} query={query} />
            </span>
          )}
        </span>
      </div>
      <p className="type-small text-ink2">
        {otherNames(hit).map(({ system, name }, at) => (
          <span key={`${system}${name}`}>
            {at > 0 && ' · '}
            <span className="text-ink3">{system}</span>{' '}
            {grade.near.includes(`${system}:${name}`) && <span title={words.grade.similar}>≈ </span>}
            <Marked name={name} query={query} />
          </span>
        ))}
      </p>
    </div>
  );
}
