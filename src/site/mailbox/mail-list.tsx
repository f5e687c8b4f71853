import { useTranslation } from 'react-i18next';
import type { KeptMail } from '../../platform/server/mail/mailbox.contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { MailTime } from './mail-time.tsx';

type MailListProps = {
  readonly mails: readonly KeptMail[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
};

/** List of emails, newest first; a click opens an email beside the list. */
export function MailList({ mails, openId, onOpen }: MailListProps) {
  const { t } = useTranslation('layout');
  return (
    <ul aria-label={t('mailbox.list')} className="divide-y rounded-panel border bg-p1 inset-shadow-sheen">
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            aria-current={mail.id === openId || undefined}
            onClick={() => onOpen(mail.id)}
            className={classNames(
              'flex w-full flex-col gap-0.5 px-4 py-3 text-left recolour hover:bg-p2',
              mail.id === openId && 'bg-p3',
            )}
          >
            <span className="type-body font-[520] text-ink wrap-anywhere">{mail.subject}</span>
            <span className="type-small flex flex-wrap justify-between gap-x-3 text-ink2">
              <span className="wrap-anywhere">{mail.to}</span>
              <MailTime at={mail.createdAt} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
