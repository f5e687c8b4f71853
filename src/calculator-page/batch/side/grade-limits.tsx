import { convert } from '@ferrite/calculators/core/quantity.ts';
import type { Grade, GradeHit } from '@ferrite/calculators/core/steels/steels.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/form/field.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { type Batch, useBatch } from '../batch-context.ts';
import { type Column, columnsOf } from '../columns/columns.ts';
import type { GridColumn, Limit } from '../table/batch-table.ts';

const suggestions = 8;

type Outcome = { readonly grade: Grade | null; readonly labels: readonly string[] };

/** Form that sets the limits of element columns to those of a steel grade. */
export function GradeLimits({ columns }: { readonly columns: readonly GridColumn[] }) {
  const { calculator, state } = useCalculator();
  const { store, words } = useBatch();
  const id = useId();
  const [name, setName] = useState(Object.values(state.grades)[0]?.name ?? '');
  const [hits, setHits] = useState<readonly GradeHit[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const table = store.get().table;
  const elements = columnsOf(calculator, table?.columns ?? []).filter(isElementColumn);
  if (elements.length === 0) return null;

  async function suggest(text: string) {
    setName(text);
    const { searchGrades } = await import('@ferrite/calculators/core/steels/steels.ts');
    setHits(searchGrades(text, suggestions));
  }
  async function take() {
    const { grade, limits } = await limitsOfGrade(name, elements);
    store.setLimits(limits);
    const labels = columns.filter((column) => limits[column.id]).map(({ label }) => label);
    setOutcome({ grade: labels.length > 0 ? grade : null, labels });
  }

  return (
    <form
      className="flex flex-col gap-1.5 border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <label htmlFor={id} className="type-small text-ink2">
        {words.limits.grade}
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          list={`${id}-grades`}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={({ target }) => void suggest(target.value)}
        />
        <datalist id={`${id}-grades`}>
          {hits.map(({ grade, name: hit }) => (
            <option key={grade.key} value={hit} />
          ))}
        </datalist>
        <Button type="submit" disabled={name.trim() === ''}>
          {words.limits.take}
        </Button>
      </div>
      <p role="status" className="type-small text-ink2">
        {outcome && outcomeText(outcome, words)}
      </p>
    </form>
  );
}

function outcomeText({ grade, labels }: Outcome, { limits }: Batch['words']): string {
  if (!grade) return limits.unknownGrade;
  const taken = fill(limits.taken, { name: grade.name, standard: grade.standard, list: labels.join(', ') });
  return `${taken} ${grade.confidence === 'SEEN' ? '' : limits.unconfirmed}`;
}

type ElementColumn = Column & { readonly field: Extract<Column['field'], { kind: 'element' }> };

const isElementColumn = (column: Column): column is ElementColumn => column.field.kind === 'element';

/** Returns the grade with this name, and its limits in the units of the element columns by column key. */
async function limitsOfGrade(name: string, elements: readonly ElementColumn[]) {
  const [{ searchGrades }, { limitsOf }] = await Promise.all([
    import('@ferrite/calculators/core/steels/steels.ts'),
    import('@ferrite/calculators/core/steels/steel-limits.ts'),
  ]);
  const grade = searchGrades(name, 1)[0]?.grade ?? null;
  const found = new Map(grade ? limitsOf(grade.key) : []);
  const limits: Record<string, Limit> = {};
  for (const { field, unit } of elements) {
    const bounds = found.get(field.element);
    if (!bounds) continue;
    const inColumn = (value: number) => Number(convert(value, 'wt%', unit ?? 'wt%').toPrecision(12));
    const [min, max] = bounds;
    limits[field.key] = {
      ...(min !== null && { min: inColumn(min) }),
      ...(max !== null && { max: inColumn(max) }),
    };
  }
  return { grade, limits };
}
