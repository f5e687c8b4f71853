import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptMail } from '../../platform/server/mail/mailbox.contract.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MailTime } from './mail-time.tsx';

type Shown = 'text' | 'html';

/** Shows an email as text, or as HTML in a sandboxed frame. */
export function MailView({ mail }: { readonly mail: KeptMail }) {
  const { t } = useTranslation('layout');
  const [shown, setShown] = useState<Shown>('text');
  return (
    <Panel
      title={mail.subject}
      actions={
        <Segmented<Shown>
          label={mail.subject}
          options={[
            { value: 'text', label: t('mailbox.asText') },
            { value: 'html', label: t('mailbox.asHtml') },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
    >
      <p className="type-small mb-4 flex flex-wrap gap-x-4 text-ink2">
        <span className="wrap-anywhere">{t('mailbox.sentTo', { to: mail.to })}</span>
        <MailTime at={mail.createdAt} />
      </p>
      {shown === 'text' ? (
        <p lang={mail.language} className="type-answer whitespace-pre-wrap wrap-anywhere">
          {mail.text}
        </p>
      ) : (
        <iframe
          title={mail.subject}
          sandbox=""
          src={`/api/dev/mailbox/${mail.id}`}
          className="h-[480px] w-full rounded-control border bg-white"
        />
      )}
    </Panel>
  );
}
