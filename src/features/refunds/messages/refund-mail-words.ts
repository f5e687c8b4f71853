import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type Words = { readonly subject: string; readonly text: string };
export type MailWords = {
  readonly greeting: string;
  readonly received: Words;
  readonly approved: Words;
  readonly rejected: Words;
  /** The member withdrew the request. */
  readonly withdrawn: Words;
  readonly waiting: Words;
  /** Precedes the administrator's note. */
  readonly notes: string;
  readonly note: string;
  readonly request: string;
  readonly amount: string;
  readonly payment: string;
  readonly openDashboard: string;
};

/** Texts of mails about refunds; placeholders: {name}, {id}, {site}. */
export const refundMailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    greeting: 'Hello {name},',
    received: {
      subject: '{site}: your refund request {id}',
      text: 'We have received your refund request. Review and processing take 5 to 10 business days.',
    },
    approved: {
      subject: '{site}: your refund {id} is approved',
      text: 'Your refund has been approved. The money will be returned to your original payment method; this may take the provider a few days.',
    },
    rejected: {
      subject: '{site}: your refund request {id}',
      text: 'We could not approve your refund request.',
    },
    withdrawn: {
      subject: '{site}: refund request {id} withdrawn',
      text: 'You have withdrawn your refund request. Nothing is refunded, and your membership continues.',
    },
    waiting: {
      subject: '{site}: refund request {id} is waiting for review',
      text: '{name} has asked for a refund:',
    },
    notes: 'Reason:',
    note: 'Note:',
    request: 'Request',
    amount: 'Amount',
    payment: 'Payment',
    openDashboard: 'Open the dashboard',
  },
  de: {
    greeting: 'Guten Tag {name},',
    received: {
      subject: '{site}: Ihr Erstattungsantrag {id}',
      text: 'Ihr Erstattungsantrag ist eingegangen. Prüfung und Bearbeitung dauern 5 bis 10 Arbeitstage.',
    },
    approved: {
      subject: '{site}: Ihre Erstattung {id} ist genehmigt',
      text: 'Ihre Erstattung ist genehmigt. Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben; der Zahlungsanbieter kann einige Tage brauchen.',
    },
    rejected: {
      subject: '{site}: Ihr Erstattungsantrag {id}',
      text: 'wir konnten Ihrem Erstattungsantrag nicht zustimmen.',
    },
    withdrawn: {
      subject: '{site}: Erstattungsantrag {id} zurückgezogen',
      text: 'Sie haben Ihren Erstattungsantrag zurückgezogen. Es wird nichts erstattet; Ihre Mitgliedschaft läuft weiter.',
    },
    waiting: { subject: '{site}: Erstattungsantrag {id} wartet', text: '{name} bittet um eine Erstattung:' },
    notes: 'Begründung:',
    note: 'Anmerkung:',
    request: 'Antrag',
    amount: 'Betrag',
    payment: 'Zahlung',
    openDashboard: 'Zur Verwaltung',
  },
  cn: {
    greeting: '{name}，您好：',
    received: {
      subject: '{site}：您的退款申请 {id}',
      text: '我们已收到您的退款申请。审核和处理需要 5 至 10 个工作日。',
    },
    approved: {
      subject: '{site}：您的退款 {id} 已批准',
      text: '您的退款已批准。款项将按原支付方式退回，支付机构可能需要数日处理。',
    },
    rejected: { subject: '{site}：您的退款申请 {id}', text: '很抱歉，我们无法批准您的退款申请。' },
    withdrawn: {
      subject: '{site}：退款申请 {id} 已撤回',
      text: '您已撤回退款申请。不会退款，您的会员继续有效。',
    },
    waiting: { subject: '{site}：退款申请 {id} 待处理', text: '{name} 申请退款：' },
    notes: '原因：',
    note: '备注：',
    request: '申请',
    amount: '金额',
    payment: '支付',
    openDashboard: '打开管理面板',
  },
  ja: {
    greeting: '{name} 様',
    received: {
      subject: '{site}：返金申請{id}を受け付けました',
      text: '返金申請を受け付けました。審査と処理には5～10営業日かかります。',
    },
    approved: {
      subject: '{site}：返金{id}が承認されました',
      text: '返金が承認されました。お支払い時と同じ方法で返金されます。決済会社の処理に数日かかる場合があります。',
    },
    rejected: {
      subject: '{site}：返金申請{id}について',
      text: '申し訳ございませんが、返金申請を承認できませんでした。',
    },
    withdrawn: {
      subject: '{site}：返金申請{id}の取り下げ',
      text: '返金申請を取り下げました。返金は行われず、メンバーシップはそのまま続きます。',
    },
    waiting: {
      subject: '{site}：返金申請{id}が承認待ちです',
      text: '{name}様から返金の申請がありました。',
    },
    notes: '理由：',
    note: '備考：',
    request: '申請',
    amount: '金額',
    payment: 'お支払い',
    openDashboard: '管理画面を開く',
  },
  kr: {
    greeting: '{name} 님, 안녕하세요.',
    received: {
      subject: '{site}: 환불 신청 {id} 접수',
      text: '환불 신청이 접수되었습니다. 검토와 처리에 영업일 기준 5~10일이 걸립니다.',
    },
    approved: {
      subject: '{site}: 환불 {id} 승인',
      text: '환불이 승인되었습니다. 결제하신 수단으로 환불되며, 결제사 처리에 며칠이 걸릴 수 있습니다.',
    },
    rejected: { subject: '{site}: 환불 신청 {id} 안내', text: '환불 신청을 승인하지 못했습니다.' },
    withdrawn: {
      subject: '{site}: 환불 신청 {id} 취소',
      text: '환불 신청을 취소하셨습니다. 환불되지 않으며 멤버십은 계속됩니다.',
    },
    waiting: { subject: '{site}: 환불 신청 {id} 대기 중', text: '{name} 님이 환불을 신청했습니다.' },
    notes: '사유:',
    note: '메모:',
    request: '신청 번호',
    amount: '금액',
    payment: '결제 참조 번호',
    openDashboard: '관리 화면 열기',
  },
};
