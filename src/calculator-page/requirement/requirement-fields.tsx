import type { Output } from '@ferrite/calculators/core/calculator.ts';
import { requirementKey } from '@ferrite/calculators/core/inputs/link-marks.ts';
import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import {
  outputsWithLimit,
  type Requirement,
  requirementKinds,
  writeRequirement,
} from '@ferrite/calculators/core/inputs/requirement.ts';
import { clean, convert, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { commonProblems } from '@ferrite/calculators/core/texts/common-words.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/form/field.tsx';
import { fieldText } from '../form/form-entry.ts';
import { fill } from '../messages/words.ts';
import { writeMark } from '../use-address.ts';
import { headlineOutput, useCalculator, useFixed } from '../use-calculator.ts';

type RequirementFieldsProps = {
  readonly requirement: Requirement | null;
  /** Called with whether the typed limit is a number or empty. */
  readonly onReadable: (isReadable: boolean) => void;
  readonly onClose: () => void;
};

/** Returns the state of the fields; a valid limit is written to the URL while it is typed. */
function useFields({ requirement, onReadable }: Omit<RequirementFieldsProps, 'onClose'>) {
  const page = useCalculator();
  const { calculator, good, language, outputUnits } = page;
  const outputs = outputsWithLimit(calculator, good.values);
  const unitOf = ({ key, unit }: Output) => outputUnits[key] ?? unit;
  const [fields, setFields] = useState(() => ({
    key: requirement?.output.key ?? headlineOutput(page)?.key ?? '',
    kind: requirement?.kind ?? ('min' as const),
    text: requirement
      ? fieldText(
          clean(convert(requirement.limit, requirement.output.unit, unitOf(requirement.output))),
          language,
        )
      : '',
  }));
  const outputNamed = (key: string) => outputs.find((each) => each.key === key) ?? outputs[0];
  const read = (text: string, output: Output) =>
    readQuantity(text, { unit: unitOf(output), signs: signsOf(language) });
  const output = outputNamed(fields.key);
  const reading = output && fields.text.trim() !== '' ? read(fields.text, output) : null;
  return {
    ...fields,
    outputs,
    output,
    unit: output && unitOf(output),
    isUnreadable: reading !== null && reading.kind !== 'number',
    /** Texts of the numbers that an ambiguous limit can mean. */
    meanings:
      reading?.kind === 'ambiguous'
        ? [reading.decimal, reading.grouped].map((value) => fieldText(value, language))
        : [],
    change(changed: Partial<typeof fields>): void {
      const next = { ...fields, ...changed };
      setFields(next);
      const of = outputNamed(next.key);
      if (!of) return;
      const typed = read(next.text, of);
      onReadable(next.text.trim() === '' || typed.kind === 'number');
      if (typed.kind !== 'number') return;
      const limit = clean(convert(typed.value, unitOf(of), of.unit));
      writeMark(requirementKey, writeRequirement({ output: of, kind: next.kind, limit }));
    },
  };
}

export function RequirementFields({ onClose, ...given }: RequirementFieldsProps) {
  const { words, labels, language } = useFixed();
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fields.current?.querySelector('select')?.focus(), []);
  const { outputs, output, unit, kind, text, isUnreadable, meanings, change } = useFields(given);
  if (!output || !unit) return null;
  const problem = meanings.length > 0 ? commonProblems.ambiguous[language] : words.plusMinus.noNumber;
  const done = () => (isUnreadable ? fields.current?.querySelector('input')?.focus() : onClose());
  return (
    <fieldset ref={fields} className="flex flex-col gap-2.5" data-print="hide">
      <legend className="sr-only">{words.requirement.title}</legend>
      <Field label={words.requirement.output}>
        {(control) => (
          <Select
            {...control}
            value={output.key}
            onChange={({ target: { value } }) => change({ key: value })}
          >
            {outputs.map((each) => (
              <option key={each.key} value={each.key}>
                {labels.output(each.key)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid grid-cols-2 gap-2.5">
        <Field label={words.requirement.condition}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target: { value } }) =>
                change({ kind: requirementKinds.find((each) => each === value) ?? kind })
              }
            >
              {requirementKinds.map((each) => (
                <option key={each} value={each}>
                  {words.requirement[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={words.requirement.limit}
          aside={unitSymbol(unit)}
          error={isUnreadable ? fill(problem, { label: words.requirement.limit, text }) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target: { value } }) => change({ text: value })}
            />
          )}
        </Field>
      </div>
      {meanings.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {meanings.map((meaning) => (
            <Button key={meaning} size="small" onClick={() => change({ text: meaning })}>
              {meaning}
            </Button>
          ))}
        </div>
      )}
      <Buttons
        onDone={done}
        onRemove={
          given.requirement &&
          (() => {
            given.onReadable(true);
            writeMark(requirementKey, null);
            onClose();
          })
        }
      />
    </fieldset>
  );
}

type ButtonsProps = { readonly onDone: () => void; readonly onRemove: (() => void) | null };

function Buttons({ onDone, onRemove }: ButtonsProps) {
  const { words } = useFixed();
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={onDone}>
        {words.requirement.done}
      </Button>
      {onRemove && (
        <Button size="small" variant="plain" onClick={onRemove}>
          {words.requirement.remove}
        </Button>
      )}
    </div>
  );
}
