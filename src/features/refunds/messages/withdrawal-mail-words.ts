import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type Words = { readonly subject: string; readonly text: string };
export type WithdrawalWords = {
  /** Acknowledgement. */
  readonly received: Words;
  readonly approved: Words;
  readonly rejected: Words;
  /** To the administrators. */
  readonly waiting: Words;
  readonly statementLabel: string;
  readonly statement: string;
  readonly name: string;
  readonly contract: string;
  readonly plans: Readonly<Record<'monthly' | 'annual' | 'test', string>>;
  readonly concluded: string;
  readonly submitted: string;
  readonly acknowledgedTo: string;
  readonly toolsUsed: string;
  /** Precedes the number. */
  readonly request: string;
};

/** Texts of mails about withdrawals; placeholders: {name}, {id}, {site}. */
export const withdrawalWords: Readonly<Record<Language, WithdrawalWords>> = {
  en: {
    received: {
      subject: '{site}: your withdrawal {id} has been received',
      text: 'We have received your withdrawal from the contract. This message confirms what you stated and when. Please keep it. We check whether the right of withdrawal applies and write to you again. If it applies, the amount is repaid within 14 days of your statement.',
    },
    approved: {
      subject: '{site}: your withdrawal {id} is confirmed',
      text: 'Your contract has ended through your withdrawal. The full amount is refunded to your original payment method; the provider may need a few days.',
    },
    rejected: {
      subject: '{site}: your withdrawal {id}',
      text: 'We could not accept your withdrawal from the contract. The reason is given below. If you do not agree, please reply to this email.',
    },
    waiting: {
      subject: '{site}: withdrawal {id} is waiting for review',
      text: '{name} has withdrawn from the contract. This is a statutory right: a rejection needs a reason.',
    },
    statementLabel: 'Statement',
    statement: 'I hereby withdraw from my contract for the membership named here.',
    name: 'Name',
    contract: 'Contract',
    plans: { monthly: 'Monthly Premium', annual: 'Annual Premium', test: 'Test plan' },
    concluded: 'Paid on',
    submitted: 'Statement submitted on',
    acknowledgedTo: 'Acknowledgement to',
    toolsUsed: 'Calculators opened before the statement',
    request: 'Withdrawal',
  },
  de: {
    received: {
      subject: '{site}: Ihr Widerruf {id} ist eingegangen',
      text: 'Ihr Widerruf des Vertrags ist bei uns eingegangen. Diese Nachricht bestätigt, was Sie wann erklärt haben. Bitte bewahren Sie sie auf. Wir prüfen, ob das Widerrufsrecht besteht, und schreiben Ihnen wieder. Besteht es, wird der Betrag innerhalb von 14 Tagen nach Ihrer Erklärung zurückgezahlt.',
    },
    approved: {
      subject: '{site}: Ihr Widerruf {id} ist bestätigt',
      text: 'Ihr Vertrag ist durch Ihren Widerruf beendet. Der volle Betrag geht auf dem Weg zurück, auf dem Sie bezahlt haben; der Zahlungsanbieter kann einige Tage brauchen.',
    },
    rejected: {
      subject: '{site}: Ihr Widerruf {id}',
      text: 'wir konnten Ihren Widerruf nicht anerkennen. Die Begründung finden Sie unten. Wenn Sie anderer Meinung sind, antworten Sie uns bitte.',
    },
    waiting: {
      subject: '{site}: Widerruf {id} wartet',
      text: '{name} hat den Vertrag widerrufen. Das ist ein gesetzliches Recht: Eine Ablehnung braucht eine Begründung.',
    },
    statementLabel: 'Erklärung',
    statement: 'Hiermit widerrufe ich meinen Vertrag über die hier genannte Mitgliedschaft.',
    name: 'Name',
    contract: 'Vertrag',
    plans: { monthly: 'Premium monatlich', annual: 'Premium jährlich', test: 'Testtarif' },
    concluded: 'Bezahlt am',
    submitted: 'Erklärung abgegeben am',
    acknowledgedTo: 'Bestätigung an',
    toolsUsed: 'Vor der Erklärung geöffnete Rechner',
    request: 'Widerruf',
  },
  cn: {
    received: {
      subject: '{site}：已收到您的合同撤回声明 {id}',
      text: '我们已收到您撤回合同的声明。本邮件确认您声明的内容和提交时间，请妥善保存。我们核对撤回权是否成立后会再次通知您；如成立，款项将自您提交声明之日起14天内退回。',
    },
    approved: {
      subject: '{site}：您的合同撤回 {id} 已确认',
      text: '您的合同已因撤回而终止。全部款项将按原支付方式退回，支付机构可能需要数日处理。',
    },
    rejected: {
      subject: '{site}：关于您的合同撤回 {id}',
      text: '很抱歉，我们无法接受您的合同撤回，理由见下文。如有异议，请回复我们。',
    },
    waiting: {
      subject: '{site}：合同撤回 {id} 待处理',
      text: '{name} 已撤回合同。这是法定权利：拒绝时必须说明理由。',
    },
    statementLabel: '声明',
    statement: '本人特此撤回与此处所列会员有关的合同。',
    name: '姓名',
    contract: '合同',
    plans: { monthly: '高级会员（月付）', annual: '高级会员（年付）', test: '测试套餐' },
    concluded: '支付时间',
    submitted: '声明提交时间',
    acknowledgedTo: '确认函发送至',
    toolsUsed: '声明前打开计算工具次数',
    request: '合同撤回',
  },
  ja: {
    received: {
      subject: '{site}：契約の撤回{id}を受け付けました',
      text: '契約の撤回の通知を受け付けました。本メールは、お申し出の内容と日時を確認するものです。大切に保管してください。撤回権の有無を確認し、あらためてご連絡します。撤回権が認められる場合は、お申し出の日から14日以内に返金します。',
    },
    approved: {
      subject: '{site}：契約の撤回{id}が確定しました',
      text: '撤回により契約は終了しました。全額をお支払い時と同じ方法で返金します。決済会社の処理に数日かかる場合があります。',
    },
    rejected: {
      subject: '{site}：契約の撤回{id}について',
      text: '申し訳ございませんが、契約の撤回をお受けできませんでした。理由は下記のとおりです。ご異議がある場合は、ご返信ください。',
    },
    waiting: {
      subject: '{site}：契約の撤回{id}が確認待ちです',
      text: '{name}様が契約を撤回しました。法律上の権利のため、拒否するには理由が必要です。',
    },
    statementLabel: '通知の内容',
    statement: 'ここに記載された会員契約を撤回します。',
    name: 'お名前',
    contract: '契約',
    plans: { monthly: 'プレミアム（月額）', annual: 'プレミアム（年額）', test: 'テストプラン' },
    concluded: 'お支払い日時',
    submitted: '通知の日時',
    acknowledgedTo: '受付確認の送付先',
    toolsUsed: '通知前に開いた計算ツール（回数）',
    request: '契約の撤回番号',
  },
  kr: {
    received: {
      subject: '{site}: 청약철회 {id} 접수',
      text: '청약철회 의사가 접수되었습니다. 이 메일은 말씀하신 내용과 접수 일시를 확인해 드리는 것이니 보관해 주십시오. 철회권이 있는지 확인하여 다시 알려 드리며, 철회권이 있으면 의사를 제출하신 날부터 14일 안에 환불합니다.',
    },
    approved: {
      subject: '{site}: 청약철회 {id} 확정',
      text: '철회에 따라 계약이 종료되었습니다. 결제하신 수단으로 전액 환불되며, 결제사 처리에 며칠이 걸릴 수 있습니다.',
    },
    rejected: {
      subject: '{site}: 청약철회 {id} 안내',
      text: '청약철회를 받아들이지 못했습니다. 사유는 아래와 같습니다. 이의가 있으시면 회신해 주십시오.',
    },
    waiting: {
      subject: '{site}: 청약철회 {id} 대기 중',
      text: '{name} 님이 청약을 철회했습니다. 법으로 보장된 권리이므로 거절하려면 사유가 필요합니다.',
    },
    statementLabel: '철회 의사',
    statement: '여기에 적힌 멤버십 계약을 철회합니다.',
    name: '성명',
    contract: '계약',
    plans: { monthly: '프리미엄 월간', annual: '프리미엄 연간', test: '테스트 요금제' },
    concluded: '결제 일시',
    submitted: '철회 의사 제출 일시',
    acknowledgedTo: '접수 확인을 받을 곳',
    toolsUsed: '철회 전 계산 도구를 연 횟수',
    request: '청약철회 번호',
  },
};
