import type { CompositionInput } from '@ferrite/calculators/core/calculator.ts';
import type { Composition } from '@ferrite/calculators/core/elements.ts';
import { Check, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { PickedGrade } from '../../form/form-entry.ts';
import { fill } from '../../messages/words.ts';
import { useCalculator, useFixed } from '../../use-calculator.ts';
import { compositionOf } from '../composition-of.ts';
import { unreadableOf } from './unreadable.ts';

type Limits = typeof import('@ferrite/calculators/core/steels/steel-limits.ts');
type Steels = typeof import('@ferrite/calculators/core/steels/steels.ts');

type GradeLimitsProps = {
  readonly input: CompositionInput;
  readonly steels: Steels;
  readonly picked: PickedGrade;
  /** True if the analysis differs from the grade's typical one. */
  readonly changed: boolean;
  readonly gradeKey: string;
  /** Analysis that selecting the grade replaced; null if none. */
  readonly replaced: Composition | null;
  /** Id of the element in which the notes are shown. */
  readonly notesId: string;
};

/**
 * Compares the composition with the limits of the selected grade: shows a tag beside the name, and notes below the
 * composition.
 */
export default function GradeLimits({
  input,
  steels,
  picked,
  changed,
  gradeKey,
  replaced,
  notesId,
}: GradeLimitsProps) {
  const { state, dispatch, words, language } = useCalculator();
  const [limits, setLimits] = useState<Limits | null>(null);
  useEffect(() => {
    // If the limits cannot be loaded, the comparison is omitted.
    import('@ferrite/calculators/core/steels/steel-limits.ts').then(setLimits, () => undefined);
  }, []);
  const grade = steels.grades.find((each) => each.key === gradeKey);
  if (!limits || !grade) return null;

  const analysis = compositionOf(input, state);
  const { outside, missing: absent } = limits.compareWithGrade(gradeKey, analysis);
  const unreadable = unreadableOf(input, state).filter((element) => absent.includes(element));
  const missing = absent.filter((element) => !unreadable.includes(element));
  const isDoubtful = outside.length > 0 || unreadable.length > 0;
  const named = { name: grade.name, standard: grade.standard };
  // If a content cannot be read, the analysis is not reported as within limits.
  const sentence =
    outside.length > 0
      ? fill(words.limits.outside, named)
      : fill(unreadable.length > 0 ? words.limits.unreadable : words.limits.within, {
          ...named,
          list: unreadable.join(', '),
        });
  const notes = document.getElementById(notesId);
  return (
    <>
      <span className="ml-auto flex min-w-0 items-center">
        <LimitsTag standard={grade.standard} sentence={sentence} isDoubtful={isDoubtful} />
        {replaced && !changed && (
          <IconButton
            label={words.limits.restore}
            className="-my-3 -mr-2 sm:size-8!"
            onClick={() => dispatch({ type: 'grade', key: input.key, grade: picked, composition: replaced })}
          >
            <Undo2 aria-hidden size={14} strokeWidth={1.5} />
          </IconButton>
        )}
      </span>
      {notes &&
        createPortal(
          <Notes
            outside={outside.map((each) => ({
              element: each.element,
              ...limits.formatLimit(each, language),
            }))}
            sentences={[
              ...(isDoubtful ? [sentence] : []),
              ...(outside.length > 0 && unreadable.length > 0
                ? [fill(words.limits.unreadable, { list: unreadable.join(', ') })]
                : []),
              ...(missing.length > 0 ? [fill(words.limits.missing, { list: missing.join(', ') })] : []),
              ...(grade.confidence === 'SEEN' ? [] : [words.limits.unconfirmed]),
            ]}
          />,
          notes,
        )}
    </>
  );
}

type LimitsTagProps = {
  readonly standard: string;
  readonly sentence: string;
  /** True if a content is outside the limits or unreadable; the sentence is then also shown as a note. */
  readonly isDoubtful: boolean;
};

function LimitsTag({ standard, sentence, isDoubtful }: LimitsTagProps) {
  const Icon = isDoubtful ? TriangleAlert : Check;
  return (
    <span role="status" className="min-w-0 truncate" title={sentence}>
      <Tag
        tone={isDoubtful ? 'warn' : 'neutral'}
        icon={<Icon aria-hidden size={12} strokeWidth={1.5} className="shrink-0" />}
      >
        <span aria-hidden={!isDoubtful}>{standard}</span>
        {!isDoubtful && <span className="sr-only">{sentence}</span>}
      </Tag>
    </span>
  );
}

type NotesProps = {
  readonly outside: readonly { readonly element: string; readonly value: string; readonly range: string }[];
  readonly sentences: readonly string[];
};

/** Notes below the composition, where they do not shift its fields. */
function Notes({ outside, sentences }: NotesProps) {
  const { words } = useFixed();
  if (sentences.length === 0) return null;
  return (
    <div className="type-micro flex flex-col gap-1 border-t px-4 py-1.5 text-ink2">
      {sentences.map((sentence, at) => (
        <div key={sentence}>
          <p
            role={at === 0 ? 'status' : undefined}
            className={at === 0 && outside.length > 0 ? 'text-warn' : undefined}
          >
            {sentence}
          </p>
          {at === 0 &&
            outside.map((each) => <p key={each.element}>{fill(words.limits.line, { ...each })}</p>)}
        </div>
      ))}
    </div>
  );
}
