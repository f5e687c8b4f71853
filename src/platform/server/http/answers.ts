/** Answers are compared with their description while they are written. */
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/** Which route, and where its answer is unlike its description; no values. */
export type WrongAnswer = { readonly route: string; readonly issues: readonly string[] };

export type AnswerOptions = {
  /** Told of an answer that is sent all the same, unless this throws. */
  readonly onWrong: (problem: WrongAnswer) => void;
  /** Fields that no description names count as wrong too, instead of being left out: for tests. */
  readonly strict: boolean;
};

/** Writes what the description names. An answer that does not fit it is better than none: it is told, and sent as it is. */
export function answerSerializer({ onWrong, strict }: AnswerOptions): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url, httpStatus }) => {
    // Refusals have fields of their own.
    if (Number(httpStatus) >= 400) return (answer) => JSON.stringify(answer);
    const route = `${method} ${url} ${httpStatus}`;
    return (answer: unknown) => {
      const { data, error } = z.safeEncode(schema, answer as never);
      const issues = error
        ? error.issues.map(({ path, code }) => `${path.join('.') || 'answer'}: ${code}`)
        : strict
          ? undescribed(answer, data)
          : [];
      if (issues.length > 0) onWrong({ route, issues });
      return JSON.stringify(error ? answer : data);
    };
  };
}

/** Where an answer has what the description leaves out. */
function undescribed(answer: unknown, written: unknown, path = 'answer'): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const kept = (written ?? {}) as Record<string, unknown>;
  return Object.entries(answer).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (!(name in kept)) return [`${path}.${name}: not described`];
    return undescribed(value, kept[name], `${path}.${name}`);
  });
}
