import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** Why an export or a batch does not begin: not part of this membership, nobody could be asked, or its program is out of reach. */
export type RightsRefusal = 'premium' | 'unknown' | 'failed';
export type Rights = {
  /** null while nothing was refused. */
  readonly refusal: RightsRefusal | null;
  /** Begins what needs the right, or says why not. */
  readonly withRight: (begin: () => void | Promise<void>) => Promise<void>;
  readonly dismiss: () => void;
};

const Context = createContext<Rights | null>(null);
export const RightsProvider = Context.Provider;

export function useRights(): Rights {
  const rights = useContext(Context);
  if (!rights) throw new Error('useRights stands outside of its page');
  return rights;
}

/** The page has no session; the cookie that opened it tells the server whose it is. */
async function askRights(id: string): Promise<'granted' | RightsRefusal> {
  try {
    const answer = await fetch(`/calculators/rights/${id}`);
    if (!answer.ok) return 'unknown';
    const { exports } = (await answer.json()) as { exports: boolean };
    return exports ? 'granted' : 'premium';
  } catch {
    return 'unknown';
  }
}

/** What this person may do besides computing; asked once when the page opens, and again after no answer. */
export function useRightsState(id: string): Rights {
  const asked = useRef<Promise<'granted' | RightsRefusal> | null>(null);
  const [refusal, setRefusal] = useState<RightsRefusal | null>(null);
  useEffect(() => {
    asked.current ??= askRights(id);
  }, [id]);
  return {
    refusal,
    dismiss: () => setRefusal(null),
    async withRight(begin) {
      asked.current ??= askRights(id);
      const answer = await asked.current;
      if (answer !== 'granted') {
        // Somebody may have become a member, or got back online, since.
        asked.current = null;
        setRefusal(answer);
        return;
      }
      setRefusal(null);
      try {
        await begin();
      } catch {
        setRefusal('failed');
      }
    },
  };
}
