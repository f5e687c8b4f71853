import type { Config } from '../../../platform/server/config/config.ts';
import type { Installation } from './usecases/deps.ts';

/** Returns the settings shown on the status page of administrators. */
export function installationOf({ mode, databaseUrl, mail, payments }: Config): Installation {
  const providers = (['paypal', 'toss', 'eximbay'] as const).map((name) => ({
    name,
    mode: payments[name].mode,
  }));
  return {
    isLive: mode === 'live',
    isEmbedded: databaseUrl === null,
    sendsMail: mail.smtpUrl !== null,
    providers,
  };
}
