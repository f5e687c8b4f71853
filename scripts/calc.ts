/**
 * Runs calculators from the command line: `npm run -s calc -- list`, `npm run -s calc -- <id> '<json of inputs>'`.
 * Prints JSON on standard output. With invalid inputs it prints `{ problems }` and exits with status 2.
 */
import type { Calculator } from '@ferrite/calculators/core/calculator.ts';
import { evaluate } from '@ferrite/calculators/core/evaluate.ts';
import { formatProblem, formatWarning, labelsOf } from '@ferrite/calculators/core/texts/common-texts.ts';
import { findDefinition, findTexts } from '@ferrite/calculators/definitions.ts';
import { listCalculators } from '@ferrite/calculators/listing.ts';

type Answer = { readonly status: 0 | 2; readonly answer: unknown };

const refused = (key: string, message: string): Answer => ({
  status: 2,
  answer: { problems: [{ key, message }] },
});

function compute(calculator: Calculator, json: string): Answer {
  const texts = findTexts(calculator.id)?.en;
  if (!texts) return refused('', `“${calculator.id}” has no texts.`);
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return refused('', 'The inputs are not JSON.');
  }
  const labels = labelsOf(calculator, texts);
  const result = evaluate(calculator, raw);
  if (!result.ok) {
    const problems = result.problems.map((problem) => {
      const { list: allowed } = problem.params;
      const oneOf = problem.code === 'choice' && allowed ? ` One of: ${allowed}.` : '';
      return { key: problem.key, message: `${formatProblem(texts, problem, 'en', labels)}${oneOf}` };
    });
    return { status: 2, answer: { problems } };
  }
  const { id, version, values } = result;
  const warnings = result.warnings.map((warning) => ({
    ...warning,
    text: formatWarning(texts, warning, 'en', labels),
  }));
  return { status: 0, answer: { id, version, values, warnings } };
}

/**
 * Computes what the arguments of the command line ask for.
 * @param id `list`, or id of a calculator
 * @param json its inputs
 * @returns the exit status and the answer, which is printed as JSON
 */
export function runCalc(id?: string, json?: string): Answer {
  if (id === undefined) return refused('', 'Say `list`, or the id of a calculator and its inputs as JSON.');
  if (id === 'list') return { status: 0, answer: listCalculators() };
  const calculator = findDefinition(id);
  return calculator ? compute(calculator, json ?? '{}') : refused('id', `Unknown calculator “${id}”.`);
}

if (import.meta.main) {
  const { status, answer } = runCalc(process.argv[2], process.argv[3]);
  // Sets the exit code instead of calling process.exit(), which could cut off large output in a pipe.
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  process.exitCode = status;
}
