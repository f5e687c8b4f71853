import type { Clock } from '../../platform/server/clock.ts';
import type { AuthPort } from '../auth/service/auth-service.port.ts';
import type { MemberChanges, MemberStore } from './member.store.ts';

const dayMs = 86_400_000;
const yearMs = 365 * dayMs;

type DemoAccount = {
  readonly nickname: string;
  readonly name: string;
  readonly avatar: string;
  /** Milliseconds since the registration; default 0. */
  readonly joinedMsAgo?: number;
  readonly fields: (now: number) => MemberChanges;
};

const accounts: readonly DemoAccount[] = [
  { nickname: 'admin', name: 'Demo Administrator', avatar: 'crown', fields: () => ({ role: 'Admin' }) },
  { nickname: 'member', name: 'Demo Member', avatar: 'engineer-female', fields: () => ({}) },
  {
    nickname: 'premium',
    name: 'Demo Premium',
    avatar: 'scientist-male',
    fields: (now) => subscription('active', now, now + yearMs),
  },
  {
    nickname: 'expired',
    name: 'Demo Expired',
    avatar: 'welder',
    // The expired member registered before the expired year began.
    joinedMsAgo: yearMs + 31 * dayMs,
    fields: (now) => subscription('expired', now - yearMs - 30 * dayMs, now - 30 * dayMs),
  },
];

function subscription(status: string, from: number, until: number): MemberChanges {
  return {
    subscriptionStatus: status,
    membershipType: 'annual',
    paymentStatus: 'completed',
    subscriptionStartedAt: new Date(from),
    subscriptionExpiresAt: new Date(until),
  };
}

/** Creates missing demo accounts. Existing ones are not changed, except that the premium membership is renewed. */
export async function seedAccounts(options: {
  port: AuthPort;
  members: MemberStore;
  clock: Clock;
  password: string;
}): Promise<void> {
  const { port, members, clock, password } = options;
  for (const { nickname, name, avatar, joinedMsAgo = 0, fields } of accounts) {
    const now = clock.now();
    const email = `${nickname}@demo.local`;
    const existing = await members.findByEmail(email);
    if (existing) {
      const end = existing.subscriptionExpiresAt?.getTime() ?? 0;
      const isEnding = existing.subscriptionStatus !== 'active' || end < now.getTime() + 30 * dayMs;
      if (nickname === 'premium' && isEnding) {
        await members.update(existing.id, {
          ...subscription('active', now.getTime(), now.getTime() + yearMs),
          updatedAt: now,
        });
      }
      continue;
    }
    // Another process that started simultaneously may have inserted the row.
    await members.insert({
      supabaseUserId: await accountOf(port, email, password),
      email,
      name,
      nickname,
      avatar,
      country: 'Germany',
      industry: 'Metallurgy',
      job: 'Steel Engineer',
      isVerified: true,
      createdAt: new Date(now.getTime() - joinedMsAgo),
      updatedAt: now,
      ...fields(now.getTime()),
    });
  }
}

/** Returns the account id; an interrupted run may have created the account without a member. */
async function accountOf(port: AuthPort, email: string, password: string): Promise<string> {
  const existing = await port.findByEmail(email);
  if (existing) return existing.id;
  const created = await port.createUser({ email, password, emailConfirmed: true });
  if (created.ok) return created.value.id;
  // Another process that started simultaneously has created the account.
  const other = await port.findByEmail(email);
  if (!other) throw new Error(`The demo account ${email} could not be created: ${created.refusal.message}`);
  return other.id;
}
