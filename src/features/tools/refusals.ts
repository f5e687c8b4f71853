import { type Refusals, refusals } from '../../platform/server/errors/errors.ts';
import { sharedRefusals } from '../../platform/server/errors/refusals.ts';
import { counted } from '../../platform/shared/text/counted.ts';

type ComputingTime = {
  readonly mostSeconds: number;
  readonly windowMinutes: number;
  readonly seconds: number;
};
type AmbiguousNumber = {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly readings: readonly (number | string)[];
};

const text = { type: 'string' } as const;
/** Problem of an input: see `Problem` of the calculators. */
const problem = {
  type: 'object',
  required: ['key', 'code', 'params'],
  properties: {
    key: {
      ...text,
      description: 'Key of the input, e.g. `C` or `steps.0.timeH`; empty for the inputs as a whole.',
    },
    code: {
      ...text,
      description: 'Reason, e.g. `required`, `range`, `number`, `unknown`, `choice`, `ambiguous`.',
    },
    params: {
      type: 'object',
      additionalProperties: { anyOf: [text, { type: 'number' }] },
      description: 'Placeholder values of the message, e.g. `min`, `max` and `unit` of the limits.',
    },
  },
} as const;

export const toolRefusals = {
  'tools.computing_time': {
    kind: 'too_many',
    message: ({ mostSeconds, windowMinutes, seconds }: ComputingTime) =>
      `Your calculations have taken ${mostSeconds} s of computing within ${counted(windowMinutes, 'minute')}. Please try again in ${counted(Math.ceil(seconds / 60), 'minute')}.`,
    fields: { retryAfterSeconds: { type: 'integer' } },
  },
  'tools.endless': { kind: 'declined', message: 'Computing with these inputs takes too long.' },
  'tools.too_many_keys': {
    kind: 'conflict',
    message: (most: number) => `You have ${most} keys. Revoke one that is no longer used.`,
  },
  'tools.no_key': { kind: 'not_found', message: 'There is no such key.' },
  'tools.key_invalid': {
    kind: 'unauthenticated',
    message: 'This access key is unknown, has expired or has been revoked.',
  },
  'tools.not_found': { kind: 'not_found', message: 'There is no tool with this name.' },
  'tools.bad_link': {
    kind: 'invalid',
    message: 'Enter a URL (https://…) or the path of a post on this site (/resources/…).',
  },
  'tools.no_such_post': { kind: 'invalid', message: 'There is no such post.' },
  'tools.too_many_links': {
    kind: 'conflict',
    message: (most: number) => `A tool may have at most ${most} links.`,
  },
  'tools.link_exists': { kind: 'conflict', message: 'This link already exists.' },
  'tools.link_not_found': { kind: 'not_found', message: 'There is no such link.' },
  'tools.impossible_inputs': {
    kind: 'invalid',
    message: 'Some inputs are invalid.',
    optionalFields: {
      ok: { type: 'boolean', enum: [false] },
      problems: {
        type: 'array',
        items: problem,
        description: 'All problems of the inputs; only for requests with inputs.',
      },
      calculatorId: { ...text, description: 'Calculator of the link; only for links.' },
      parameters: {
        type: 'array',
        items: text,
        description: 'Invalid parameters of the link; only for links.',
      },
    },
  },
  'tools.unknown_parameters': {
    kind: 'invalid',
    message: (parameters: readonly string[]) => `Unknown parameters of the link: ${parameters.join(', ')}.`,
  },
  'tools.too_many_saved': {
    kind: 'conflict',
    message: (most: number) => `You have saved ${most} calculations. Delete one that is no longer needed.`,
  },
  'tools.no_saved': { kind: 'not_found', message: 'There is no such calculation.' },
  'tools.too_many_reports': {
    kind: 'conflict',
    message: (most: number) => `You can keep up to ${most} reports, including withdrawn ones.`,
  },
  'tools.no_report': { kind: 'not_found', message: 'There is no such report.' },
  'tools.report_withdrawn': { kind: 'gone', message: 'This report was withdrawn by its author.' },
  'tools.revised_meanwhile': {
    kind: 'conflict',
    message: 'There is already a newer revision of this report.',
  },
  'tools.approver_missing': {
    kind: 'invalid',
    message: 'Enter who approved the report.',
  },
  'tools.mark_is_premium': {
    kind: 'forbidden',
    message: 'A custom logo on reports requires a premium membership.',
  },
  'tools.mark_too_large': {
    kind: 'too_large',
    message: (bytes: number) => `A logo may have at most ${bytes / 1_000} kB.`,
  },
  'tools.login_required': { kind: 'unauthenticated', message: 'Please log in to access tools.' },
  'tools.premium_required': {
    kind: 'forbidden',
    message: (what: 'This tool requires' | 'Batches require') =>
      `${what} a premium membership. Please upgrade to access.`,
  },
  'tools.not_available': { kind: 'not_found', message: 'This tool is currently unavailable' },
  'tools.daily_limit': {
    kind: 'forbidden',
    message: (limit: number) =>
      `A free membership includes ${limit} different tools a day. The count restarts at 00:00 UTC; a premium membership has no limit.`,
    fields: { limit: { type: 'integer' } },
  },
  'tools.refund_ends': {
    kind: 'conflict',
    message: (consent: string) =>
      `Your last payment can still be refunded in full; the first use of a calculator ends that right. To continue, repeat the request with ?consent=${consent}.`,
    fields: {
      consent: {
        ...text,
        description: 'Value to send as query parameter `consent` when the request is repeated.',
      },
    },
  },
  'tools.ambiguous_number': {
    kind: 'invalid',
    message: ({ row, column, text, readings }: AmbiguousNumber) =>
      `Row ${row}, ${column}: "${text}" may mean ${readings[0]} or ${readings[1]}. Send it as a number.`,
    fields: {
      row: { type: 'integer', description: 'Number of the row, from 1.' },
      column: { ...text, description: 'Key of the input.' },
      readings: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
    },
  },
  'tools.no_upload': { kind: 'not_found', message: 'There is no such upload.' },
  'tools.upload_quota': {
    kind: 'conflict',
    message: (megabytes: number) =>
      `You have sent ${megabytes} MB that have not been reviewed yet. Please wait until an administrator has decided on them.`,
  },
  'tools.upload_store_full': {
    kind: 'unavailable',
    message:
      'No more files are accepted until those already sent have been reviewed. Please try again later.',
  },
  'tools.uploads_at_once': {
    kind: 'too_many',
    message: (most: number) => `At most ${most} files can be uploaded at the same time.`,
  },
  'tools.not_an_archive': { kind: 'unsupported', message: 'Only .zip, .rar and .7z files are accepted.' },
} as const satisfies Refusals;

export type ToolCode = keyof typeof toolRefusals;

export const refuse = refusals({ ...sharedRefusals, ...toolRefusals });

type OwnRefusals = typeof toolRefusals;
declare module '../../platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
