import type { Language, PluralText } from '../../../platform/shared/i18n/i18n.ts';

/** Placeholders: `{name}`, `{site}`, `{date}`, `{days}`. */
export type ReminderWords = {
  readonly greeting: string;
  readonly ending: {
    readonly subject: string;
    readonly today: string;
    readonly tomorrow: string;
    /** Text for two days or more. */
    readonly days: string;
  };
  readonly expired: { readonly subject: string; readonly text: string };
  /** Days granted by an administrator. */
  readonly granted: { readonly subject: string; readonly text: PluralText };
  readonly renew: string;
  readonly help: string;
};

export const reminderWords: Readonly<Record<Language, ReminderWords>> = {
  en: {
    greeting: 'Hello {name},',
    ending: {
      subject: '{site}: your membership ends on {date}',
      today: 'Your membership ends today, on {date}. It does not renew automatically.',
      tomorrow: 'Your membership ends tomorrow, on {date}. It does not renew automatically.',
      days: 'Your membership ends in {days} days, on {date}. It does not renew automatically.',
    },
    expired: {
      subject: '{site}: your membership has ended',
      text: 'Your membership has ended. Your account and your data are kept; a renewal begins on the day you pay.',
    },
    granted: {
      subject: '{site}: your membership runs until {date}',
      text: {
        one: 'We have added {days} day to your membership at no charge. It runs until {date}.',
        other: 'We have added {days} days to your membership at no charge. It runs until {date}.',
      },
    },
    renew: 'Renew the membership',
    help: 'If anything is wrong, please reply to this email.',
  },
  de: {
    greeting: 'Guten Tag {name},',
    ending: {
      subject: '{site}: Ihre Mitgliedschaft endet am {date}',
      today: 'Ihre Mitgliedschaft endet heute, am {date}. Sie verlängert sich nicht von selbst.',
      tomorrow: 'Ihre Mitgliedschaft endet morgen, am {date}. Sie verlängert sich nicht von selbst.',
      days: 'Ihre Mitgliedschaft endet in {days} Tagen, am {date}. Sie verlängert sich nicht von selbst.',
    },
    expired: {
      subject: '{site}: Ihre Mitgliedschaft ist abgelaufen',
      text: 'Ihre Mitgliedschaft ist abgelaufen. Konto und Daten sind noch da; eine Verlängerung beginnt mit dem Tag der Zahlung.',
    },
    granted: {
      subject: '{site}: Ihre Mitgliedschaft läuft bis zum {date}',
      text: {
        one: 'wir haben Ihre Mitgliedschaft kostenlos um {days} Tag verlängert. Sie läuft bis zum {date}.',
        other: 'wir haben Ihre Mitgliedschaft kostenlos um {days} Tage verlängert. Sie läuft bis zum {date}.',
      },
    },
    renew: 'Mitgliedschaft verlängern',
    help: 'Wenn etwas nicht stimmt, antworten Sie bitte auf diese E-Mail.',
  },
  cn: {
    greeting: '{name}，您好：',
    ending: {
      subject: '{site}：您的会员将于 {date} 到期',
      today: '您的会员将于今天（{date}）到期，不会自动续费。',
      tomorrow: '您的会员将于明天（{date}）到期，不会自动续费。',
      days: '您的会员将在 {days} 天后（{date}）到期，不会自动续费。',
    },
    expired: {
      subject: '{site}：您的会员已到期',
      text: '您的会员已到期。账号和数据仍然保留；续费后，会员自付款之日起生效。',
    },
    granted: {
      subject: '{site}：您的会员有效期至 {date}',
      text: {
        one: '我们已为您免费增加 {days} 天会员，有效期至 {date}。',
        other: '我们已为您免费增加 {days} 天会员，有效期至 {date}。',
      },
    },
    renew: '续费会员',
    help: '如有疑问，请回复此邮件。',
  },
  ja: {
    greeting: '{name} 様',
    ending: {
      subject: '{site}：会員期間は{date}に終了します',
      today: '会員期間は本日{date}に終了します。自動更新はありません。',
      tomorrow: '会員期間は明日{date}に終了します。自動更新はありません。',
      days: '会員期間は{days}日後の{date}に終了します。自動更新はありません。',
    },
    expired: {
      subject: '{site}：会員期間が終了しました',
      text: '会員期間が終了しました。アカウントとデータは残っています。更新はお支払い日から始まります。',
    },
    granted: {
      subject: '{site}：会員期間は{date}までです',
      text: {
        one: '会員期間を無料で{days}日間追加しました。{date}までご利用いただけます。',
        other: '会員期間を無料で{days}日間追加しました。{date}までご利用いただけます。',
      },
    },
    renew: '会員期間を更新する',
    help: 'ご不明な点がございましたら、このメールにご返信ください。',
  },
  kr: {
    greeting: '{name} 님, 안녕하세요.',
    ending: {
      subject: '{site}: 멤버십이 {date}에 만료됩니다',
      today: '멤버십이 오늘 {date}에 만료됩니다. 자동으로 갱신되지 않습니다.',
      tomorrow: '멤버십이 내일 {date}에 만료됩니다. 자동으로 갱신되지 않습니다.',
      days: '멤버십이 {days}일 뒤 {date}에 만료됩니다. 자동으로 갱신되지 않습니다.',
    },
    expired: {
      subject: '{site}: 멤버십이 만료되었습니다',
      text: '멤버십이 만료되었습니다. 계정과 데이터는 그대로 있으며, 갱신 기간은 결제일부터 시작됩니다.',
    },
    granted: {
      subject: '{site}: 멤버십이 {date}까지 유효합니다',
      text: {
        one: '멤버십 기간을 무료로 {days}일 추가해 드렸습니다. {date}까지 이용하실 수 있습니다.',
        other: '멤버십 기간을 무료로 {days}일 추가해 드렸습니다. {date}까지 이용하실 수 있습니다.',
      },
    },
    renew: '멤버십 갱신하기',
    help: '문제가 있으면 이 메일에 회신해 주십시오.',
  },
};
