import { CircleUserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasStoredSession } from '../../platform/browser/session-key.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useFixed } from '../use-calculator.ts';

/**
 * Link to My Page; after logging out, to the login. The page is served to members only, so it starts as the page of a
 * member.
 */
export function AccountLinks() {
  const { words } = useFixed();
  const [isSignedIn, setSignedIn] = useState(true);
  useEffect(() => setSignedIn(hasStoredSession()), []);
  return (
    <a
      href={isSignedIn ? '/my-page' : '/login'}
      data-tip={isSignedIn ? words.nav.myPage : words.nav.login}
      aria-label={isSignedIn ? words.nav.myPage : words.nav.login}
      className={buttonClass({ variant: 'plain', className: 'max-sm:size-11! sm:px-2!' })}
    >
      <CircleUserRound aria-hidden size={18} strokeWidth={1.5} />
      <span className="max-lg:hidden">{isSignedIn ? words.nav.myPage : words.nav.login}</span>
    </a>
  );
}
