import { useCallback, useEffect, useState } from 'react';
import { call, isRefusal } from '../../../../platform/browser/api-client.ts';
import { authClient } from '../../../../platform/browser/session/auth-client.ts';
import { factorProblem } from '../../../../platform/browser/session/sign-in/second-step.ts';
import { type TransientError, transientErrorOf } from '../../../../platform/browser/transient-errors.ts';
import type { authContract } from '../../../auth/auth.contract.ts';
import type { AuthCode } from '../../../auth/refusals.ts';

export type Problem = 'wrong' | 'wrong-password' | 'too-many' | TransientError['kind'] | 'other';
type Asking = { readonly busy: boolean; readonly problem: Problem | null };

export type TwoFactorState =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  | ({ readonly name: 'off' } & Asking)
  /** A code of the app must be verified. */
  | ({
      readonly name: 'enrolling';
      readonly factorId: string;
      readonly picture: string;
      readonly key: string;
    } & Asking)
  /** Recovery codes; shown once. */
  | {
      readonly name: 'codes';
      readonly factorId: string;
      readonly codes: readonly string[];
      readonly replaced: boolean;
    }
  /** The sign-in is too old for the step: the password is required first. */
  | ({ readonly name: 'password'; readonly step: () => Promise<TwoFactorState> } & Asking)
  | ({ readonly name: 'on'; readonly factorId: string; readonly codesLeft: number } & Asking)
  | ({ readonly name: 'switching-off'; readonly factorId: string; readonly codesLeft: number } & Asking);

const idle = { busy: false, problem: null } as const;
const busy = { busy: true, problem: null } as const;
function problemOf(error: unknown): Problem {
  if (isRefusal<AuthCode>(error, 'auth.password_incorrect')) return 'wrong-password';
  return factorProblem(error) ?? transientErrorOf(error)?.kind ?? 'other';
}
const isTooOld = (error: unknown) => (error as { code?: unknown }).code === 'reauthentication_needed';

async function read(): Promise<TwoFactorState> {
  const { mfa } = await authClient();
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  const app = data.totp[0];
  if (!app) return { name: 'off', ...idle };
  const status = await mfa.recoveryCodes.getStatus();
  return { name: 'on', factorId: app.id, codesLeft: status.data?.remaining ?? 0, ...idle };
}

/** Starts an enrolment; a pending one is replaced. */
async function enrol(): Promise<TwoFactorState> {
  const { mfa } = await authClient();
  const { data: present, error: unread } = await mfa.listFactors();
  if (unread) throw unread;
  for (const each of present.all) if (each.status === 'unverified') await mfa.unenroll({ factorId: each.id });
  const { data, error } = await mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  return { name: 'enrolling', factorId: data.id, picture: data.totp.qr_code, key: data.totp.secret, ...idle };
}

async function prove(factorId: string, code: string): Promise<void> {
  const { mfa } = await authClient();
  const isOfApp = /^\d{6}$/.test(code);
  const { error } = isOfApp
    ? await mfa.challengeAndVerify({ factorId, code })
    : await mfa.recoveryCodes.verify({ code });
  if (error) throw error;
}

/** State of two-factor login with the steps to enable and disable it. */
export function useTwoFactor() {
  const [state, setState] = useState<TwoFactorState>({ name: 'loading' });

  const load = useCallback(() => {
    setState({ name: 'loading' });
    read().then(setState, () => setState({ name: 'failed' }));
  }, []);
  useEffect(load, [load]);

  /** Runs a step; on failure the current state stays, with the problem. */
  async function run(work: () => Promise<TwoFactorState>): Promise<boolean> {
    const before = state;
    if ('busy' in before) setState({ ...before, ...busy });
    try {
      setState(await work());
      return true;
    } catch (error) {
      if (isTooOld(error)) setState({ name: 'password', step: work, ...idle });
      else
        setState(
          'busy' in before ? { ...before, busy: false, problem: problemOf(error) } : { name: 'failed' },
        );
      return false;
    }
  }

  return {
    state,
    load,
    switchOn: () => run(enrol),

    /** Verifies the password and continues with the requested step. */
    showPassword: (password: string) =>
      run(async () => {
        if (state.name !== 'password') return state;
        await call<typeof authContract.confirmPassword>('POST', '/api/auth/confirm-password', { password });
        return state.step();
      }),

    /** @returns whether two-factor is enabled */
    confirm: (code: string) =>
      run(async () => {
        if (state.name !== 'enrolling') return state;
        await prove(state.factorId, code);
        const { mfa } = await authClient();
        const { data } = await mfa.recoveryCodes.generate();
        // The service may have no recovery codes.
        if (!data) return read();
        return { name: 'codes', factorId: state.factorId, codes: data.codes, replaced: false };
      }),

    freshCodes: () =>
      run(async () => {
        if (state.name !== 'on') return state;
        const { recoveryCodes } = (await authClient()).mfa;
        const had = (await recoveryCodes.getStatus()).data !== null;
        const { data, error } = had ? await recoveryCodes.regenerate() : await recoveryCodes.generate();
        if (error) throw error;
        return { name: 'codes', factorId: state.factorId, codes: data.codes, replaced: had };
      }),

    askOff: () => {
      if (state.name === 'on') setState({ ...state, name: 'switching-off', ...idle });
    },

    /** @returns whether two-factor is disabled */
    switchOff: (code: string) =>
      run(async () => {
        if (state.name !== 'switching-off') return state;
        await prove(state.factorId, code);
        const auth = await authClient();
        const { error } = await auth.mfa.unenroll({ factorId: state.factorId });
        if (error) throw error;
        // The stored tokens still have the claims of the second factor.
        await auth.refreshSession();
        return { name: 'off', ...idle };
      }),
  };
}
