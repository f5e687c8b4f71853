import { type ReactNode, Suspense, useContext, useState } from 'react';
import { hasOwnDrafts } from '../../platform/browser/drafts/use-draft.ts';
import { lazyPart } from '../../platform/browser/load-part.ts';
import { SessionContext } from '../../platform/browser/session/session-state.ts';

const LogoutQuestion = lazyPart(async () => (await import('./logout-question.tsx')).LogoutQuestion);

/** Returns a logout that asks first if it deletes unsaved entries of the member in this tab, and the dialog that asks. */
export function useConfirmedLogout(): { readonly askLogout: () => void; readonly question: ReactNode } {
  const { logout } = useContext(SessionContext);
  const [isAsked, setAsked] = useState<boolean | null>(null);
  const leave = () => {
    setAsked(false);
    void logout();
  };
  return {
    askLogout: () => (hasOwnDrafts() ? setAsked(true) : leave()),
    question: isAsked !== null && (
      <Suspense fallback={null}>
        <LogoutQuestion isOpen={isAsked} onStay={() => setAsked(false)} onLogout={leave} />
      </Suspense>
    ),
  };
}
