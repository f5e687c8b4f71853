import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/browser/api-client.ts';
import { useDraft } from '../../../../platform/browser/drafts/use-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, Textarea } from '../../../../ui/form/field.tsx';
import { Segmented } from '../../../../ui/form/segmented.tsx';
import { shownMoment } from '../../../../ui/shown-values.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import type { MemberRequest, supportContract } from '../../support/support.contract.ts';
import { useAdminActions } from '../actions.ts';
import { ListPanel } from '../list-panel.tsx';
import { useProblemWords } from '../problem-words.ts';
import type { Address } from '../use-address.ts';
import { useList, useRefresh } from '../use-list.ts';

type Calls = typeof supportContract;
const statuses = ['open', 'answered', 'closed'] as const;

/** List of support requests: premium members first, then those that have waited longest. */
export function SupportView({ address }: { readonly address: Address }) {
  const { t } = useTranslation('admin');
  const status = statuses.find((each) => each === address.read('status')) ?? 'open';
  const list = useList<Calls['list']>('/api/admin/support', { status, page: address.page });
  return (
    <ListPanel
      filters={
        <Segmented
          label={t('support.status')}
          value={status}
          onChange={(next) => address.set({ status: next })}
          options={statuses.map((value) => ({ value, label: t(`support.${value}`) }))}
        />
      }
      window={list.data}
      onPage={address.setPage}
      error={list.error}
    >
      {list.data?.items.length === 0 && (
        <p className="type-body px-4 py-10 text-ink2">{t('support.empty')}</p>
      )}
      <ul className="divide-y" aria-busy={!list.data}>
        {list.data?.items.map((request) => (
          <Question key={request.id} request={request} />
        ))}
      </ul>
    </ListPanel>
  );
}

function Question({ request }: { readonly request: MemberRequest }) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const { ask } = useAdminActions();
  const [pending, setPending] = useState(false);
  const { id, member, subject, text, isPremium, status, answer, createdAt, answeredAt } = request;
  const setStatus = async (next: 'open' | 'closed') => {
    setPending(true);
    try {
      await call<Calls['setStatus']>('PUT', `/api/admin/support/${id}/status`, { status: next });
      await refresh();
    } catch (error) {
      toast({ variant: 'destructive', title: t('support.failed'), description: words(error) });
      void refresh();
    } finally {
      setPending(false);
    }
  };
  return (
    <li className="grid gap-2 px-4 py-4">
      <p className="type-small flex flex-wrap items-center gap-x-3 gap-y-1 text-ink2">
        {isPremium && <Tag tone="ok">{t('support.premium')}</Tag>}
        {member && (
          <button
            type="button"
            className="min-h-8 text-left wrap-anywhere hover:underline"
            onClick={() => ask({ kind: 'look', memberId: member.id })}
          >
            {member.name}, {member.email}
          </button>
        )}
        <span>{shownMoment(createdAt)}</span>
      </p>
      <h2 className="type-h3 wrap-anywhere">{subject}</h2>
      <p className="type-answer max-w-[72ch] whitespace-pre-wrap wrap-anywhere">{text}</p>
      {answer && (
        <blockquote className="type-answer max-w-[72ch] whitespace-pre-wrap wrap-anywhere border-l-2 pl-3 text-ink2">
          {answer}
          <footer className="type-micro mt-1 text-ink2">{shownMoment(answeredAt)}</footer>
        </blockquote>
      )}
      {status === 'open' && <AnswerForm id={id} />}
      {
        <div>
          <Button
            size="small"
            variant="plain"
            className="-ml-2.5"
            pending={pending}
            onClick={() => void setStatus(status === 'closed' ? 'open' : 'closed')}
          >
            {t(status === 'closed' ? 'support.reopen' : 'support.close')}
          </Button>
        </div>
      }
    </li>
  );
}

function AnswerForm({ id }: { readonly id: number }) {
  const { t } = useTranslation('admin');
  const words = useProblemWords();
  const refresh = useRefresh();
  const [answer, setAnswer, forget] = useDraft(`support.${id}`);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const send = async () => {
    setProblem(answer.trim() === '' ? t('support.answerRequired') : undefined);
    if (answer.trim() === '') return;
    setPending(true);
    try {
      await call<Calls['answer']>('POST', `/api/admin/support/${id}/answer`, { answer });
      forget();
      toast({ title: t('support.sent') });
      await refresh();
    } catch (error) {
      setProblem(words(error));
      setPending(false);
    }
  };
  return (
    <div className="grid max-w-[720px] gap-2">
      <Field label={t('support.answer')} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={10_000}
            value={answer}
            onChange={(event) => {
              setAnswer(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <div>
        <Button size="small" pending={pending} onClick={() => void send()}>
          {t('support.send')}
        </Button>
      </div>
    </div>
  );
}
