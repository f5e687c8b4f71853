import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions } from '../../../../platform/shared/audit.ts';

const methods: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  toss: 'Toss',
  eximbay: 'Eximbay',
  stripe: 'Verifone',
  verifone: 'Verifone',
};

/** Returns the brand name of a payment method. */
export function methodName(method: string): string {
  return methods[method] ?? method;
}

/** Translations for the choices of the registration form; an unknown value is shown unchanged. */
export type PersonWords = {
  readonly country: (stored: string) => string;
  readonly job: (stored: string) => string;
};
const asStored = (stored: string) => stored;
export const PersonWordsContext = createContext<PersonWords>({ country: asStored, job: asStored });
export const usePersonWords = (): PersonWords => useContext(PersonWordsContext);

const plans = ['free', 'monthly', 'annual', 'test'] as const;
const paymentStatuses = ['pending', 'completed', 'failed', 'cancelled', 'refunded', 'charged_back'] as const;

const roles = ['Admin', 'admin', 'Member'] as const;

/** Returns functions that translate statuses and names in the tables; an unknown value is shown unchanged. */
export function useStatusWords() {
  const { t } = useTranslation('admin');
  const plan = (id: string): string => {
    const known = plans.find((each) => each === id);
    return known ? t(`plan.${known}`) : id;
  };
  const payment = (status: string): string => {
    const known = paymentStatuses.find((each) => each === status);
    return known ? t(`paid.${known}`) : status;
  };
  const actionName = (action: string): string => {
    const known = auditActions.find((each) => each === action);
    return known ? t(`audit.did.${known}`) : action;
  };
  /**
   * Returns the codes of the actions whose translated name contains the text, separated by commas; the text itself if
   * none does.
   */
  const findActions = (typed: string): string => {
    const words = typed.trim().toLowerCase();
    if (words === '') return '';
    const found = auditActions.filter((each) => t(`audit.did.${each}`).toLowerCase().includes(words));
    return found.length > 0 ? found.join(',') : typed.trim();
  };
  const role = (stored: string): string => {
    const known = roles.find((each) => each === stored);
    return known ? t(`roles.${known}`) : stored;
  };
  /** Returns the name of the paid plan; granted time is shown as granted instead. */
  const planOf = (member: { readonly membershipType: string; readonly isGranted: boolean }): string =>
    member.isGranted && member.membershipType !== 'free' ? t('plan.granted') : plan(member.membershipType);
  return { plan, planOf, payment, actionName, findActions, role };
}
