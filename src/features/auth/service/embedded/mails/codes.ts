import { randomInt } from 'node:crypto';
import type { Clock } from '../../../../../platform/server/clock.ts';
import { mailLanguage } from '../../../../../platform/server/mail/language.ts';
import { codeRules } from '../../../auth.rules.ts';
import type { CodeTries } from '../../../codes/code-tries.ts';
import type { AuthMail } from '../../../mails/mails.ts';
import type { UserRow } from '../accounts/user.store.ts';
import { codeInvalid } from '../refusal.ts';
import { isEqualInConstantTime, type Secrets } from '../sessions/secrets.ts';
import type { CodeStore } from './code.store.ts';
import { type CodeChallenge, type Flows, flowPrefix } from './flows.ts';

export const codeKinds = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email_change_current',
  'reauthentication',
] as const;
export type CodeKind = (typeof codeKinds)[number];

const templates: Readonly<Record<CodeKind, AuthMail['template']>> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change: 'email_change',
  email_change_current: 'email_change',
  reauthentication: 'reauthentication',
};
/**
 * Types in mailed links that differ from the kind of the code. Both confirmations of an email change have the same
 * type.
 */
const linkTypes: Partial<Record<CodeKind, string>> = { email_change_current: 'email_change' };

/** URL to which a mailed link leads, and the PKCE challenge of the requesting browser. */
export type LinkTarget = {
  readonly redirectTo: string;
  readonly challenge?: CodeChallenge | undefined;
  readonly address?: string | undefined;
};
export type IssuedCode = { readonly code: string; readonly hash: string; readonly link: string };
/**
 * Encodes a URL as a query parameter. Simple URLs are not encoded, because applications compare the text of generated
 * links.
 */
const inQuery = (target: string) => (/^[\w.~:/@-]*$/.test(target) ? target : encodeURIComponent(target));

/**
 * Returns the group of a kind of code. Codes for sign-up and login are typed into the same field, so they form one
 * group.
 */
const groupOf = (kind: string) => (kind === 'signup' || kind === 'magiclink' ? 'email' : kind);

export type Codes = ReturnType<typeof createCodes>;

export function createCodes(options: {
  readonly store: CodeStore;
  readonly flows: Flows;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly codeSeconds: number;
  /** Public URL of this service, for links in mails. */
  readonly externalUrl: string;
  readonly sendMail: (mail: AuthMail) => Promise<void>;
  /** Returns the language for mails to the user; null if only the account contains one. */
  readonly findLanguage: (userId: string) => Promise<string | null>;
  readonly tries: CodeTries;
}) {
  const { store, tries, flows, secrets, clock, codeSeconds, externalUrl, sendMail, findLanguage } = options;
  const hashOf = (address: string, code: string) => secrets.digest('code', address.toLowerCase(), code);

  /** Creates a six-digit code and a link with its hash. Only the hash is stored. */
  async function issue(user: UserRow, kind: CodeKind, address: string, way: LinkTarget): Promise<IssuedCode> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const createdAt = clock.now();
    const prefix = way.challenge ? flowPrefix : '';
    const hash = prefix + hashOf(`${groupOf(kind)} ${address}`, code);
    if (way.challenge) await flows.begin(user.id, kind, way.challenge, createdAt);
    const expiresAt = new Date(createdAt.getTime() + codeSeconds * 1000);
    await tries.recordRequest({ purpose: user.id, email: address, address: way.address ?? '' });
    await store.replace({ userId: user.id, kind, tokenHash: hash, address, createdAt, expiresAt });
    const query = `token=${hash}&type=${linkTypes[kind] ?? kind}&redirect_to=${inQuery(way.redirectTo)}`;
    return { code, hash, link: `${externalUrl}/verify?${query}` };
  }

  return {
    issue,

    async mail(user: UserRow, kind: CodeKind, address: string, way: LinkTarget): Promise<void> {
      const { code, link } = await issue(user, kind, address, way);
      const { language: stated } = user.userMetadata;
      const language = mailLanguage(await findLanguage(user.id), typeof stated === 'string' ? stated : null);
      const params = {
        code,
        link,
        email: user.email ?? address,
        newEmail: user.newEmail ?? '',
        minutes: Math.round(codeSeconds / 60),
      };
      await sendMail({ to: address, template: templates[kind], params, language });
    },

    /**
     * Redeems a code that the user typed.
     * @param from IP address of the caller; `address` is the mailbox of the code
     * @returns the kind of the code
     * @throws AuthRefused, the same for wrong, expired, used and blocked codes
     */
    async consumeTyped(
      user: UserRow,
      kinds: readonly CodeKind[],
      { address, code }: { readonly address: string; readonly code: string },
      from: string,
    ): Promise<CodeKind> {
      if (!(await tries.consumeTry({ purpose: user.id, email: address, address: from }))) throw codeInvalid();
      const tried = await store.tryCodes(user.id, kinds, codeRules.maxTries + codeRules.otherCallersTries);
      for (const row of tried) {
        const expected = Buffer.from(hashOf(`${groupOf(row.kind)} ${address}`, code));
        const hash = row.tokenHash.startsWith(flowPrefix)
          ? row.tokenHash.slice(flowPrefix.length)
          : row.tokenHash;
        const matches =
          isEqualInConstantTime(expected, Buffer.from(hash)) && row.address === address.toLowerCase();
        if (matches && row.expiresAt > clock.now() && (await store.consume(row))) return row.kind as CodeKind;
      }
      throw codeInvalid();
    },

    /**
     * Redeems the code in a link.
     * @returns its user
     */
    async consumeLinked(
      hash: string,
      kinds: readonly CodeKind[],
    ): Promise<{ userId: string; kind: CodeKind }> {
      const row = await store.findByHash(hash, kinds);
      if (!row || row.expiresAt <= clock.now() || !(await store.consume(row))) throw codeInvalid();
      return { userId: row.userId, kind: row.kind as CodeKind };
    },

    has: async (userId: string, kind: CodeKind) => (await store.find(userId, kind)) !== null,
  };
}
