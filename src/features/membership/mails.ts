import type { Mail } from '../../platform/server/mail/mail.ts';
import { fillPlaceholders } from '../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../platform/server/mail/product-mail.ts';
import { siteLink } from '../../platform/server/site-link.ts';
import type { Language } from '../../platform/shared/i18n/i18n.ts';

type WelcomeWords = {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly free: string;
  readonly open: string;
  readonly help: string;
};

export const welcomeWords: Readonly<Record<Language, WelcomeWords>> = {
  en: {
    subject: 'Welcome to {site}',
    greeting: 'Hello {name},',
    intro: 'Your account at {site} is ready. You can log in with this address or your nickname.',
    free: 'As a free member you may open the everyday calculators. Premium opens all of them, without limits, with export and batch.',
    open: 'Open the calculators',
    help: 'If you did not register, please reply to this email.',
  },
  de: {
    subject: 'Willkommen bei {site}',
    greeting: 'Guten Tag {name},',
    intro:
      'Ihr Konto bei {site} ist eingerichtet. Sie melden sich mit dieser Adresse oder Ihrem Anzeigenamen an.',
    free: 'Mit der kostenlosen Mitgliedschaft nutzen Sie die alltäglichen Rechner. Premium bietet alle Rechner ohne Einschränkung, Export und Serienberechnung.',
    open: 'Zu den Rechnern',
    help: 'Wenn Sie sich nicht registriert haben, antworten Sie bitte auf diese E-Mail.',
  },
  cn: {
    subject: '欢迎加入 {site}',
    greeting: '{name}，您好：',
    intro: '您在 {site} 的账号已开通，可使用此邮箱或昵称登录。',
    free: '免费会员可使用常用计算工具；高级会员可不限次数使用全部工具，并支持导出和批量计算。',
    open: '打开计算工具',
    help: '如果这不是您本人注册，请回复此邮件。',
  },
  ja: {
    subject: '{site}へようこそ',
    greeting: '{name} 様',
    intro: '{site}のアカウントが作成されました。このメールアドレスまたはニックネームでログインできます。',
    free: '無料会員は日常的な計算ツールをご利用いただけます。プレミアムではすべてのツールを回数制限なく、出力と一括計算も含めてご利用いただけます。',
    open: '計算ツールを開く',
    help: 'お心当たりのない場合は、このメールにご返信ください。',
  },
  kr: {
    subject: '{site} 가입을 환영합니다',
    greeting: '{name} 님, 안녕하세요.',
    intro: '{site} 계정이 만들어졌습니다. 이 이메일 주소나 닉네임으로 로그인할 수 있습니다.',
    free: '무료 회원은 자주 쓰는 계산 도구를 이용할 수 있습니다. 프리미엄은 모든 계산 도구를 횟수 제한 없이, 내보내기와 일괄 계산까지 제공합니다.',
    open: '계산 도구 열기',
    help: '직접 가입하지 않으셨다면 이 메일에 회신해 주십시오.',
  },
};

export type Welcome = {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly siteName: string;
  readonly siteUrl: string;
};

export function welcomeMail({ to, name, language, siteName, siteUrl }: Welcome): Mail {
  const { subject, greeting, intro, free, open, help } = welcomeWords[language];
  const fill = (text: string) => fillPlaceholders(text, { site: siteName, name });
  return renderEmail({
    to,
    language,
    subject: fill(subject),
    parts: [
      fill(greeting),
      fill(intro),
      fill(free),
      { link: siteLink(siteUrl, language, '/tools'), label: open },
      fill(help),
    ],
  });
}
