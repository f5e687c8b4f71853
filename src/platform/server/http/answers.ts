/** Validates responses against their schemas during serialization. */
import type { FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';

/** Response that violates its schema: the route and the paths of the invalid fields, without values. */
export type InvalidResponse = { readonly route: string; readonly issues: readonly string[] };

export type AnswerOptions = {
  /** Called for an invalid response; the response is still sent unless this function throws. */
  readonly onWrong: (problem: InvalidResponse) => void;
  /** Treats fields that the schema does not describe as errors instead of removing them; for tests. */
  readonly strict: boolean;
};

/**
 * Returns a serializer that writes the fields described by the schema. It reports an invalid response and sends it
 * unchanged.
 */
export function answerSerializer({ onWrong, strict }: AnswerOptions): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url, httpStatus }) => {
    // Refusals have fields that no schema describes.
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

/** Returns the paths of fields that the schema does not describe. */
function undescribed(answer: unknown, written: unknown, path = 'answer'): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const kept = (written ?? {}) as Record<string, unknown>;
  return Object.entries(answer).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (!(name in kept)) return [`${path}.${name}: not described`];
    return undescribed(value, kept[name], `${path}.${name}`);
  });
}
