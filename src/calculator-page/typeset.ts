/** TeX to MathML. Runs while pages are built; the browser fetches it only for a formula nobody foresaw. */
import temml from 'temml';
import type { Calculator, InputValues, OutputValues } from '../../calculators/calculator.ts';
import { evaluate } from '../../calculators/evaluate.ts';
import { defaultInputs } from '../../calculators/fields.ts';
import type { Language } from '../../calculators/language.ts';

/** A formula cut before the operators and after the gaps of its outermost level, where a line may break. */
function breakable(tex: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < tex.length; at += 1) {
    const char = tex[at] ?? '';
    if (char === '\\' && /[{}%]/.test(tex[at + 1] ?? '')) at += 1;
    else if ('{(['.includes(char)) depth += 1;
    else if ('})]'.includes(char)) depth -= 1;
    else if (depth > 0 || at === from) continue;
    else if (tex.startsWith('\\quad', at) || tex.startsWith('\\qquad', at)) {
      parts.push(tex.slice(from, at));
      at += tex.startsWith('\\quad', at) ? 5 : 6;
      from = at;
    } else if ((char === '+' || char === '-' || char === '=') && /[\s}\])\w]/.test(tex[at - 1] ?? '') && tex.slice(from, at).trim() !== '') {
      parts.push(tex.slice(from, at));
      from = at;
    }
  }
  return [...parts, tex.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** A single letter without a variant is a variable; the page slants it with its own font. */
const markVariables = (markup: string): string => markup.replace(/<mi>(.)<\/mi>/gu, '<mi class="v">$1</mi>');

/** MathML of a formula, in pieces between which a line may break; in German with decimal commas. */
export function typeset(tex: string, language: Language): string {
  const local = language === 'de' ? tex.replace(/(\d)\.(?=\d)/g, '$1{,}') : tex;
  const whole = (part: string): string => markVariables(temml.renderToString(part, { throwOnError: true, strict: true }));
  // Brackets that grow belong together and hide their depth from the cutter.
  if (/\\left|\\begin|\\right/.test(local)) return whole(local);
  return breakable(local)
    .map((part) => whole(/^[+\-=]/.test(part) ? `{}${part}` : part))
    .join(' ');
}

/** Every combination of the choices, up to a number that a build can afford. */
function choiceSets(calculator: Calculator): readonly Readonly<Record<string, string>>[] {
  let sets: Readonly<Record<string, string>>[] = [{}];
  for (const input of calculator.inputs) {
    if (input.kind !== 'choice') continue;
    sets = sets.flatMap((set) => input.choices.map((choice) => ({ ...set, [input.key]: choice }))).slice(0, 500);
  }
  return sets;
}

/** All formulas that a page can show, by trying its choices and examples. */
export function formulasOf(calculator: Calculator): readonly string[] {
  const found = new Set<string>();
  for (const model of calculator.models ?? []) found.add(model.formula);
  const explain = (inputs: InputValues, values: OutputValues) => {
    for (const line of calculator.explain(inputs, values)) found.add(line.formula);
  };
  const start = defaultInputs(calculator);
  for (const inputs of [...choiceSets(calculator).map((set) => ({ ...start, ...set })), ...calculator.examples.map((each) => each.inputs)]) {
    const result = evaluate(calculator, inputs);
    if (result.ok) explain(result.inputs, result.values);
  }
  return [...found];
}
