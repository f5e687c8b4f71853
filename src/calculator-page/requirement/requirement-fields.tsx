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
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/form/field.tsx';
import { fieldText } from '../form/form-entry.ts';
import { writeMark } from '../use-address.ts';
import { headlineOutput, useCalculator, useFixed } from '../use-calculator.ts';

type RequirementFieldsProps = {
  readonly requirement: Requirement | null;
  readonly onClose: () => void;
};

/** Returns the state of the fields; a valid limit is written to the URL while it is typed. */
function useFields(requirement: Requirement | null) {
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
  return {
    ...fields,
    outputs,
    output,
    unit: output && unitOf(output),
    isUnreadable:
      output !== undefined && fields.text.trim() !== '' && read(fields.text, output).kind !== 'number',
    change(changed: Partial<typeof fields>): void {
      const next = { ...fields, ...changed };
      setFields(next);
      const of = outputNamed(next.key);
      if (!of) return;
      const reading = read(next.text, of);
      if (reading.kind !== 'number') return;
      const limit = clean(convert(reading.value, unitOf(of), of.unit));
      writeMark(requirementKey, writeRequirement({ output: of, kind: next.kind, limit }));
    },
  };
}

export function RequirementFields({ requirement, onClose }: RequirementFieldsProps) {
  const { words, labels } = useFixed();
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fields.current?.querySelector('select')?.focus(), []);
  const { outputs, output, unit, kind, text, isUnreadable, change } = useFields(requirement);
  if (!output || !unit) return null;
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
          error={isUnreadable ? words.plusMinus.noNumber : undefined}
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
      <Buttons canRemove={requirement !== null} onClose={onClose} />
    </fieldset>
  );
}

type ButtonsProps = { readonly canRemove: boolean; readonly onClose: () => void };

function Buttons({ canRemove, onClose }: ButtonsProps) {
  const { words } = useFixed();
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={onClose}>
        {words.requirement.done}
      </Button>
      {canRemove && (
        <Button
          size="small"
          variant="plain"
          onClick={() => {
            writeMark(requirementKey, null);
            onClose();
          }}
        >
          {words.requirement.remove}
        </Button>
      )}
    </div>
  );
}
