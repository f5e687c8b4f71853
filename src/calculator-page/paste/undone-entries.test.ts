import { compositionsOf } from '@ferrite/calculators/core/inputs/address.ts';
import { definitions } from '@ferrite/calculators/definitions.ts';
import { expect, it } from 'vitest';
import { type FormAction, formReducer, initialForm } from '../form/form-state.ts';
import { undoneEntries } from './undone-entries.ts';

const typed = (entries: Readonly<Record<string, string>>): FormAction => ({ type: 'typed', entries });

it.each(Object.values(definitions).filter((each) => compositionsOf(each).length > 0))(
  'C-04 undoing a paste restores every input of $id, also those that follow from the steel, in the units shown now',
  (calculator) => {
    const columns = compositionsOf(calculator);
    const [{ prefix, elements } = { prefix: '', elements: {} }] = columns;
    const keys = Object.keys(elements).map((element) => `${prefix}${element}`);
    const reduce = (state: ReturnType<typeof initialForm>, action: FormAction) =>
      formReducer(calculator, state, action);
    const before = reduce(initialForm(calculator, 'en'), typed({ [keys[0] ?? '']: '0.20' }));
    const pasted = reduce(before, typed(Object.fromEntries(keys.map((key, at) => [key, `0.0${at + 1}`]))));
    const all = columns.flatMap((each) => Object.keys(each.elements).map((key) => `${each.prefix}${key}`));
    const undo = (now: typeof pasted) =>
      reduce(now, { type: 'typed', entries: undoneEntries(calculator, all, before, now) });
    expect(undo(pasted).entries).toEqual(before.entries);

    const inPpm = reduce(pasted, { type: 'unit', key: 'composition', unit: 'ppm' });
    const undone = undo(inPpm);
    expect(undone.entries[keys[0] ?? '']).toMatchObject({ text: '2000', value: 0.2 });
    const valuesOf = ({ entries }: typeof pasted) =>
      Object.fromEntries(Object.entries(entries).map(([key, { value }]) => [key, value]));
    expect(valuesOf(undone)).toEqual(valuesOf(before));
  },
);
