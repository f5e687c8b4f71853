import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session-state.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Eligibility = { readonly isEligible: boolean };
const eligibilityKey = ['/api/user/refund-eligibility'] as const;
/** Whether a refund is possible changes with a payment, a use and time; the server has the last word. */
const staleMs = 60_000;

export type RefundEnd = {
  /** Asks whoever could still have their money back before the first use ends that. @returns whether to go on */
  readonly mayOpen: () => Promise<boolean>;
  /** To be rendered where the question shall stand. */
  readonly dialog: ReactNode;
};

/** The first calculator opened after paying ends the right to a refund: said before it does, once. */
export function useRefundEnd(): RefundEnd {
  const { t } = useTranslation('tools');
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<((goesOn: boolean) => void) | null>(null);
  const isPremium = profile?.isPremium === true;
  // Read beforehand: a click that has to wait opens no tab in some browsers.
  useQuery<Eligibility>({ queryKey: eligibilityKey, enabled: isPremium, staleTime: staleMs });

  const mayOpen = useCallback(async (): Promise<boolean> => {
    if (!isPremium) return true;
    const known = await queryClient
      .fetchQuery<Eligibility>({ queryKey: eligibilityKey, staleTime: staleMs })
      .catch(() => null);
    if (!known?.isEligible) return true;
    const goesOn = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    if (goesOn) queryClient.setQueryData(eligibilityKey, { ...known, isEligible: false });
    return goesOn;
  }, [isPremium, queryClient]);

  const settle = (goesOn: boolean) => {
    answer?.(goesOn);
    setAnswer(null);
  };
  const dialog = (
    <Dialog
      open={answer !== null}
      onOpenChange={() => settle(false)}
      width="narrow"
      title={t('refundEnd.title')}
      description={t('refundEnd.text')}
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
  return { mayOpen, dialog };
}
