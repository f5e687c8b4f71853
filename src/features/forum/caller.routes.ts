import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../platform/server/http/api.ts';
import { defaultLanguage, isLanguage, type Language, languageKey } from '../../platform/shared/i18n/i18n.ts';
import type { ForumCaller } from './limits.ts';

/** Returns the signed-in caller; the guard of the route requires a session. */
export function forumCaller(request: FastifyRequest): ForumCaller {
  const { memberId, role, lacksFactor } = callerOf(request);
  return { memberId, role, lacksFactor, address: request.ip };
}

/** Returns the requested language, else the one in the language cookie, else the default. */
export function requestLanguage(request: FastifyRequest, asked: Language | undefined): Language {
  const chosen = asked ?? request.cookies[languageKey];
  return isLanguage(chosen) ? chosen : defaultLanguage;
}
