import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { useReturnPath } from '../../../../platform/browser/session/sign-in/return-path.ts';
import { useTransientErrorMessage } from '../../../../platform/browser/transient-errors.ts';
import { localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { readEximbayReturn } from '../../providers/browser-returns.rules.ts';
import { type ReturnState, startVisit } from './return-visit.ts';

/** Polls the order of the Eximbay return page and provides the state to show. */
export function useEximbayReturn() {
  const { t } = useTranslation('payments');
  const transientMessage = useTransientErrorMessage();
  const { search } = useLocation();
  const language = useLanguage();
  const goOn = useReturnPath();
  const [state, setState] = useState<ReturnState>({ standing: 'loading', text: 'processing' });
  const [orderId, setOrderId] = useState<string | null>(null);
  const [hasOpener, setHasOpener] = useState(false);
  const [tries, setTries] = useState(0);
  const home = useRef('/');
  home.current = localPath(language, '/');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each URL, and again when the user retries.
  useEffect(() => {
    const order = readEximbayReturn(`/${search}`, '').orderRef;
    const opener: Window | null = window.opener;
    setOrderId(order);
    setHasOpener(opener !== null);
    if (!order) {
      setState({ standing: 'failed', text: 'noOrder' });
      return;
    }
    return startVisit({
      orderId: order,
      opener,
      show: setState,
      home: () => home.current,
      goOn,
      t,
      transientMessage,
      polls: 0,
      timer: undefined,
      isUnmounted: false,
    });
  }, [search, tries]);
  return {
    standing: state.standing,
    text: state.detail ?? t(`return.${state.text}`),
    returned: state.returned ?? null,
    orderId,
    needsLogin: state.text === 'loginFirst',
    hasOpener,
    isClosing: state.standing === 'cancelled' || state.isOver === true,
    mayAskAgain: state.text === 'unreachable' || state.text === 'unverified',
    askAgain: () => setTries(tries + 1),
  };
}
