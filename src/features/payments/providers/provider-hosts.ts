/**
 * Checks that hosts and keys of the providers fit the mode: live keys must not be sent to a sandbox, and live mode
 * must not use a sandbox.
 */
import type { ProviderId } from './provider.port.ts';

export type ProviderMode = 'sandbox' | 'live';

const liveHosts: Readonly<Record<ProviderId, readonly string[]>> = {
  paypal: ['api-m.paypal.com'],
  toss: ['api.tosspayments.com'],
  eximbay: ['api.eximbay.com'],
};

/** Domains that belong to the providers, including their test hosts. */
const ownDomains: Readonly<Record<ProviderId, string>> = {
  paypal: 'paypal.com',
  toss: 'tosspayments.com',
  eximbay: 'eximbay.com',
};

/** Returns why a base URL does not fit the mode; null if it fits. */
export function hostProblem(provider: ProviderId, mode: ProviderMode, baseUrl: string): string | null {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return `${provider}: the base address is not an http address.`;
  if (url.username || url.password || url.search || url.hash)
    return `${provider}: the base address must be host and path only.`;
  if (mode === 'live') {
    if (url.protocol !== 'https:' || url.port !== '' || !liveHosts[provider].includes(url.hostname))
      return `${provider}: live mode talks to https://${liveHosts[provider].join(' or https://')} only, not to ${url.origin}.`;
    return null;
  }
  const domain = ownDomains[provider];
  if (url.hostname === domain || url.hostname.endsWith(`.${domain}`))
    return `${provider}: sandbox mode does not talk to ${url.hostname}.`;
  return null;
}

/** Public test merchant from Eximbay's documentation. */
const eximbayTestMerchants = ['1849705C64'];

/** Returns why a key or merchant id does not fit the mode; null if it fits or does not show its mode. */
export function keyProblem(provider: ProviderId, mode: ProviderMode, key: string): string | null {
  if (key.trim() === '') return `${provider}: a key is missing.`;
  const isTest =
    provider === 'toss'
      ? !key.startsWith('live_')
      : /^(test|sandbox)[_-]/i.test(key) || (provider === 'eximbay' && eximbayTestMerchants.includes(key));
  if (mode === 'live' && isTest) return `${provider}: live mode refuses test keys.`;
  if (mode === 'sandbox' && /^live[_-]/i.test(key)) return `${provider}: sandbox mode refuses live keys.`;
  return null;
}

/**
 * Checks host and keys of a provider.
 * @throws Error that lists all problems
 */
export function requireValidHostAndKeys(
  provider: ProviderId,
  mode: ProviderMode,
  baseUrl: string,
  keys: readonly string[],
): void {
  const problems = [
    hostProblem(provider, mode, baseUrl),
    ...keys.map((key) => keyProblem(provider, mode, key)),
  ];
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new Error(found.join('\n'));
}
