import type { Language } from '../platform/i18n.ts';

type Words = { readonly subject: string; readonly text: string };
export type LetterWords = {
  readonly greeting: string;
  readonly received: Words;
  readonly approved: Words;
  readonly rejected: Words;
  readonly completed: Words;
  readonly waiting: Words;
  readonly notes: string;
  readonly request: string;
  readonly amount: string;
  readonly payment: string;
  readonly open: string;
  readonly openDashboard: string;
};

/** What mails about refunds say; {name}, {id} and {site} are filled in. */
export const letterWords: Readonly<Record<Language, LetterWords>> = {
  en: {
    greeting: 'Hello {name},',
    received: {
      subject: 'Your refund request {id}',
      text: 'we have received your refund request. Review and processing take 5 to 10 business days.',
    },
    approved: {
      subject: 'Your refund {id} is approved',
      text: 'your refund is approved. The money goes back by the way you paid; the provider may need some days.',
    },
    rejected: { subject: 'Your refund request {id}', text: 'we could not approve your refund request.' },
    completed: {
      subject: 'Your refund {id} is completed',
      text: 'the payment provider has confirmed your refund. The premium membership of that payment has ended; your account stays.',
    },
    waiting: { subject: '{site}: refund request {id} waits', text: '{name} has asked for a refund:' },
    notes: 'Reason:',
    request: 'Request',
    amount: 'Amount',
    payment: 'Payment',
    open: 'See your refund requests',
    openDashboard: 'Open the dashboard',
  },
  de: {
    greeting: 'Guten Tag {name},',
    received: {
      subject: 'Ihr Erstattungsantrag {id}',
      text: 'Ihr Erstattungsantrag ist eingegangen. Prüfung und Bearbeitung dauern 5 bis 10 Werktage.',
    },
    approved: {
      subject: 'Ihre Erstattung {id} ist genehmigt',
      text: 'Ihre Erstattung ist genehmigt. Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben; der Zahlungsanbieter kann einige Tage brauchen.',
    },
    rejected: {
      subject: 'Ihr Erstattungsantrag {id}',
      text: 'wir konnten Ihrem Erstattungsantrag nicht zustimmen.',
    },
    completed: {
      subject: 'Ihre Erstattung {id} ist abgeschlossen',
      text: 'der Zahlungsanbieter hat Ihre Erstattung bestätigt. Die Premium-Mitgliedschaft dieser Zahlung ist beendet, Ihr Konto bleibt bestehen.',
    },
    waiting: { subject: '{site}: Erstattungsantrag {id} wartet', text: '{name} bittet um eine Erstattung:' },
    notes: 'Begründung:',
    request: 'Antrag',
    amount: 'Betrag',
    payment: 'Zahlung',
    open: 'Zu Ihren Erstattungsanträgen',
    openDashboard: 'Zur Verwaltung',
  },
  cn: {
    greeting: '{name}，您好：',
    received: {
      subject: '您的退款申请 {id}',
      text: '我们已收到您的退款申请。审核和处理需要 5 至 10 个工作日。',
    },
    approved: {
      subject: '您的退款 {id} 已批准',
      text: '您的退款已批准。款项将按原支付方式退回，支付机构可能需要数日处理。',
    },
    rejected: { subject: '您的退款申请 {id}', text: '很抱歉，我们无法批准您的退款申请。' },
    completed: {
      subject: '您的退款 {id} 已完成',
      text: '支付机构已确认退款。该笔付款对应的高级会员资格已终止，您的账户保留。',
    },
    waiting: { subject: '{site}：退款申请 {id} 待处理', text: '{name} 申请退款：' },
    notes: '原因：',
    request: '申请',
    amount: '金额',
    payment: '付款',
    open: '查看您的退款申请',
    openDashboard: '打开管理面板',
  },
  ja: {
    greeting: '{name} 様',
    received: {
      subject: '返金申請 {id} を受け付けました',
      text: '返金申請を受け付けました。審査と処理には 5〜10 営業日かかります。',
    },
    approved: {
      subject: '返金 {id} が承認されました',
      text: '返金が承認されました。お支払い時と同じ方法で返金されます。決済会社の処理に数日かかる場合があります。',
    },
    rejected: {
      subject: '返金申請 {id} について',
      text: '申し訳ございませんが、返金申請を承認できませんでした。',
    },
    completed: {
      subject: '返金 {id} が完了しました',
      text: '決済会社が返金を確認しました。該当するお支払いのプレミアム会員資格は終了しましたが、アカウントは引き続きご利用いただけます。',
    },
    waiting: {
      subject: '{site}：返金申請 {id} が承認待ちです',
      text: '{name} 様から返金の申請がありました。',
    },
    notes: '理由：',
    request: '申請',
    amount: '金額',
    payment: 'お支払い',
    open: '返金申請を確認する',
    openDashboard: '管理画面を開く',
  },
  kr: {
    greeting: '{name} 님, 안녕하세요.',
    received: {
      subject: '환불 신청 {id} 접수',
      text: '환불 신청이 접수되었습니다. 검토와 처리에 영업일 기준 5~10일이 걸립니다.',
    },
    approved: {
      subject: '환불 {id} 승인',
      text: '환불이 승인되었습니다. 결제하신 수단으로 환불되며, 결제사 처리에 며칠이 걸릴 수 있습니다.',
    },
    rejected: { subject: '환불 신청 {id} 안내', text: '환불 신청을 승인하지 못했습니다.' },
    completed: {
      subject: '환불 {id} 완료',
      text: '결제사가 환불을 확인했습니다. 해당 결제의 프리미엄 회원 자격은 종료되었으며, 계정은 유지됩니다.',
    },
    waiting: { subject: '{site}: 환불 신청 {id} 대기 중', text: '{name} 님이 환불을 신청했습니다.' },
    notes: '사유:',
    request: '신청 번호',
    amount: '금액',
    payment: '결제',
    open: '환불 신청 내역 보기',
    openDashboard: '관리 화면 열기',
  },
};
