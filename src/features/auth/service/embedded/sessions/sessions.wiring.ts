import type { UserStore } from '../accounts/user.store.ts';
import type { EmbeddedAuthOptions } from '../options.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createKeyStore } from './key.store.ts';
import { createKeyRing } from './keys.ts';
import type { Secrets } from './secrets.ts';
import { createSessionStore } from './session.store.ts';
import { createSessions } from './sessions.ts';

const dayMs = 86_400_000;

/** Creates the sessions and their tokens, and loads or generates the keys that sign the tokens. */
export async function createSessionParts(
  { db, clock, ...options }: EmbeddedAuthOptions,
  {
    users,
    secrets,
    issuer,
  }: { readonly users: UserStore; readonly secrets: Secrets; readonly issuer: string },
) {
  const tokenSeconds = options.tokenSeconds ?? 3600;
  const store = createSessionStore(db, {
    lifeMs: (options.sessionDays ?? 30) * dayMs,
    unusedMs: (options.unusedDays ?? 14) * dayMs,
  });
  const keys = await createKeyRing({
    store: createKeyStore(db),
    secrets,
    clock,
    tokenSeconds,
    imported: options.keys,
  });
  const tokens = createAccessTokens({ keys, clock, issuer, tokenSeconds });
  const sessions = createSessions({
    store,
    users,
    tokens,
    secrets,
    clock,
    admission: options.admission,
    reuseSeconds: options.reuseSeconds,
  });
  return { keys, tokens, sessions, sessionStore: store };
}
