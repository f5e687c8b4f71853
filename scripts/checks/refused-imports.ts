/** Imports that are refused one by one, by patterns of the importing file and of the target. */
import type { Import } from './import-rules.ts';

/** Packages and files that run on the server only. */
export const isServerOnly = (target: string) =>
  target.startsWith('src/platform/server/') ||
  /^(node:|(pg|pg-boss|pino|nodemailer|pdfkit|fontkit|sharp|tar|lru-cache|sanitize-html)$|(zod|drizzle-orm|fastify|@fastify|@aws-sdk)(\/|$)|fastify-type-provider-zod$)/.test(
    target,
  );

/** Libraries that have one home each. */
const homes: readonly (readonly [pattern: RegExp, home: RegExp])[] = [
  [/^temml$/, /^(src\/calculator-page\/|scripts\/)/],
  [/^@tiptap\//, /^src\/features\/archive\/pages\/editor/],
  [
    /^(@supabase\/auth-js|@tanstack\/react-query)$/,
    /^src\/(platform\/browser\/session\/|([^/]+\/)+pages\/|layout\/)/,
  ],
  [
    /^(drizzle-orm|pg)(\/|$)/,
    /^src\/(platform\/server\/|demo-year\.ts|.+(\.(store|wiring|module)\.ts$|\/(tables|columns)\.ts$|\/demo\/))/,
  ],
  [
    /^(fastify|@fastify\/.+|fastify-type-provider-zod)$/,
    /^src\/(http\.ts|platform\/server\/|.+\.(routes|wiring|module)\.ts$)/,
  ],
];
/** Imports that are refused one by one; `types` says whether an import of types counts too. */
const refused: readonly { from: RegExp; to: RegExp; types: boolean; reason: string }[] = [
  {
    from: /^src\/ui\//,
    to: /^(i18next|react-i18next|@tanstack\/.+)$/,
    types: true,
    reason: 'ui gets texts and data as properties',
  },
  {
    from: /^src\/features\/payments\/providers\/(?!.+\.wiring\.ts)/,
    to: /^src\/features\/payments\/(?!providers\/|refusals\.ts)/,
    types: true,
    reason: 'a payment provider does not know the payment process',
  },
  {
    from: /^src\/features\/auth\/(?!service\/|.+\.(wiring|module)\.ts)/,
    to: /^src\/features\/auth\/service\/(embedded|hosted)\//,
    types: true,
    reason: 'the auth service is used through its port',
  },
  {
    from: /\.contract\.ts$/,
    to: /^src\/platform\/server\/database\//,
    types: true,
    reason: 'a contract does not know the database',
  },
  {
    from: /\.rules\.ts$|\/pages\//,
    to: /\.store\.ts$|\/tables\.ts$/,
    types: true,
    reason: 'rules and pages do not know how data is stored',
  },
  {
    from: /\.store\.ts$/,
    to: /^src\/platform\/server\/mail\/mail\.ts$/,
    types: false,
    reason: 'mails are sent by use cases',
  },
  {
    from: /^src\/(?!platform\/|.+(\.store\.ts$|\/demo\/))/,
    to: /^src\/platform\/server\/.+\/tables\.ts$/,
    types: false,
    reason: 'only stores read tables of the platform',
  },
  {
    from: /^src\/foundation\.ts$/,
    to: /^src\/(?!platform\/|programs\/)[^/]+\//,
    types: true,
    reason: 'features are built on the foundation, not the other way round',
  },
  {
    from: /^src\/(jobs|http|programs\/.+)\.ts$/,
    to: /\.store\.ts$/,
    types: false,
    reason: 'only use cases read and write data',
  },
  {
    from: /^src\/(?!platform\/server\/)/,
    to: /^(pdfkit|sharp|nodemailer|pg-boss|pino|@aws-sdk\/.+)$/,
    types: false,
    reason: 'used through the platform only',
  },
];
/** Reason why one of these lists refuses an import, or null. */
export function refusalOf({ from, to, typeOnly }: Import): string | null {
  if (!typeOnly)
    for (const [pattern, home] of homes)
      if (pattern.test(to) && !home.test(from)) return `${to} is used only in ${home.source}`;
  const rule = refused.find((each) => each.from.test(from) && each.to.test(to) && (each.types || !typeOnly));
  if (rule) return rule.reason;
  const [provider, otherProvider] = [from, to].map(
    (file) => /^src\/features\/payments\/providers\/([^/]+)\//.exec(file)?.[1],
  );
  if (provider && otherProvider && provider !== otherProvider)
    return 'payment providers do not know each other';
  return null;
}
