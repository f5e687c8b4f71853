/** Cases of the choices of a calculator in which a rule, written as a function of the choices, has the same result. */
import type { Calculator } from './core/calculator.ts';

type Choices = Readonly<Record<string, string>>;
/** Choices by key, each with the values that belong to the case. A choice without a key can have any value. */
type ChoiceCase = Readonly<Record<string, readonly string[]>>;
type CaseOf<T> = { readonly value: T; readonly when: ChoiceCase };

/** Returns the results of a rule with their cases. Only the choices that the rule reads are varied. */
export function choiceCases<T>(calculator: Calculator, rule: (choices: Choices) => T): readonly CaseOf<T>[] {
  const inputs = calculator.inputs.filter((input) => input.kind === 'choice');

  function explore(assigned: Choices): readonly CaseOf<T>[] {
    let open: (typeof inputs)[number] | undefined;
    const recorder = new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          const input = inputs.find(({ key }) => key === name);
          if (!input) return undefined;
          const value = assigned[input.key];
          if (value === undefined) open ??= input;
          return value ?? input.default;
        },
      },
    );
    const value = rule(recorder);
    if (!open) return [{ value, when: {} }];
    const { key, choices } = open;
    const groups = Map.groupBy(
      choices.map((choice) => ({ choice, cases: explore({ ...assigned, [key]: choice }) })),
      ({ cases }) => JSON.stringify(cases),
    );
    if (groups.size === 1) return groups.values().next().value?.[0]?.cases ?? [];
    return [...groups.values()].flatMap((group) =>
      (group[0]?.cases ?? []).map((each) => ({
        value: each.value,
        when: { [key]: group.map(({ choice }) => choice), ...each.when },
      })),
    );
  }

  return explore({});
}
