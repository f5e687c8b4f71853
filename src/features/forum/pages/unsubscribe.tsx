import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CentreCard } from '../../../layout/centre-card.tsx';
import { PageHead } from '../../../layout/page-head.tsx';
import { call } from '../../../platform/browser/api-client.ts';
import { pageWords } from '../../../platform/browser/i18n/page-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import type { forumContract } from '../forum.contract.ts';

export const handle = pageWords('forum');

type State = 'asking' | 'sending' | 'ended' | 'resumed' | 'failed';

/** Page that the unsubscribe link opens. Unsubscribing needs a click, because mail programs open links automatically. */
export default function Mails() {
  const { t } = useTranslation('forum');
  const [parameters] = useSearchParams();
  const [state, setState] = useState<State>('asking');
  const send = async (muted: boolean) => {
    setState('sending');
    try {
      await call<typeof forumContract.mails>('POST', '/api/forum/mails', {
        token: parameters.get('token') ?? '',
        muted,
      });
      setState(muted ? 'ended' : 'resumed');
    } catch {
      setState('failed');
    }
  };
  return (
    <CentreCard
      title={t('mails.title')}
      actions={
        state === 'ended' ? (
          <Button onClick={() => void send(false)}>{t('mails.resume')}</Button>
        ) : (
          <Button variant="hot" pending={state === 'sending'} onClick={() => void send(true)}>
            {t('mails.end')}
          </Button>
        )
      }
    >
      <PageHead path="/forum-mails" title={t('mails.title')} description={t('mails.text')} noindex />
      {state === 'failed' && <Notice tone="err">{t('mails.failed')}</Notice>}
      {(state === 'ended' || state === 'resumed') && <Notice tone="ok">{t(`mails.${state}`)}</Notice>}
      {(state === 'asking' || state === 'sending') && t('mails.text')}
    </CentreCard>
  );
}
