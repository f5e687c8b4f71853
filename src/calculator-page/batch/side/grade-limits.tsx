import { convert } from '@ferrite/calculators/core/quantity.ts';
import type { Grade, GradeHit } from '@ferrite/calculators/core/steels/steels.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/form/field.tsx';
import { fill } from '../../messages/words.ts';
import { useCalculator } from '../../use-calculator.ts';
import { useBatch } from '../batch-context.ts';
import { columnsOf } from '../columns/columns.ts';
import type { GridColumn, Limit } from '../table/batch-table.ts';

const suggestions = 8;

/** Button that sets the limits of element columns to those of a steel grade. */
export function GradeLimits({ columns }: { readonly columns: readonly GridColumn[] }) {
  const { calculator, state } = useCalculator();
  const { store, words } = useBatch();
  const id = useId();
  const fromForm = Object.values(state.grades)[0]?.name ?? '';
  const [name, setName] = useState(fromForm);
  const [hits, setHits] = useState<readonly GradeHit[]>([]);
  const [outcome, setOutcome] = useState<{
    readonly grade: Grade | null;
    readonly labels: readonly string[];
  } | null>(null);
  const table = store.get().table;
  const elements = columnsOf(calculator, table?.columns ?? []).filter(
    ({ field }) => field.kind === 'element',
  );
  if (elements.length === 0) return null;

  async function suggest(text: string) {
    setName(text);
    const { searchGrades } = await import('@ferrite/calculators/core/steels/steels.ts');
    setHits(searchGrades(text, suggestions));
  }
  async function take() {
    const [{ searchGrades }, { limitsOf }] = await Promise.all([
      import('@ferrite/calculators/core/steels/steels.ts'),
      import('@ferrite/calculators/core/steels/steel-limits.ts'),
    ]);
    const grade = searchGrades(name, 1)[0]?.grade ?? null;
    const found = grade ? limitsOf(grade.key) : [];
    const limits: Record<string, Limit> = {};
    for (const { field, unit } of elements) {
      if (field.kind !== 'element') continue;
      const [, bounds] = found.find(([element]) => element === field.element) ?? [];
      if (!bounds) continue;
      const inColumn = (value: number) => Number(convert(value, 'wt%', unit ?? 'wt%').toPrecision(12));
      const [min, max] = bounds;
      limits[field.key] = {
        ...(min !== null && { min: inColumn(min) }),
        ...(max !== null && { max: inColumn(max) }),
      };
    }
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
        {outcome &&
          (outcome.grade
            ? `${fill(words.limits.taken, {
                name: outcome.grade.name,
                standard: outcome.grade.standard,
                list: outcome.labels.join(', '),
              })} ${outcome.grade.confidence === 'SEEN' ? '' : words.limits.unconfirmed}`
            : words.limits.unknownGrade)}
      </p>
    </form>
  );
}
