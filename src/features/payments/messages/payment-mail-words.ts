import type { Language } from '../../../platform/shared/i18n/i18n.ts';

/** Placeholders: `{name}`, `{site}`, `{date}`, `{nickname}`. */
export type PaymentMailWords = {
  readonly greeting: string;
  readonly receipt: {
    readonly subject: string;
    readonly joined: string;
    /** The payment extended a running period. */
    readonly extended: string;
    /** The payment started a new period. */
    readonly begun: string;
  };
  readonly renamed: string;
  readonly rows: {
    readonly receipt: string;
    readonly order: string;
    readonly plan: string;
    readonly amount: string;
    readonly paidOn: string;
    readonly until: string;
    /** Number of the refund request, named as on My Page. */
    readonly refund: string;
    readonly withdrawal: string;
    readonly creditNote: string;
  };
  readonly returned: {
    readonly subject: string;
    readonly duplicate: string;
    readonly mismatch: string;
    readonly no_buyer: string;
  };
  readonly refunded: { readonly subject: string; readonly text: string };
  /** Precedes an administrator's note on a refund. */
  readonly note: string;
  readonly reversed: { readonly subject: string; readonly text: string };
  readonly ended: string;
  readonly stillUntil: string;
  readonly open: string;
  readonly openReceipt: string;
  readonly openCreditNote: string;
  readonly help: string;
};

export const paymentMailWords: Readonly<Record<Language, PaymentMailWords>> = {
  en: {
    greeting: 'Hello {name},',
    receipt: {
      subject: '{site}: receipt of your payment',
      joined:
        'Thank you for your payment. Your membership has begun; you can log in with your email address or nickname.',
      extended: 'Thank you for your payment. Your membership has been extended.',
      begun: 'Thank you for your payment. Your membership begins today and lasts until {date}.',
    },
    renamed:
      'The nickname you chose was taken in the meantime. Yours is now {nickname}; you can change it on My Page.',
    rows: {
      receipt: 'Receipt number',
      order: 'Order',
      plan: 'Plan',
      amount: 'Amount',
      paidOn: 'Paid on',
      until: 'Premium until',
      refund: 'Refund request',
      withdrawal: 'Withdrawal',
      creditNote: 'Credit note number',
    },
    returned: {
      subject: '{site}: we are returning a payment',
      duplicate:
        'You had already paid with another order. We are refunding this second payment; you do not need to do anything.',
      mismatch:
        'The amount received does not match the order. We are refunding it; no membership was activated.',
      no_buyer:
        'This payment arrived after the data of the order had been deleted. We are refunding it; no membership was activated.',
    },
    refunded: {
      subject: '{site}: your refund',
      text: 'Your payment has been refunded to your original payment method. It may take the provider a few days to show it.',
    },
    note: 'Note:',
    reversed: {
      subject: '{site}: your payment was reversed',
      text: 'Your payment was reversed by the bank or the payment provider.',
    },
    ended: 'The membership that it paid for has ended. Your account remains as a free membership.',
    stillUntil: 'Your membership continues until {date}.',
    open: 'Open the calculators',
    openReceipt: 'Open the receipt',
    openCreditNote: 'Open the credit note',
    help: 'If anything is wrong, please reply to this email.',
  },
  de: {
    greeting: 'Guten Tag {name},',
    receipt: {
      subject: '{site}: Beleg zu Ihrer Zahlung',
      joined:
        'vielen Dank für Ihre Zahlung. Ihre Mitgliedschaft hat begonnen; Sie melden sich mit E-Mail-Adresse oder Anzeigenamen an.',
      extended: 'vielen Dank für Ihre Zahlung. Ihre Mitgliedschaft wurde verlängert.',
      begun: 'vielen Dank für Ihre Zahlung. Ihre Mitgliedschaft beginnt heute und läuft bis zum {date}.',
    },
    renamed:
      'Der gewünschte Anzeigename wurde inzwischen vergeben. Ihrer lautet jetzt {nickname}; ändern können Sie ihn unter „Mein Konto“.',
    rows: {
      receipt: 'Belegnummer',
      order: 'Bestellung',
      plan: 'Tarif',
      amount: 'Betrag',
      paidOn: 'Bezahlt am',
      until: 'Premium bis',
      refund: 'Erstattungsantrag',
      withdrawal: 'Widerruf',
      creditNote: 'Nummer des Erstattungsbelegs',
    },
    returned: {
      subject: '{site}: Wir erstatten eine Zahlung',
      duplicate:
        'Sie hatten bereits mit einer anderen Bestellung bezahlt. Diese zweite Zahlung erstatten wir; Sie müssen nichts tun.',
      mismatch:
        'der eingegangene Betrag passt nicht zur Bestellung. Wir erstatten ihn; eine Mitgliedschaft wurde nicht gebucht.',
      no_buyer:
        'diese Zahlung ging ein, nachdem die Daten der Bestellung gelöscht waren. Wir erstatten sie; eine Mitgliedschaft wurde nicht gebucht.',
    },
    refunded: {
      subject: '{site}: Ihre Erstattung',
      text: 'Ihre Zahlung wurde auf dem Weg erstattet, auf dem Sie bezahlt haben. Bis der Zahlungsanbieter sie gutschreibt, können einige Tage vergehen.',
    },
    note: 'Anmerkung:',
    reversed: {
      subject: '{site}: Ihre Zahlung wurde zurückgebucht',
      text: 'Ihre Zahlung wurde von der Bank oder dem Zahlungsanbieter zurückgebucht.',
    },
    ended:
      'Die damit bezahlte Mitgliedschaft ist beendet. Ihr Konto besteht als kostenlose Mitgliedschaft weiter.',
    stillUntil: 'Ihre Mitgliedschaft läuft weiter bis zum {date}.',
    open: 'Zu den Rechnern',
    openReceipt: 'Beleg öffnen',
    openCreditNote: 'Erstattungsbeleg öffnen',
    help: 'Wenn etwas nicht stimmt, antworten Sie bitte auf diese E-Mail.',
  },
  cn: {
    greeting: '{name}，您好：',
    receipt: {
      subject: '{site}：付款收据',
      joined: '感谢您的支付。会员已生效，您可以使用邮箱或昵称登录。',
      extended: '感谢您的支付。您的会员已延长。',
      begun: '感谢您的支付。您的会员自今日起生效，有效期至 {date}。',
    },
    renamed: '您选择的昵称在此期间已被他人使用。您现在的昵称是 {nickname}，可在个人中心中修改。',
    rows: {
      receipt: '收据编号',
      order: '订单号',
      plan: '套餐',
      amount: '金额',
      paidOn: '支付日期',
      until: '高级会员有效期至',
      refund: '退款申请',
      withdrawal: '合同撤回',
      creditNote: '退款凭单编号',
    },
    returned: {
      subject: '{site}：我们正在退回一笔支付',
      duplicate: '您此前已通过另一笔订单付款。我们正在退回这第二笔支付，您无需进行任何操作。',
      mismatch: '收到的金额与订单不符。我们正在退回该款项，会员未开通。',
      no_buyer: '收到该款项时，订单资料已被删除。我们正在退回该款项，会员未开通。',
    },
    refunded: {
      subject: '{site}：退款通知',
      text: '您的支付已按原支付方式退回，支付机构可能需要数日才能到账。',
    },
    note: '备注：',
    reversed: { subject: '{site}：您的支付已被撤回', text: '您的支付已被银行或支付服务商撤回。' },
    ended: '该笔支付对应的高级会员已终止。您的账号将保留为免费会员。',
    stillUntil: '您的会员有效期至 {date}。',
    open: '打开计算工具',
    openReceipt: '打开收据',
    openCreditNote: '打开退款凭单',
    help: '如有疑问，请回复此邮件。',
  },
  ja: {
    greeting: '{name} 様',
    receipt: {
      subject: '{site}：お支払いの領収書',
      joined:
        'お支払いありがとうございます。メンバーシップが有効になりました。メールアドレスまたはニックネームでログインできます。',
      extended: 'お支払いありがとうございます。会員期間を延長しました。',
      begun: 'お支払いありがとうございます。会員期間は本日から{date}までです。',
    },
    renamed:
      'ご希望のニックネームはその間に使用されました。現在のニックネームは{nickname}です。マイページで変更できます。',
    rows: {
      receipt: '領収書番号',
      order: '注文番号',
      plan: 'プラン',
      amount: '金額',
      paidOn: 'お支払い日',
      until: 'プレミアム有効期限',
      refund: '返金申請番号',
      withdrawal: '契約の撤回番号',
      creditNote: '返金明細書番号',
    },
    returned: {
      subject: '{site}：お支払いを返金いたします',
      duplicate:
        '別のご注文でお支払い済みでした。2回目となるこのお支払いを返金いたします。お手続きは不要です。',
      mismatch: '受け取った金額がご注文と一致しません。返金いたします。会員登録は行われていません。',
      no_buyer:
        'ご注文のデータが削除された後にお支払いが届きました。返金いたします。会員登録は行われていません。',
    },
    refunded: {
      subject: '{site}：返金のお知らせ',
      text: 'お支払いを、ご利用のお支払い方法に返金いたしました。決済会社の処理に数日かかる場合があります。',
    },
    note: '備考：',
    reversed: {
      subject: '{site}：お支払いが取り消されました',
      text: 'お支払いが銀行または決済会社によって取り消されました。',
    },
    ended: 'このお支払いによる会員期間は終了しました。アカウントは無料会員として残ります。',
    stillUntil: '会員期間は{date}まで続きます。',
    open: '計算ツールを開く',
    openReceipt: '領収書を開く',
    openCreditNote: '返金明細書を開く',
    help: 'ご不明な点がございましたら、このメールにご返信ください。',
  },
  kr: {
    greeting: '{name} 님, 안녕하세요.',
    receipt: {
      subject: '{site}: 결제 영수증',
      joined:
        '결제해 주셔서 감사합니다. 멤버십이 시작되었습니다. 이메일이나 닉네임으로 로그인할 수 있습니다.',
      extended: '결제해 주셔서 감사합니다. 멤버십 기간이 연장되었습니다.',
      begun: '결제해 주셔서 감사합니다. 멤버십이 오늘 시작되며 {date}까지 계속됩니다.',
    },
    renamed:
      '선택하신 닉네임은 그사이 다른 회원이 사용하게 되었습니다. 현재 닉네임은 {nickname}이며 마이페이지에서 바꿀 수 있습니다.',
    rows: {
      receipt: '영수증 번호',
      order: '결제 참조 번호',
      plan: '요금제',
      amount: '금액',
      paidOn: '결제일',
      until: '프리미엄 만료일',
      refund: '환불 신청 번호',
      withdrawal: '청약철회 번호',
      creditNote: '환불 영수증 번호',
    },
    returned: {
      subject: '{site}: 결제 금액을 돌려드립니다',
      duplicate:
        '다른 주문으로 이미 결제하셨습니다. 두 번째 결제 금액을 환불하고 있으며 따로 하실 일은 없습니다.',
      mismatch: '결제된 금액이 주문 금액과 다릅니다. 환불하고 있으며 멤버십은 등록되지 않았습니다.',
      no_buyer: '주문 정보가 삭제된 뒤에 결제되었습니다. 환불하고 있으며 멤버십은 등록되지 않았습니다.',
    },
    refunded: {
      subject: '{site}: 환불 안내',
      text: '결제하신 수단으로 환불되었습니다. 결제사에 따라 실제 입금까지 며칠이 걸릴 수 있습니다.',
    },
    note: '메모:',
    reversed: { subject: '{site}: 결제가 취소되었습니다', text: '은행 또는 결제사에서 결제를 취소했습니다.' },
    ended: '해당 결제의 멤버십이 종료되었습니다. 계정은 무료 회원으로 유지됩니다.',
    stillUntil: '멤버십은 {date}까지 계속됩니다.',
    open: '계산 도구 열기',
    openReceipt: '영수증 열기',
    openCreditNote: '환불 영수증 열기',
    help: '문제가 있으면 이 메일에 회신해 주십시오.',
  },
};
