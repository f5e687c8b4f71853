import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import {
  belowIn,
  compositionsOf,
  fromQuery,
  gradeKeyOf,
  toQuery,
  unitsKey,
} from '@ferrite/calculators/core/inputs/address.ts';
import { belowKey, chartKey, requirementKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { unknownParameters } from '@ferrite/calculators/core/inputs/unknown-parameters.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { readUnits, unitsInUse, writeUnits } from '@ferrite/calculators/core/units/shown-units.ts';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { belowOf, type FormState, rawInputs } from './form/form-entry.ts';
import type { FormAction } from './form/form-state.ts';
import { gradeQuery, gradesIn } from './form/grade-address.ts';
import { viewKey } from './frame/batch-opening.ts';
import { storedUnits } from './units/unit-storage.ts';

const addressDelayMs = 300;

/** Query keys that do not affect results and that links keep: diagram and requirement. */
const marks = [chartKey, requirementKey] as const;
type Mark = (typeof marks)[number];
const changes = new EventTarget();

const markInAddress = (key: Mark): string | null => new URLSearchParams(location.search).get(key);

/** Returns the query parts for diagram and requirement that the calculator understands, each prefixed with `&`. */
const marksQuery = (calculator: Calculator): string =>
  marks
    .flatMap((key) => {
      const value = markInAddress(key);
      if (!value || unknownParameters(calculator, new URLSearchParams([[key, value]])).length > 0) return [];
      return [`&${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`];
    })
    .join('');

/** Writes a key to the URL. @param value null removes the key */
export function writeMark(key: Mark, value: string | null): void {
  const query = new URLSearchParams(location.search);
  query.delete(key);
  if (value !== null) query.set(key, value);
  history.replaceState(
    history.state,
    '',
    `?${query.toString().replaceAll('%2C', ',').replaceAll('%3B', ';')}`,
  );
  changes.dispatchEvent(new Event('change'));
}

function subscribe(changed: () => void): () => void {
  changes.addEventListener('change', changed);
  return () => changes.removeEventListener('change', changed);
}

/** Returns the value of a key in the URL; null before hydration. */
export const useMark = (key: Mark): string | null =>
  useSyncExternalStore(
    subscribe,
    () => markInAddress(key),
    () => null,
  );

/** Cache of the queries of form states, which several links of the page contain. */
const queries = new WeakMap<FormState, string>();

function queryOf(calculator: Calculator, state: FormState): string {
  const known = queries.get(state);
  if (known !== undefined) return known;
  const units = writeUnits(unitsInUse(calculator, state.kept));
  const inputs = toQuery(calculator, rawInputs(calculator, state));
  const below = belowOf(state).join(',');
  const query = `${inputs}${gradeQuery(calculator, state)}${below ? `&${belowKey}=${below}` : ''}${units ? `&${unitsKey}=${units}` : ''}`;
  queries.set(state, query);
  return query;
}

/**
 * Opened link: its formula version if it differs from the current one, and the parameters that the calculator does
 * not know.
 */
export type OpenedLink = { readonly otherVersion: string | null; readonly unknown: readonly string[] };

/** Reads the inputs of the URL once, then updates the URL whenever the form changes. */
export function useAddress(
  calculator: Calculator,
  state: FormState,
  dispatch: (action: FormAction) => void,
): OpenedLink {
  const [link, setLink] = useState<OpenedLink>({ otherVersion: null, unknown: [] });
  // This runs before the first paint, because a link must never show the default values first.
  useLayoutEffect(() => {
    const opened = new URLSearchParams(location.search);
    const { inputs, version } = fromQuery(calculator, opened);
    const named = opened.get(unitsKey);
    dispatch({ type: 'units', kept: named === null ? storedUnits() : readUnits(named) });
    if (Object.keys(inputs).length > 0)
      dispatch({ type: 'opened', inputs, below: belowIn(calculator, opened) });
    // Grade names do not affect results, so failures to load them are ignored.
    gradesIn(calculator, opened).then(
      (grades) => {
        for (const [key, grade] of grades) dispatch({ type: 'named', key, grade });
        const missing = compositionsOf(calculator)
          .filter(({ key }) => !grades.some(([input]) => input === key))
          .flatMap((input) => {
            const named = opened.get(gradeKeyOf(input));
            return named ? [`${gradeKeyOf(input)}=${named}`] : [];
          });
        if (missing.length > 0)
          setLink((before) => ({ ...before, unknown: [...before.unknown, ...missing] }));
      },
      () => undefined,
    );
    const otherVersion = version !== undefined && version !== calculator.version ? version : null;
    const unknown = unknownParameters(calculator, opened);
    if (otherVersion !== null || unknown.length > 0) setLink({ otherVersion, unknown });
  }, [calculator, dispatch]);

  const { changed } = state;
  const query = changed ? queryOf(calculator, state) : null;
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => {
      const before = new URLSearchParams(location.search);
      const kept = ['lang', viewKey].flatMap((key) => {
        const value = before.get(key);
        return value ? [`${key}=${encodeURIComponent(value)}`] : [];
      });
      history.replaceState(null, '', `?${[...kept, query].join('&')}${marksQuery(calculator)}`);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [calculator, query]);
  return link;
}

type Shown = {
  readonly calculator: Calculator;
  readonly state: FormState;
  readonly data: { readonly language: Language };
};

/** Returns path and query of the current inputs, diagram and requirement. */
export function addressOf({ calculator, state, data }: Shown): string {
  return `${location.pathname}?lang=${data.language}&${queryOf(calculator, state)}${marksQuery(calculator)}`;
}

/** Returns the link to the current inputs, diagram and requirement. */
export const linkOf = (shown: Shown): string => `${location.origin}${addressOf(shown)}`;
