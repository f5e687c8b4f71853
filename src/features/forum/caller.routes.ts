import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/server/http/api.ts';
import { defaultLanguage, isLanguage, type Language, languageKey } from '../../platform/shared/i18n/i18n.ts';
import type { ForumCaller } from './limits.ts';

/** Returns the logged-in caller; the guard of the route has already checked the session. */
export function forumCaller(request: FastifyRequest): ForumCaller {
  const { memberId, role, lacksFactor } = callerOf(request);
  return { memberId, role, lacksFactor, address: request.ip };
}

/** Returns the language requested in the query, else that of the language cookie, else the default. */
export function requestLanguage(request: FastifyRequest, asked: Language | undefined): Language {
  const chosen = asked ?? request.cookies[languageKey];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}
