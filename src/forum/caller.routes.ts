/** Who calls, and in which language the answer speaks. */
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../platform/http/api.ts';
import { defaultLanguage, isLanguage, type Language, languageKey } from '../platform/i18n/i18n.ts';
import type { Visitor } from './limits.ts';

/** Somebody signed in, as the route's guard made sure. */
export function visitorOf(request: FastifyRequest): Visitor {
  const { memberId, role, lacksFactor } = callerOf(request);
  return { memberId, role, lacksFactor, address: request.ip };
}

/** As asked for, else as this browser chose before. */
export function languageOf(request: FastifyRequest, asked: Language | undefined): Language {
  const chosen = asked ?? request.cookies[languageKey];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}
