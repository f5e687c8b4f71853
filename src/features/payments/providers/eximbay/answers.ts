/** Interprets Eximbay's responses. */

import type { ProviderReply } from '../../../../platform/server/http-call.ts';
import { type Failed, failure } from '../outcomes.ts';
import { eximbayMeaning } from './codes.ts';

type Answer = Extract<ProviderReply, { kind: 'answer' }>;

/** Returns whether the response can be interpreted: only status 200, because the statuses of errors are not documented. */
export function isAnswered(reply: ProviderReply): reply is Answer {
  return reply.kind === 'answer' && reply.status === 200;
}

function fieldsOf(reply: ProviderReply): Record<string, unknown> {
  const json = reply.kind === 'answer' ? reply.json : null;
  return json !== null && typeof json === 'object' ? (json as Record<string, unknown>) : {};
}

export function codeOf(reply: ProviderReply): string | undefined {
  const { errcode, rescode } = fieldsOf(reply);
  return [errcode, rescode].find((code): code is string => typeof code === 'string' && code !== '');
}

/** Returns the outcome of an unsuccessful response. */
export function failureOf(reply: ProviderReply): Failed {
  const { resmsg } = fieldsOf(reply);
  const details = { code: codeOf(reply), message: typeof resmsg === 'string' ? resmsg : undefined };
  return failure(reply, details, isAnswered(reply) ? eximbayMeaning(details.code) : undefined);
}
