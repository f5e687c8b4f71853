/** Demo members with a refund, a refund request or a chargeback. */

import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import type { PlanId } from '../../membership/periods/plans.rules.ts';
import type { PaymentMethod } from '../../membership/registration/profile-lists.rules.ts';

export type RefundCase = {
  readonly language: Language;
  readonly provider: PaymentMethod;
  readonly planId: PlanId;
  /** Number of days since the member joined and paid. */
  readonly daysAgo: number;
  readonly outcome: 'pending' | 'rejected' | 'completed' | 'reversed';
  readonly reason: string;
  /** Kind of the request; default: refund request. A withdrawal from the contract needs no reason. */
  readonly kind?: 'withdrawal';
  /** Administrator's note on the decision. */
  readonly notes?: string;
};

const used = {
  en: 'Tools were used after the request. Agreed by phone that the membership goes on.',
  de: 'Nach dem Antrag wurden Rechner benutzt. Telefonisch vereinbart: die Mitgliedschaft läuft weiter.',
  ja: 'お申し込み後にツールのご利用がありました。ご本人に確認し、継続となりました。',
  kr: '신청 후 도구 사용 기록이 있어 본인 확인 후 이용을 계속하기로 했습니다.',
};

// biome-ignore format: one case per line.
export const refundCases: readonly RefundCase[] = [
  { language: 'kr', provider: 'toss', planId: 'monthly', daysAgo: 1, outcome: 'pending', reason: '회사에서 이미 단체로 가입한 것을 뒤늦게 알았습니다.' },
  { language: 'en', provider: 'paypal', planId: 'annual', daysAgo: 2, outcome: 'pending', reason: 'I chose the annual plan by mistake and would rather begin with a month.' },
  { language: 'cn', provider: 'eximbay', planId: 'annual', daysAgo: 4, outcome: 'pending', reason: '同事已经购买，重复付款了。' },
  { language: 'kr', provider: 'toss', planId: 'annual', daysAgo: 12, outcome: 'rejected', reason: '생각보다 사용할 일이 적을 것 같습니다.', notes: used.kr },
  { language: 'de', provider: 'paypal', planId: 'annual', daysAgo: 41, outcome: 'completed', kind: 'withdrawal', reason: '' },
  { language: 'en', provider: 'paypal', planId: 'annual', daysAgo: 55, outcome: 'rejected', reason: 'We may use another program in our department.', notes: used.en },
  { language: 'kr', provider: 'toss', planId: 'annual', daysAgo: 75, outcome: 'completed', reason: '부서 이동으로 더 이상 필요하지 않습니다.' },
  { language: 'en', provider: 'paypal', planId: 'annual', daysAgo: 96, outcome: 'reversed', reason: '' },
  { language: 'ja', provider: 'eximbay', planId: 'monthly', daysAgo: 130, outcome: 'completed', reason: '個人のカードで払ってしまいました。会社で申し込み直します。' },
  { language: 'de', provider: 'eximbay', planId: 'annual', daysAgo: 160, outcome: 'rejected', reason: 'Bitte prüfen, ob ich in den Monatsplan wechseln kann.', notes: used.de },
  { language: 'en', provider: 'paypal', planId: 'monthly', daysAgo: 198, outcome: 'completed', reason: 'Paid with the wrong account. I will order again with the right one.' },
  { language: 'ja', provider: 'paypal', planId: 'monthly', daysAgo: 220, outcome: 'rejected', reason: '使用頻度が少ないため、解約を検討しています。', notes: used.ja },
  { language: 'kr', provider: 'toss', planId: 'monthly', daysAgo: 260, outcome: 'completed', reason: '두 번 결제한 줄 알고 신청합니다.' },
  { language: 'cn', provider: 'eximbay', planId: 'annual', daysAgo: 300, outcome: 'completed', reason: '公司改由总部统一采购。' },
];
