import { useCallback, useEffect, useRef, useState } from 'react';
import { call, isRefusal } from '../../../../../platform/browser/api-client.ts';
import {
  type FactorProblem,
  factorProblem,
} from '../../../../../platform/browser/session/sign-in/second-step.ts';
import { type TransientError, transientErrorOf } from '../../../../../platform/browser/transient-errors.ts';
import type { authContract } from '../../../../auth/auth.contract.ts';
import type { AuthCode } from '../../../../auth/refusals.ts';
import * as calls from './factor-calls.ts';

export type Problem = FactorProblem | 'wrong-password' | TransientError['kind'] | 'other';
type Asking = { readonly busy: boolean; readonly problem: Problem | null };

export type View =
  | { readonly name: 'loading' }
  | { readonly name: 'failed' }
  /** Lists all factors with the possible actions. */
  | ({ readonly name: 'list' } & Asking)
  /** Waits for the first code of a new authenticator app. */
  | ({
      readonly name: 'enrolling';
      readonly factorId: string;
      readonly picture: string;
      readonly key: string;
    } & Asking)
  /** Asks for the name of a new security key. */
  | ({ readonly name: 'naming' } & Asking)
  /** Shows new recovery codes once. */
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly replaced: boolean }
  /** Asks for the password, because the login is not recent enough for the step. */
  | ({ readonly name: 'password'; readonly step: Step; readonly back: View } & Asking)
  /** Asks for a second factor to confirm that this one is removed. */
  | ({ readonly name: 'removing'; readonly factor: calls.Factor } & Asking);

export type TwoFactorState = {
  /** Second factors of the member; null until loaded. */
  readonly factors: calls.Factors | null;
  readonly view: View;
};

type Step = () => Promise<TwoFactorState>;

export type TwoFactor = ReturnType<typeof useTwoFactor>;

const idle = { busy: false, problem: null } as const;
const loading: TwoFactorState = { factors: null, view: { name: 'loading' } };

function problemOf(error: unknown): Problem {
  if (isRefusal<AuthCode>(error, 'auth.password_incorrect')) return 'wrong-password';
  return factorProblem(error) ?? transientErrorOf(error)?.kind ?? 'other';
}
const isTooOld = (error: unknown) => (error as { code?: unknown }).code === 'reauthentication_needed';

async function list(): Promise<TwoFactorState> {
  return { factors: await calls.readFactors(), view: { name: 'list', ...idle } };
}

/** Returns the state after a factor was added: new recovery codes with the first factor, else the list. */
async function added(): Promise<TwoFactorState> {
  const codes = await calls.firstRecoveryCodes();
  const now = await list();
  return codes ? { ...now, view: { name: 'codes', codes, replaced: false } } : now;
}

/** Returns the state after a failed step: the same view with the problem, or the password form. */
function failed(before: TwoFactorState, error: unknown, step: Step): TwoFactorState {
  const { factors, view } = before;
  if (isTooOld(error)) return { factors, view: { name: 'password', step, back: view, ...idle } };
  if (!('busy' in view)) return { factors, view: { name: 'failed' } };
  return { factors, view: { ...view, busy: false, problem: problemOf(error) } };
}

/** Runs one step at a time. If the user has left a step, its result is not shown. */
function useSteps() {
  const [state, setState] = useState(loading);
  const turn = useRef(0);
  const dialog = useRef<AbortController | null>(null);

  const show = useCallback((next: TwoFactorState) => {
    turn.current++;
    dialog.current?.abort();
    setState(next);
  }, []);
  const load = useCallback(() => {
    show(loading);
    const mine = turn.current;
    list()
      .catch((): TwoFactorState => ({ factors: null, view: { name: 'failed' } }))
      .then((next) => mine === turn.current && setState(next));
  }, [show]);
  useEffect(() => {
    load();
    return () => dialog.current?.abort();
  }, [load]);

  /**
   * Runs a step. If it fails, the view remains and shows the problem.
   * @returns whether the step succeeded and its result is shown
   */
  async function run(step: Step): Promise<boolean> {
    const { factors, view } = state;
    if ('busy' in view) show({ factors, view: { ...view, busy: true, problem: null } });
    const mine = turn.current;
    try {
      const next = await step();
      if (mine === turn.current) setState(next);
      else load();
      return mine === turn.current;
    } catch (error) {
      if (mine === turn.current) setState(failed(state, error, step));
      return false;
    }
  }

  /** Returns a signal that closes the browser's dialog when the user leaves the step. */
  function dialogSignal(): AbortSignal {
    dialog.current = new AbortController();
    return dialog.current.signal;
  }
  return { state, show, load, run, dialogSignal };
}

/** Manages the second factors: the current view, and the steps that add and remove factors. */
export function useTwoFactor() {
  const { state, show, load, run, dialogSignal } = useSteps();
  const { factors } = state;
  const open = (view: View) => show({ factors, view });

  return {
    state,
    load,
    backToList: () => open({ name: 'list', ...idle }),
    nameKey: () => open({ name: 'naming', ...idle }),
    askRemoval: (factor: calls.Factor) => open({ name: 'removing', factor, ...idle }),
    enrolApp: () =>
      run(async () => ({ factors, view: { name: 'enrolling', ...(await calls.enrolApp()), ...idle } })),
    confirmApp: (factorId: string, code: string) =>
      run(async () => {
        await calls.verifyFactorCode(factorId, code);
        return added();
      }),
    addKey: (name: string) =>
      run(async () => {
        await calls.enrolKey(name, dialogSignal());
        return added();
      }),
    renewCodes: () =>
      run(async () => ({ factors, view: { name: 'codes', ...(await calls.renewRecoveryCodes()) } })),
    /** Verifies the password, then runs the step that required it. */
    confirmPassword: (password: string, { step, back }: Extract<View, { name: 'password' }>) =>
      run(async () => {
        await call<typeof authContract.confirmPassword>('POST', '/api/auth/confirm-password', { password });
        return step().catch((error: unknown) => failed({ factors, view: back }, error, step));
      }),
    /**
     * Removes a factor.
     * @param code app code or recovery code; null to use a security key
     */
    remove: (factor: calls.Factor, code: string | null) =>
      run(async () => {
        if (factors) await calls.verifyFactor(factors, code === null ? { signal: dialogSignal() } : { code });
        return { factors: await calls.removeFactor(factor), view: { name: 'list', ...idle } };
      }),
  };
}
