/**
 * Settings of the payment providers. Demo mode uses the sandbox. Live mode enables the providers whose keys are set,
 * and rejects test keys and other hosts than the provider's.
 */
import { z } from 'zod';
import type { PaymentHosts, PaymentSettings } from '../../platform/server/config/config.ts';
import type { EximbaySettings } from './providers/eximbay/eximbay.ts';
import type { PaypalSettings } from './providers/paypal/paypal.ts';
import type { ProviderId } from './providers/provider.port.ts';
import { hostProblem, keyProblem, type ProviderMode } from './providers/provider-hosts.ts';
import type { TossSettings } from './providers/toss/toss.ts';

type Off = { readonly mode: 'off' };
/** URL of the provider's browser script. */
type InBrowser = { readonly scriptUrl: string };

declare module '../../platform/server/config/config.ts' {
  interface PaymentSettings {
    readonly paypal: (PaypalSettings & InBrowser) | Off;
    readonly toss: (TossSettings & InBrowser) | Off;
    readonly eximbay: (EximbaySettings & InBrowser) | Off;
  }
}

export type { PaymentSettings };

const text = z.string().trim().min(1).optional();
const address = z.url({ protocol: /^https?$/ }).optional();
const environment = z.object({
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_BASE_URL: address,
  PAYPAL_SCRIPT_URL: address,
  TOSS_CLIENT_KEY: text,
  TOSS_SECRET_KEY: text,
  TOSS_WEBHOOK_SECRET: text,
  TOSS_BASE_URL: address,
  TOSS_SCRIPT_URL: address,
  EXIMBAY_MID: text,
  EXIMBAY_API_KEY: text,
  EXIMBAY_SHOP: text,
  EXIMBAY_BASE_URL: address,
  EXIMBAY_SCRIPT_URL: address,
});
type Values = z.infer<typeof environment>;

const official: Readonly<Record<ProviderId, { base: string; script: string; domains: readonly string[] }>> = {
  paypal: {
    base: 'https://api-m.paypal.com',
    script: 'https://www.paypal.com/sdk/js',
    domains: ['paypal.com', 'paypalobjects.com'],
  },
  toss: {
    base: 'https://api.tosspayments.com',
    script: 'https://js.tosspayments.com/v2/standard',
    domains: ['tosspayments.com'],
  },
  eximbay: {
    base: 'https://api.eximbay.com',
    script: 'https://api.eximbay.com/v2/javascriptSDK.js',
    domains: ['eximbay.com'],
  },
};

const sandboxScripts: Readonly<Record<ProviderId, string>> = {
  paypal: '/paypal/sdk/js',
  toss: '/toss/v2/standard',
  eximbay: '/eximbay/v2/javascriptSDK.js',
};

const sandboxKeys = {
  paypal: {
    clientId: 'sandbox-client-id',
    clientSecret: 'sandbox-client-secret',
    webhookId: 'SANDBOX-WEBHOOK',
  },
  toss: {
    clientKey: 'test_gck_sandbox',
    secretKey: 'test_gsk_sandbox',
    webhookSecret: 'sandbox-webhook-of-this-computer',
  },
  eximbay: { mid: 'SANDBOX000', apiKey: 'test_sandbox_api_key', shop: 'Ferrite' },
} as const;

const minWebhookSecret = 24;

/**
 * Reads the settings.
 * @param variables environment variables without empty ones
 * @param sandboxUrl URL of the sandbox in demo mode
 * @returns the settings, and one line per problem for the operator
 */
export function readPaymentSettings(
  variables: Readonly<Record<string, string | undefined>>,
  { mode, sandboxUrl }: { readonly mode: 'demo' | 'live'; readonly sandboxUrl: string },
): { readonly settings: PaymentSettings; readonly problems: readonly string[] } {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    return { settings: { ...allOff, hosts: noHosts, sandboxUrl: null }, problems };
  }
  return mode === 'live' ? readLive(parsed.data) : readDemo(parsed.data, sandboxUrl);
}

const allOff = { paypal: { mode: 'off' }, toss: { mode: 'off' }, eximbay: { mode: 'off' } } as const;
const noHosts: PaymentHosts = { script: [], connect: [], frame: [], form: [], image: [], style: [] };

function readDemo(values: Values, sandboxUrl: string) {
  const at = (provider: ProviderId, base?: string, script?: string) => ({
    mode: 'sandbox' as const,
    baseUrl: base ?? `${sandboxUrl}/${provider}`,
    scriptUrl: script ?? `${sandboxUrl}${sandboxScripts[provider]}`,
  });
  const providers = {
    paypal: { ...at('paypal', values.PAYPAL_BASE_URL, values.PAYPAL_SCRIPT_URL), ...sandboxKeys.paypal },
    toss: { ...at('toss', values.TOSS_BASE_URL, values.TOSS_SCRIPT_URL), ...sandboxKeys.toss },
    eximbay: { ...at('eximbay', values.EXIMBAY_BASE_URL, values.EXIMBAY_SCRIPT_URL), ...sandboxKeys.eximbay },
  };
  return {
    settings: { ...providers, sandboxUrl, hosts: hostsOf(providers) },
    problems: (Object.keys(providers) as ProviderId[]).flatMap((provider) =>
      addressProblems(provider, 'sandbox', providers[provider].baseUrl, providers[provider].scriptUrl),
    ),
  };
}

/** Returns the problems of a provider's keys in live mode: missing keys and test keys. */
function liveKeyProblems(provider: ProviderId, keys: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(keys).flatMap(([key, value]) => {
    const name = variableNames[`${provider}.${key}`] ?? key;
    if (value === undefined) return [`${name}: missing; ${provider} needs all of its settings.`];
    // Public names and webhook ids do not show whether they are test or live.
    const problem = unmarked.has(key) ? null : keyProblem(provider, 'live', value);
    return problem ? [`${name}: ${problem}`] : [];
  });
}

function readLive(values: Values) {
  const problems: string[] = [];
  /** Returns the settings of a provider; null (disabled) without keys. Incomplete keys are reported as problems. */
  function take<K extends string>(provider: ProviderId, keys: Readonly<Record<K, string | undefined>>) {
    if (Object.values(keys).every((value) => value === undefined)) return null;
    problems.push(...liveKeyProblems(provider, keys));
    const upper = provider.toUpperCase() as Uppercase<ProviderId>;
    const baseUrl = values[`${upper}_BASE_URL`] ?? official[provider].base;
    const scriptUrl = values[`${upper}_SCRIPT_URL`] ?? official[provider].script;
    problems.push(...addressProblems(provider, 'live', baseUrl, scriptUrl));
    return { mode: 'live' as const, baseUrl, scriptUrl, ...(keys as Record<K, string>) };
  }
  const off = { mode: 'off' } as const;
  const providers = {
    paypal:
      take('paypal', {
        clientId: values.PAYPAL_CLIENT_ID,
        clientSecret: values.PAYPAL_CLIENT_SECRET,
        webhookId: values.PAYPAL_WEBHOOK_ID,
      }) ?? off,
    toss:
      take('toss', {
        clientKey: values.TOSS_CLIENT_KEY,
        secretKey: values.TOSS_SECRET_KEY,
        webhookSecret: values.TOSS_WEBHOOK_SECRET,
      }) ?? off,
    eximbay:
      take('eximbay', {
        mid: values.EXIMBAY_MID,
        apiKey: values.EXIMBAY_API_KEY,
        shop: values.EXIMBAY_SHOP,
      }) ?? off,
  };
  if (values.TOSS_WEBHOOK_SECRET && !/^[\w-]{24,}$/.test(values.TOSS_WEBHOOK_SECRET))
    problems.push(
      `TOSS_WEBHOOK_SECRET: at least ${minWebhookSecret} random letters, digits, - or _; it is the end of an address.`,
    );
  return { settings: { ...providers, sandboxUrl: null, hosts: hostsOf(providers) }, problems };
}

const unmarked = new Set(['webhookId', 'webhookSecret', 'shop']);
const variableNames: Readonly<Record<string, string>> = {
  'paypal.clientId': 'PAYPAL_CLIENT_ID',
  'paypal.clientSecret': 'PAYPAL_CLIENT_SECRET',
  'paypal.webhookId': 'PAYPAL_WEBHOOK_ID',
  'toss.clientKey': 'TOSS_CLIENT_KEY',
  'toss.secretKey': 'TOSS_SECRET_KEY',
  'toss.webhookSecret': 'TOSS_WEBHOOK_SECRET',
  'eximbay.mid': 'EXIMBAY_MID',
  'eximbay.apiKey': 'EXIMBAY_API_KEY',
  'eximbay.shop': 'EXIMBAY_SHOP',
};

function addressProblems(
  provider: ProviderId,
  mode: ProviderMode,
  baseUrl: string,
  scriptUrl: string,
): string[] {
  const name = provider.toUpperCase();
  const problem = hostProblem(provider, mode, baseUrl);
  const problems = problem ? [`${name}_BASE_URL: ${problem}`] : [];
  const { protocol, hostname } = new URL(scriptUrl);
  const own = official[provider].domains.some(
    (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
  );
  if (mode === 'live' && (!own || protocol !== 'https:'))
    problems.push(`${name}_SCRIPT_URL: not an https address of ${provider}.`);
  if (mode === 'sandbox' && own)
    problems.push(`${name}_SCRIPT_URL: demo mode does not load scripts from ${hostname}.`);
  return problems;
}

type Providers = Pick<PaymentSettings, 'paypal' | 'toss' | 'eximbay'>;

/** Returns the hosts that the content security policy must allow for the providers' scripts and frames. */
function hostsOf(providers: Providers): PaymentHosts {
  const hosts = (['paypal', 'toss', 'eximbay'] as const).flatMap((provider) => {
    const settings = providers[provider];
    if (settings.mode === 'off') return [];
    if (settings.mode === 'live') return official[provider].domains.map((domain) => `https://*.${domain}`);
    return [new URL(settings.baseUrl).origin, new URL(settings.scriptUrl).origin];
  });
  const each = [...new Set(hosts)];
  // PayPal's buttons write style elements into the page and put a nonce on only some of them:
  // https://github.com/paypal/paypal-checkout-components/issues/1218. The sandbox's substitutes write none.
  const isLive = Object.values(providers).some(({ mode }) => mode === 'live');
  const style = isLive ? ["'unsafe-inline'"] : [];
  return { script: each, connect: each, frame: each, form: each, image: each, style };
}

/** Returns the settings with the URLs of the sandbox moved to another URL. */
export function withSandboxUrl(settings: PaymentSettings, url: string): PaymentSettings {
  const { sandboxUrl } = settings;
  if (sandboxUrl === null) return settings;
  const move = <T extends Providers[keyof Providers]>(provider: T): T => {
    if (provider.mode === 'off') return provider;
    const there = (old: string) =>
      old.startsWith(`${sandboxUrl}/`) ? url + old.slice(sandboxUrl.length) : old;
    return { ...provider, baseUrl: there(provider.baseUrl), scriptUrl: there(provider.scriptUrl) };
  };
  const providers = {
    paypal: move(settings.paypal),
    toss: move(settings.toss),
    eximbay: move(settings.eximbay),
  };
  return { ...providers, sandboxUrl: url, hosts: hostsOf(providers) };
}
