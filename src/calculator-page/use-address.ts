import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { chartKey, fromQuery, toQuery, unitsKey } from '@ferrite/calculators/core/inputs/address.ts';
import { requirementKey } from '@ferrite/calculators/core/inputs/requirement.ts';
import type { Language } from '@ferrite/calculators/core/texts/language.ts';
import { readUnits, unitsInUse, writeUnits } from '@ferrite/calculators/core/units/shown-units.ts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type FormState, rawInputs } from './form/form-entry.ts';
import type { FormAction } from './form/form-state.ts';
import { gradeQuery, gradesIn } from './form/grade-address.ts';
import { viewKey } from './frame/batch-opening.ts';
import { storedUnits } from './units/unit-storage.ts';

const addressDelayMs = 300;

export const chartInAddress = (): string | null => new URLSearchParams(location.search).get(chartKey);

/** Writes the chosen diagram into the address. @param key null for the first diagram */
export function writeChart(key: string | null): void {
  const query = new URLSearchParams(location.search);
  query.delete(chartKey);
  const others = query.toString();
  const chart = key === null ? '' : `${chartKey}=${encodeURIComponent(key)}`;
  history.replaceState(history.state, '', `?${[others, chart].filter((each) => each !== '').join('&')}`);
}

function queryOf(calculator: Calculator, state: FormState): string {
  const units = writeUnits(unitsInUse(calculator, state.kept));
  const inputs = toQuery(calculator, rawInputs(calculator, state));
  return `${inputs}${gradeQuery(calculator, state)}${units ? `&${unitsKey}=${units}` : ''}`;
}

/** Reads the inputs of the address once, then updates the address with the form. */
export function useAddress(
  calculator: Calculator,
  state: FormState,
  dispatch: (action: FormAction) => void,
): string | null {
  const [linkVersion, setLinkVersion] = useState<string | null>(null);
  // Before the first paint, so that a link never shows the default values first.
  useLayoutEffect(() => {
    const opened = new URLSearchParams(location.search);
    const { inputs, version } = fromQuery(calculator, opened);
    const named = opened.get(unitsKey);
    dispatch({ type: 'units', kept: named === null ? storedUnits() : readUnits(named) });
    if (Object.keys(inputs).length > 0) dispatch({ type: 'opened', inputs });
    // Grade names do not affect results: failures are ignored.
    gradesIn(calculator, opened).then(
      (grades) => {
        for (const [key, grade] of grades) dispatch({ type: 'named', key, grade });
      },
      () => undefined,
    );
    if (version !== undefined && version !== calculator.version) setLinkVersion(version);
  }, [calculator, dispatch]);

  const { changed } = state;
  const query = changed ? queryOf(calculator, state) : null;
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => {
      const before = new URLSearchParams(location.search);
      const kept = ['lang', viewKey, chartKey, requirementKey].flatMap((key) => {
        const value = before.get(key);
        return value ? [`${key}=${encodeURIComponent(value)}`] : [];
      });
      history.replaceState(null, '', `?${[...kept, query].join('&')}`);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [query]);
  return linkVersion;
}

/** Returns the address of the current inputs. */
export function linkOf({
  calculator,
  state,
  data,
}: {
  readonly calculator: Calculator;
  readonly state: FormState;
  readonly data: { readonly language: Language };
}): string {
  const chart = chartInAddress();
  const shown = chart === null ? '' : `&${chartKey}=${encodeURIComponent(chart)}`;
  return `${location.origin}${location.pathname}?lang=${data.language}&${queryOf(calculator, state)}${shown}`;
}
