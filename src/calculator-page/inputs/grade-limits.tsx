import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { PickedGrade } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { useCalculator } from '../use-calculator.ts';
import { compositionOf, unreadableOf } from './composition-of.ts';

type Limits = typeof import('@ferrite/calculators/core/steels/steel-limits.ts');
type Steels = typeof import('@ferrite/calculators/core/steels/steels.ts');

type GradeLimitsProps = {
  readonly input: CompositionInput;
  readonly steels: Steels;
  readonly picked: PickedGrade;
  /** The analysis differs from the grade's typical one. */
  readonly changed: boolean;
  readonly gradeKey: string;
  /** Analysis that the grade replaced. */
  readonly replaced: Composition | null;
};

/** Compares the composition with the limits of the picked grade. */
export default function GradeLimits({
  input,
  steels,
  picked,
  changed,
  gradeKey,
  replaced,
}: GradeLimitsProps) {
  const { state, dispatch, words, language } = useCalculator();
  const [limits, setLimits] = useState<Limits | null>(null);
  useEffect(() => {
    // Without the limits the comparison is omitted.
    import('@ferrite/calculators/core/steels/steel-limits.ts').then(setLimits, () => undefined);
  }, []);
  const grade = steels.grades.find((each) => each.key === gradeKey);
  if (!limits || !grade) return null;

  const analysis = compositionOf(input, state);
  const { outside, missing: absent } = limits.compareWithGrade(gradeKey, analysis);
  const unreadable = unreadableOf(input, state).filter((element) => absent.includes(element));
  const missing = absent.filter((element) => !unreadable.includes(element));
  const named = { name: grade.name, standard: grade.standard };
  return (
    <div className="type-small mt-2 flex flex-col items-start gap-1.5 text-ink2">
      <p role="status" className={outside.length > 0 || unreadable.length > 0 ? 'text-warn' : undefined}>
        {outside.length > 0
          ? fill(words.limits.outside, named)
          : // Nothing is within limits that cannot be read.
            fill(unreadable.length > 0 ? words.limits.unreadable : words.limits.within, {
              ...named,
              list: unreadable.join(', '),
            })}
      </p>
      {outside.length > 0 && (
        <ul className="flex flex-col gap-0.5">
          {outside.map((each) => (
            <li key={each.element}>
              {fill(words.limits.line, { element: each.element, ...limits.formatLimit(each, language) })}
            </li>
          ))}
        </ul>
      )}
      {outside.length > 0 && unreadable.length > 0 && (
        <p>{fill(words.limits.unreadable, { list: unreadable.join(', ') })}</p>
      )}
      {missing.length > 0 && <p>{fill(words.limits.missing, { list: missing.join(', ') })}</p>}
      {grade.confidence !== 'SEEN' && <p>{words.limits.unconfirmed}</p>}
      {replaced && !changed && (
        <Button
          size="small"
          data-print="hide"
          onClick={() => dispatch({ type: 'grade', key: input.key, grade: picked, composition: replaced })}
        >
          {words.limits.restore}
        </Button>
      )}
    </div>
  );
}
