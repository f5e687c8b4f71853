import type { Mail } from '../../../platform/server/mail/mail.ts';
import { fillPlaceholders } from '../../../platform/server/mail/placeholders.ts';
import { renderEmail } from '../../../platform/server/mail/product-mail.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';

type FarewellWords = {
  readonly subject: string;
  readonly done: string;
  readonly stays: string;
  readonly help: string;
};

export const farewellWords: Readonly<Record<Language, FarewellWords>> = {
  en: {
    subject: 'Your account at {site} has been deleted',
    done: 'Your account at {site} and everything about you have been deleted permanently.',
    stays:
      'Links and QR codes on your reports no longer work, unless you chose to keep the reports without personal data. Posts in forum and archive remain under “Former member”; payment records are kept for 5 years without your name.',
    help: 'If you did not expect this, please reply to this email.',
  },
  de: {
    subject: 'Ihr Konto bei {site} ist gelöscht',
    done: 'Ihr Konto bei {site} und alles, was Sie betrifft, ist endgültig gelöscht.',
    stays:
      'Links und QR-Codes auf Ihren Berichten funktionieren nicht mehr, außer Sie haben die Berichte ohne personenbezogene Daten behalten. Beiträge in Forum und Archiv bleiben unter „Ehemaliges Mitglied“ stehen; Zahlungsbelege werden 5 Jahre ohne Ihren Namen aufbewahrt.',
    help: 'Wenn Sie das nicht erwartet haben, antworten Sie bitte auf diese E-Mail.',
  },
  cn: {
    subject: '您在 {site} 的账号已删除',
    done: '您在 {site} 的账号及相关数据已永久删除。',
    stays:
      '您的报告上的链接和二维码已失效，除非您选择了在不含个人数据的情况下保留报告。论坛和资料库中的内容以“已注销会员”名义保留；支付记录在去除姓名后保存 5 年。',
    help: '如果这不是您的本意，请回复此邮件。',
  },
  ja: {
    subject: '{site}のアカウントを削除しました',
    done: '{site}のアカウントとお客様に関するデータを完全に削除しました。',
    stays:
      '計算書のリンクとQRコードは、個人データなしで残すことを選んだ場合を除き、使えなくなりました。フォーラムと資料室の投稿は「退会した会員」として残り、お支払いの記録は氏名を除いて5年間保存されます。',
    help: 'お心当たりのない場合は、このメールにご返信ください。',
  },
  kr: {
    subject: '{site} 계정이 삭제되었습니다',
    done: '{site} 계정과 회원님에 관한 정보가 완전히 삭제되었습니다.',
    stays:
      '개인정보 없이 보고서를 남기도록 선택한 경우를 제외하고 보고서의 링크와 QR 코드는 더 이상 열리지 않습니다. 포럼과 자료실의 글은 ‘탈퇴한 회원’으로 남고, 결제 기록은 이름 없이 5년간 보관됩니다.',
    help: '직접 요청하지 않으셨다면 이 메일에 회신해 주십시오.',
  },
};

/** Returns the last mail, about the deleted account; it contains no name and no links. */
export function farewellMail(to: string, language: Language, siteName: string): Mail {
  const { subject, done, stays, help } = farewellWords[language];
  const fill = (text: string) => fillPlaceholders(text, { site: siteName });
  return renderEmail({ to, language, subject: fill(subject), parts: [fill(done), stays, help] });
}
