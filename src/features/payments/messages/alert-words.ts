import type { Language } from '../../../platform/shared/i18n/i18n.ts';

/** Kind of alert; also the action in the audit log. */
export const alertKinds = [
  'refund.manual',
  'payment.manual',
  'payment.unknown',
  'payment.dispute',
  'payments.reversed',
  'payment.reversal_unsigned',
  'payment.not_ours',
  'payment.configuration',
  'payment.foreign',
  'payment.partially_refunded',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Texts of alerts; placeholders: `{name}`, `{site}`. */
export type AlertWords = {
  readonly greeting: string;
  readonly subject: string;
  readonly text: string;
  readonly open: string;
  /** Labels of the case and of the order reference in the table. */
  readonly rows: { readonly what: string; readonly payment: string };
  readonly cases: Readonly<Record<AlertKind, string>>;
};

export const alertWords: Readonly<Record<Language, AlertWords>> = {
  en: {
    greeting: 'Hello {name},',
    subject: '{site}: a payment needs your attention',
    text: 'A payment needs manual review. Details:',
    open: 'Open the dashboard',
    rows: { what: 'Case', payment: 'Order' },
    cases: {
      'refund.manual': 'A refund needs a decision',
      'payment.manual': 'A payment needs a decision',
      'payment.unknown': 'The outcome of a payment is unknown',
      'payment.dispute': 'The buyer has opened a dispute at the provider',
      'payments.reversed': 'A payment was charged back',
      'payment.reversal_unsigned': 'An unsigned message reports a chargeback',
      'payment.not_ours': 'The provider lists a payment that is not in the database',
      'payment.configuration': 'The provider rejects our settings or requests',
      'payment.foreign': 'A payment belongs to another order',
      'payment.partially_refunded': 'A payment was partly refunded at the provider',
    },
  },
  de: {
    greeting: 'Guten Tag {name},',
    subject: '{site}: Eine Zahlung braucht Ihre Aufmerksamkeit',
    text: 'eine Zahlung muss von Hand geklärt werden. Bekannt ist:',
    open: 'Zur Verwaltung',
    rows: { what: 'Fall', payment: 'Bestellung' },
    cases: {
      'refund.manual': 'Eine Erstattung braucht eine Entscheidung',
      'payment.manual': 'Eine Zahlung braucht eine Entscheidung',
      'payment.unknown': 'Der Ausgang einer Zahlung ist unbekannt',
      'payment.dispute': 'Der Käufer hat beim Zahlungsdienst einen Streitfall eröffnet',
      'payments.reversed': 'Eine Zahlung wurde rückgebucht',
      'payment.reversal_unsigned': 'Eine unsignierte Nachricht meldet eine Rückbuchung',
      'payment.not_ours': 'Der Zahlungsdienst führt eine Zahlung, die nicht in der Datenbank steht',
      'payment.configuration': 'Der Zahlungsdienst lehnt unsere Einstellungen oder Anfragen ab',
      'payment.foreign': 'Eine Zahlung gehört zu einer anderen Bestellung',
      'payment.partially_refunded': 'Eine Zahlung wurde beim Zahlungsdienst teilweise erstattet',
    },
  },
  cn: {
    greeting: '{name}，您好：',
    subject: '{site}：有一笔支付需要您处理',
    text: '有一笔支付无法自动处理，需要人工确认。已知信息：',
    open: '打开管理面板',
    rows: { what: '情况', payment: '订单' },
    cases: {
      'refund.manual': '有一笔退款需要决定',
      'payment.manual': '有一笔支付需要决定',
      'payment.unknown': '有一笔支付的结果未知',
      'payment.dispute': '买家已在支付服务商处提出争议',
      'payments.reversed': '有一笔支付被拒付退回',
      'payment.reversal_unsigned': '一条未签名的消息报告了拒付',
      'payment.not_ours': '支付服务商列出了一笔数据库中没有的支付',
      'payment.configuration': '支付服务商拒绝了我们的设置或请求',
      'payment.foreign': '有一笔支付属于另一个订单',
      'payment.partially_refunded': '有一笔支付已在支付服务商处部分退款',
    },
  },
  ja: {
    greeting: '{name} 様',
    subject: '{site}：確認が必要なお支払いがあります',
    text: '自動では処理できないお支払いがあります。判明している内容は次のとおりです。',
    open: '管理画面を開く',
    rows: { what: '内容', payment: '注文' },
    cases: {
      'refund.manual': '判断が必要な返金があります',
      'payment.manual': '判断が必要なお支払いがあります',
      'payment.unknown': '結果が不明なお支払いがあります',
      'payment.dispute': '購入者が決済サービスに異議を申し立てました',
      'payments.reversed': 'お支払いがチャージバックされました',
      'payment.reversal_unsigned': '署名のないメッセージがチャージバックを通知しています',
      'payment.not_ours': '決済サービスに、データベースにないお支払いがあります',
      'payment.configuration': '決済サービスが設定またはリクエストを拒否しています',
      'payment.foreign': '別の注文に属するお支払いがあります',
      'payment.partially_refunded': '決済サービスで一部返金されたお支払いがあります',
    },
  },
  kr: {
    greeting: '{name} 님, 안녕하세요.',
    subject: '{site}: 확인이 필요한 결제가 있습니다',
    text: '자동으로 처리할 수 없는 결제가 있어 확인이 필요합니다. 확인된 내용은 다음과 같습니다.',
    open: '관리자 화면 열기',
    rows: { what: '내용', payment: '주문' },
    cases: {
      'refund.manual': '결정이 필요한 환불이 있습니다',
      'payment.manual': '결정이 필요한 결제가 있습니다',
      'payment.unknown': '결과를 알 수 없는 결제가 있습니다',
      'payment.dispute': '구매자가 결제사에 이의를 제기했습니다',
      'payments.reversed': '결제가 지급 거절되었습니다',
      'payment.reversal_unsigned': '서명 없는 메시지가 지급 거절을 알렸습니다',
      'payment.not_ours': '결제사에 데이터베이스에 없는 결제가 있습니다',
      'payment.configuration': '결제사가 설정 또는 요청을 거부합니다',
      'payment.foreign': '다른 주문에 속한 결제가 있습니다',
      'payment.partially_refunded': '결제사에서 일부 환불된 결제가 있습니다',
    },
  },
};
