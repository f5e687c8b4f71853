/** Texts of the hosted pages, in Korean and English. */
export type Locale = 'ko' | 'en';

const en = {
  bar: 'SANDBOX — no real money',
  explain: 'A stand-in for the payment provider. Nothing you enter here leaves this computer.',
  merchant: 'Merchant',
  order: 'Order',
  amount: 'Amount',
  buyer: 'Buyer’s e-mail',
  other: '한국어',
  forTests: 'What else can happen',
  gone: 'This payment can no longer be used',
  goneText: 'It has been finished, has run out of time, or never existed.',
  closed: 'You may close this window',
  closedText: 'The shop has not been told anything by this window.',
  back: 'Going back to the shop …',
  goBack: 'Back to the shop',
  payNow: 'Pay now',
  cancelAndReturn: 'Cancel and return',
  fundingFails: 'Funding fails at capture',
  approveAndClose: 'Approve and close window',
  tossApprove: 'Approve (authenticated)',
  tossCancel: 'Cancel as buyer',
  tossReject: 'Card company rejects',
  tossAbort: 'Abort',
  tossClose: 'Close window',
  pay: 'Pay',
  decline: 'Decline with code',
  code: 'Code',
  cancel: 'Cancel',
  'approve-no-return': 'Pay, then lose return',
  'approve-no-status': 'Pay, then lose status',
  'approve-lose-both': 'Pay, lose both',
  'return-first': 'Return before status',
  'status-first': 'Status before return',
};

const ko: typeof en = {
  bar: 'SANDBOX — 실제 결제가 아닙니다 (no real money)',
  explain: '결제사를 대신하는 연습 화면입니다. 여기에 입력한 내용은 이 컴퓨터 밖으로 나가지 않습니다.',
  merchant: '가맹점',
  order: '주문',
  amount: '결제 금액',
  buyer: '구매자 이메일',
  other: 'English',
  forTests: '다른 상황 시험하기',
  gone: '더 이상 사용할 수 없는 결제입니다',
  goneText: '이미 끝났거나, 시간이 지났거나, 존재하지 않는 결제입니다.',
  closed: '창을 닫아도 됩니다',
  closedText: '이 창은 상점에 아무것도 알리지 않았습니다.',
  back: '상점으로 돌아가는 중 …',
  goBack: '상점으로 돌아가기',
  payNow: '결제하기',
  cancelAndReturn: '취소하고 돌아가기',
  fundingFails: '매입할 때 결제수단 실패',
  approveAndClose: '승인 후 창 닫기',
  tossApprove: '승인(인증 완료)',
  tossCancel: '사용자 취소',
  tossReject: '카드사 거절',
  tossAbort: '중단',
  tossClose: '창 닫기',
  pay: '결제',
  decline: '선택한 코드로 거절',
  code: '코드',
  cancel: '취소',
  'approve-no-return': '결제 후 복귀 유실',
  'approve-no-status': '결제 후 상태 통지 유실',
  'approve-lose-both': '결제 후 둘 다 유실',
  'return-first': '통지보다 복귀가 먼저',
  'status-first': '복귀보다 통지가 먼저',
};

export type Words = typeof en;
export const wordsOf = (locale: Locale): Words => (locale === 'ko' ? ko : en);

/** Returns the language in the URL, or else that of the order, or else that of the browser. */
export function localeOf(
  asked: string | undefined,
  order: string | undefined,
  accepted: string | undefined,
): Locale {
  for (const each of [asked, order, accepted]) {
    if (/^(ko|kr)/i.test(each ?? '')) return 'ko';
    if (/^en/i.test(each ?? '')) return 'en';
  }
  return 'en';
}
