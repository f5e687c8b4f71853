import { useEffect, useState } from 'react';
import { call } from '../../../../platform/browser/api-client.ts';
import type { membershipContract } from '../../membership.contract.ts';
import { registrationLimits } from '../../registration/registration.rules.ts';
import { type FaultKey, nicknameFault } from './registration-problem.ts';

/** Delay in ms between the last keystroke and the request. */
const pauseMs = 500;

/**
 * Checks a nickname at the server while the user types.
 * @returns the problem; null if there is none
 */
export function useNickname(typed: string): FaultKey | null {
  const nickname = typed.trim();
  const [answer, setAnswer] = useState<{ nickname: string; fault: FaultKey | null } | null>(null);
  useEffect(() => {
    if ([...nickname].length < registrationLimits.nicknameMin || nickname.includes('@')) return;
    let isGone = false;
    const ask = () => {
      const query = new URLSearchParams({ nickname });
      call<typeof membershipContract.nickname>('GET', `/api/membership/nickname?${query}`, undefined, {
        bearer: null,
      })
        .then(({ problem }) => {
          if (!isGone) setAnswer({ nickname, fault: problem ? nicknameFault(problem) : null });
        })
        .catch(() => {});
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [nickname]);
  return answer?.nickname === nickname ? answer.fault : null;
}
