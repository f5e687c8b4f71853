import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal, read } from '../../../platform/browser/api-client.ts';
import { useSession } from '../../../platform/session/session-state.ts';
import type { refundsContract } from '../../../refunds/refunds.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { ToolCode } from '../../refusals.ts';
import { refundConsent } from '../../tools.rules.ts';

const eligibility = {
  ...read<typeof refundsContract.eligibility>('/api/user/refund-eligibility'),
  // It changes with a payment, a use and time; the server has the last word.
  staleTime: 60_000,
};

/** What is added to a call's address: nothing, or that the member knows what ends. */
export type UseConsent = '' | `?${string}`;
/** Uses a calculator. @param consent to be added to the call's address */
type Use<T> = (consent: UseConsent) => Promise<T>;

type Question = { readonly tool: string; readonly answer: (goesOn: boolean) => void };

export type RefundEnd = {
  /**
   * Uses a calculator; whoever could still have their money back is asked before that ends it, also when only the
   * server knows. @param tool its name, as the question says it. @returns null when the person would rather not
   */
  readonly using: <T>(tool: string, use: Use<T>) => Promise<T | null>;
  /** To be rendered where the question shall stand. */
  readonly dialog: ReactNode;
};

/**
 * The first calculator used after paying ends the right to a refund: said before it does, once.
 * @param what how it is used, as the question words it
 */
export function useRefundEnd(what: 'text' | 'savingText' = 'text'): RefundEnd {
  const { t } = useTranslation('tools');
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Question | null>(null);
  const isPremium = profile?.isPremium === true;
  // Read beforehand: a click that has to wait opens no tab in some browsers.
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
