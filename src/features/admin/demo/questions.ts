/** Support requests of demo members with their answers. */
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

export type DemoSupport = {
  readonly language: Language;
  readonly daysAgo: number;
  readonly subject: string;
  readonly text: string;
  /** Answer; omitted if the request is not answered. */
  readonly answer?: string;
};

// biome-ignore format: one sentence per line.
export const supportQuestions: readonly DemoSupport[] = [
  { language: 'en', daysAgo: 1, subject: 'Invoice with our VAT number',
    text: 'Could you add our company address and VAT number to the receipt of this month?' },
  { language: 'kr', daysAgo: 1, subject: '세금계산서 발행 문의',
    text: '연간 회원 결제 건에 대해 세금계산서를 받을 수 있을까요?' },
  { language: 'de', daysAgo: 3, subject: 'Wechsel von monatlich zu jährlich',
    text: 'Was geschieht mit den restlichen Tagen, wenn ich jetzt den Jahresplan bestelle?' },
  { language: 'ja', daysAgo: 5, subject: '計算結果の出力',
    text: '計算結果を CSV で保存する方法を教えてください。' },
  { language: 'cn', daysAgo: 9, subject: '忘记密码',
    text: '密码忘记了，怎样重新设置？',
    answer: '请在登录页选择重置密码，我们会向您的邮箱发送验证码，输入后即可设置新密码。' },
  { language: 'en', daysAgo: 17, subject: 'Range of the preheat calculator',
    text: 'The calculator warns at 95 mm. Is the formula not valid there?',
    answer: 'The method was established for thicknesses up to 90 mm. Beyond that the result is an extrapolation, and the warning says so. Please confirm it by a procedure test.' },
  { language: 'kr', daysAgo: 33, subject: '다른 기기에서 로그인이 안 됩니다',
    text: '사무실 PC에서 로그인하면 다른 기기에서 사용 중이라고 나옵니다.',
    answer: '한 계정은 한 기기에서 사용할 수 있습니다. 로그인 화면에서 다른 기기를 로그아웃하시면 바로 사용하실 수 있습니다.' },
  { language: 'de', daysAgo: 58, subject: 'Einheiten in N/mm²',
    text: 'Lassen sich die Ergebnisse in N/mm² statt MPa anzeigen?',
    answer: 'Der Zahlenwert ist derselbe: 1 N/mm² = 1 MPa. Sie können die Ergebnisse also unverändert übernehmen.' },
  { language: 'ja', daysAgo: 87, subject: '領収書の発行',
    text: '経費精算のため、領収書が必要です。',
    answer: 'マイページのお支払い一覧から、領収書を開いて印刷できます。' },
  { language: 'en', daysAgo: 121, subject: 'Sharing a calculation with a colleague',
    text: 'My colleague is a member as well. Can I send him my inputs?',
    answer: 'Yes. Copy the link of the calculator; it holds all inputs. He opens it with his own account.' },
  { language: 'cn', daysAgo: 164, subject: '付款后没有开通',
    text: '刚才付款成功，但是页面还显示免费会员。',
    answer: '您的付款几分钟后已确认，会员现在有效。给您带来不便，非常抱歉。' },
  { language: 'kr', daysAgo: 205, subject: '단체 가입 할인',
    text: '부서 인원 12명이 함께 가입하려고 합니다. 할인이 있나요?',
    answer: '현재 단체 할인은 없습니다. 연간 요금제가 월간보다 저렴하니 참고해 주십시오.' },
];
