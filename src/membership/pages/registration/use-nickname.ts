import { useEffect, useState } from 'react';
import { call } from '../../../platform/browser/api-client.ts';
import type { membershipContract } from '../../membership.contract.ts';
import { registrationLimits } from '../../registration/registration.rules.ts';

/** So long somebody has stopped typing before it is asked. */
const pauseMs = 500;

/** Asks while it is typed whether somebody has this nickname. Silence means that nothing is known. */
export function useNickname(typed: string): { readonly isTaken: boolean } {
  const nickname = typed.trim();
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if ([...nickname].length < registrationLimits.nicknameMin || nickname.includes('@')) return;
    let isGone = false;
    const ask = () => {
      const query = new URLSearchParams({ nickname });
      call<typeof membershipContract.nickname>('GET', `/api/membership/nickname?${query}`, undefined, {
        bearer: null,
      })
        .then(({ available }) => {
          if (!isGone) setTaken(available ? null : nickname);
        })
        .catch(() => {});
    };
    const timer = setTimeout(ask, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [nickname]);
  return { isTaken: taken !== null && taken === nickname };
}
