import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, isRefusal } from '../../../../platform/browser/api-client.ts';
import { useSession } from '../../../../platform/browser/session/session-state.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { refundsContract } from '../../../refunds/refunds.contract.ts';
import type { ToolCode } from '../../refusals.ts';
import { refundConsent } from '../../tools.rules.ts';

const eligibility = {
  ...apiQuery<typeof refundsContract.eligibility>('/api/user/refund-eligibility'),
  // Whether consent is needed changes with payments, uses and time; the server makes the final decision.
  staleTime: 60_000,
};

/** Query of the request: empty, or the consent. */
export type UseConsent = '' | `?${string}`;
/** Request that uses a calculator. @param consent query to append to the request */
type Use<T> = (consent: UseConsent) => Promise<T>;

type Question = { readonly tool: string; readonly answer: (goesOn: boolean) => void };

export type RefundEnd = {
  /**
   * Runs a use. Asks for consent first if the use ends the right to a refund, also if only the server knows this.
   * @param tool displayed name @returns null if the member declines
   */
  readonly using: <T>(tool: string, use: Use<T>) => Promise<T | null>;
  /** Consent dialog, to be rendered by the caller. */
  readonly dialog: ReactNode;
};

/**
 * Returns the consent dialog for the first use after a payment, which ends the right to a refund. @param what
 * translation key of the dialog text
 */
export function useRefundEnd(what: 'text' | 'savingText' = 'text'): RefundEnd {
  const { t } = useTranslation('tools');
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Question | null>(null);
  const isPremium = profile?.isPremium === true;
  // The dialog is loaded in advance, because some browsers block a new tab that opens after an asynchronous wait.
  useQuery({ ...eligibility, enabled: isPremium });

  const using = useCallback(
    async <T,>(tool: string, use: Use<T>): Promise<T | null> => {
      const ask = async () => {
        if (!(await new Promise<boolean>((answer) => setAsked({ tool, answer })))) return null;
        const result = await use(`?consent=${refundConsent}`);
        queryClient.setQueryData(eligibility.queryKey, (known) => known && { ...known, isEligible: false });
        return result;
      };
      const known = isPremium ? await queryClient.fetchQuery(eligibility).catch(() => null) : null;
      if (known?.isEligible) return ask();
      try {
        return await use('');
      } catch (error) {
        if (isRefusal<ToolCode>(error, 'tools.refund_ends')) return ask();
        throw error;
      }
    },
    [isPremium, queryClient],
  );

  const settle = (goesOn: boolean) => {
    asked?.answer(goesOn);
    setAsked(null);
  };
  const dialog = (
    <Dialog
      open={asked !== null}
      onOpenChange={() => settle(false)}
      width="narrow"
      title={t('refundEnd.title')}
      description={t(`refundEnd.${what}`, { tool: asked?.tool ?? '' })}
      closeLabel={t('refundEnd.notNow')}
      actions={
        <>
          <Button onClick={() => settle(false)}>{t('refundEnd.notNow')}</Button>
          <Button variant="hot" onClick={() => settle(true)}>
            {t('refundEnd.goOn')}
          </Button>
        </>
      }
    />
  );
  return { using, dialog };
}
