/** Eximbay API client. */
import {
  basicAuthorization,
  callProvider,
  type ProviderReply,
} from '../../../../platform/server/http-call.ts';
import type { CallContext } from '../provider.port.ts';

export type EximbayApi = {
  post(path: string, body: unknown, context: CallContext): Promise<ProviderReply>;
};

export function createEximbayApi(settings: {
  readonly baseUrl: string;
  readonly apiKey: string;
}): EximbayApi {
  const base = settings.baseUrl.replace(/(?<!\/)\/+$/, '');
  const authorization = basicAuthorization(settings.apiKey, '');
  return {
    post: (path, body, { timeoutMs, signal }) =>
      callProvider({
        method: 'POST',
        url: `${base}${path}`,
        headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body),
        timeoutMs,
        signal,
      }),
  };
}
