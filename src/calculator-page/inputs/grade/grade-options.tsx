import { readDesignation } from '@ferrite/calculators/core/steels/designation.ts';
import type { GradeHit, NamingSystem } from '@ferrite/calculators/core/steels/steels.ts';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/tag.tsx';
import { fill, type Words } from '../../messages/words.ts';
import { useFixed } from '../../use-calculator.ts';

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

function otherNames({ grade }: GradeHit): Names {
  return shownSystems
    .flatMap((system) => (grade.aliases[system] ?? []).map((name) => ({ system, name })))
    .filter(({ system, name }) => system !== 'number' && !(system === 'EN' && name === grade.name));
}

type GradeOptionsProps = {
  /** Prefix of element ids: list `<id>-list`, options `<id>-0` and so on. */
  readonly id: string;
  readonly hits: readonly GradeHit[];
  readonly query: string;
  readonly active: number;
  /** True if the table of grades could not be loaded. */
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly onActive: (at: number) => void;
  readonly onChoose: (hit: GradeHit) => void;
};

const gap = 6;

/** Positions a list in the top layer, below its field, or above if there is more space. */
function useOverPanel(fieldId: string) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    const field = document.getElementById(fieldId);
    if (!element || !field) return;
    const place = () => {
      const { left, top, bottom } = field.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = element;
      const isBelow = bottom + gap + height <= innerHeight || innerHeight - bottom >= top;
      element.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
      element.style.top = `${isBelow ? bottom + gap : Math.max(gap, top - gap - height)}px`;
    };
    element.showPopover();
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [fieldId]);
  return list;
}

/** Returns the number of results, or why there are none. */
function messageOf(
  { isFailed, isLoading, hits }: Pick<GradeOptionsProps, 'isFailed' | 'isLoading' | 'hits'>,
  { grade }: Words,
): string {
  if (isFailed) return grade.failed;
  if (isLoading) return grade.loading;
  if (hits.length === 0) return grade.none;
  return fill(hits.length === 1 ? grade.found_one : grade.found_other, { n: hits.length });
}

/** List of matching grades; loaded together with the table of grades. */
export default function GradeOptions({
  id,
  hits,
  query,
  active,
  isFailed,
  isLoading,
  onActive,
  onChoose,
}: GradeOptionsProps) {
  const { words } = useFixed();
  const list = useOverPanel(id);
  return (
    <div
      ref={list}
      popover="manual"
      className="fixed inset-auto m-0 w-[min(420px,calc(100vw-34px))] animate-appear overflow-hidden rounded-panel border border-line2 bg-p2 p-0 text-ink shadow-lift"
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
            onPointerMove={() => onActive(at)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(hit)}
            className={classNames('cursor-pointer px-3 py-2', at === active && 'bg-hotwash')}
          >
            <Option hit={hit} query={query} />
          </div>
        ))}
      </div>
      <p role="status" className="type-micro border-t px-3 py-2 text-ink3">
        {messageOf({ isFailed, isLoading, hits }, words)}
      </p>
    </div>
  );
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the range of the query within a name, ignoring delivery conditions and all except letters and digits. */
function hitRange(name: string, query: string): readonly [number, number] | null {
  const wanted = letters(readDesignation(query).name);
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
  const { words } = useFixed();
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
