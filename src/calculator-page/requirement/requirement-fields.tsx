import { signsOf } from '@ferrite/calculators/core/inputs/read-number.ts';
import { readQuantity } from '@ferrite/calculators/core/inputs/read-quantity.ts';
import {
  outputsWithLimit,
  type Requirement,
  requirementKey,
  requirementKinds,
  writeRequirement,
} from '@ferrite/calculators/core/inputs/requirement.ts';
import { clean, convert, unitSymbol } from '@ferrite/calculators/core/quantity.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/form/field.tsx';
import { fieldText } from '../form/form-entry.ts';
import { writeMark } from '../use-address.ts';
import { headlineOutput, useCalculator } from '../use-calculator.ts';

type RequirementFieldsProps = {
  readonly requirement: Requirement | null;
  readonly onClose: () => void;
};

/** Fields of the requirement; a readable limit is applied while it is typed. */
export default function RequirementFields({ requirement, onClose }: RequirementFieldsProps) {
  const page = useCalculator();
  const { calculator, good, words, labels, language, outputUnits } = page;
  const outputs = outputsWithLimit(calculator, good.values);
  const [key, setKey] = useState(requirement?.output.key ?? headlineOutput(page)?.key ?? '');
  const [kind, setKind] = useState(requirement?.kind ?? 'min');
  const output = outputs.find((each) => each.key === key) ?? outputs[0];
  const unit = output && (outputUnits[output.key] ?? output.unit);
  const [text, setText] = useState(() =>
    requirement && unit
      ? fieldText(clean(convert(requirement.limit, requirement.output.unit, unit)), language)
      : '',
  );
  if (!output || !unit) return null;
  const read = (typed: string) => readQuantity(typed, { unit, signs: signsOf(language) });
  /** Applies the fields if the limit is a number. */
  const apply = (chosen: {
    readonly key: string;
    readonly kind: Requirement['kind'];
    readonly text: string;
  }) => {
    setKey(chosen.key);
    setKind(chosen.kind);
    setText(chosen.text);
    const of = outputs.find((each) => each.key === chosen.key);
    const from = of && (outputUnits[of.key] ?? of.unit);
    const reading = from && readQuantity(chosen.text, { unit: from, signs: signsOf(language) });
    if (!of || !from || reading?.kind !== 'number') return;
    const limit = clean(convert(reading.value, from, of.unit));
    writeMark(requirementKey, writeRequirement({ output: of, kind: chosen.kind, limit }));
  };
  const isUnreadable = text.trim() !== '' && read(text).kind !== 'number';
  return (
    <fieldset className="flex flex-col gap-2.5" data-print="hide">
      <legend className="sr-only">{words.requirement.title}</legend>
      <Field label={words.requirement.output}>
        {(control) => (
          <Select
            {...control}
            value={output.key}
            onChange={({ target: { value } }) => apply({ key: value, kind, text })}
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
                apply({
                  key: output.key,
                  kind: requirementKinds.find((each) => each === value) ?? kind,
                  text,
                })
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
              onChange={({ target: { value } }) => apply({ key: output.key, kind, text: value })}
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
  const { words } = useCalculator();
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
