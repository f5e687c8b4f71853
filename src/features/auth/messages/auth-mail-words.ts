import type { Language, PluralText } from '../../../platform/shared/i18n/i18n.ts';
import type { AuthMail } from '../mails/mails.ts';

type MailWords = {
  readonly greeting: string;
  readonly orLink: string;
  readonly openLink: string;
  readonly validity: PluralText;
  readonly codeValidity: PluralText;
  readonly notYou: string;
  readonly notYouChanged: string;
  readonly notAsked: string;
  readonly templates: Readonly<
    Record<AuthMail['template'], { readonly subject: string; readonly intro: string }>
  >;
};

export const authMailWords: Readonly<Record<Language, MailWords>> = {
  en: {
    greeting: 'Hello,',
    orLink: 'Or open this link:',
    openLink: 'Open the link',
    validity: {
      one: 'Code and link can be used once and expire after {minutes} minute.',
      other: 'Code and link can be used once and expire after {minutes} minutes.',
    },
    codeValidity: {
      one: 'The code can be used once and expires after {minutes} minute.',
      other: 'The code can be used once and expires after {minutes} minutes.',
    },
    notYou: 'If you did not request this, you can ignore this email.',
    notYouChanged: 'If this was not you, reset your password now and contact us.',
    notAsked: 'If you did not ask us for this, please write to us.',
    templates: {
      confirmation: {
        subject: '{site}: your verification code',
        intro: 'Use this code to confirm the address {email}:',
      },
      invite: {
        subject: 'Invitation to {site}',
        intro: 'You have been invited to {site}. Use this code to accept:',
      },
      recovery: {
        subject: '{site}: reset your password',
        intro: 'Use this code to choose a new password for {email}:',
      },
      magic_link: { subject: '{site}: your sign-in code', intro: 'Use this code to sign in:' },
      email_change: {
        subject: '{site}: confirm the new address',
        intro: 'Use this code to change the address {email} to {newEmail}:',
      },
      reauthentication: {
        subject: '{site}: confirm that it is you',
        intro: 'Use this code to confirm the change:',
      },
      password_changed: {
        subject: '{site}: your password was changed',
        intro:
          'The password of {email} has just been changed. Access keys for programs are revoked; make new ones on My Page.',
      },
      password_reset: {
        subject: '{site}: your password was changed',
        intro:
          'The password of {email} has just been changed with a code from an email. All devices are signed out, and access keys for programs are revoked; make new ones on My Page.',
      },
      two_factor_on: {
        subject: '{site}: two-factor login, authenticator app set up',
        intro:
          'An authenticator app has just been set up for {email}. From now on, logging in requires its code or another second factor.',
      },
      two_factor_off: {
        subject: '{site}: two-factor login, authenticator app removed',
        intro:
          'An authenticator app has just been removed from {email}. If it was the only second factor, two-factor login is off and the password alone is enough to log in.',
      },
      security_key_added: {
        subject: '{site}: two-factor login, security key added',
        intro:
          'A security key has just been added to the account of {email}. From now on, logging in requires it or another second factor.',
      },
      security_key_removed: {
        subject: '{site}: two-factor login, security key removed',
        intro:
          'A security key has just been removed from the account of {email}. If it was the only second factor, two-factor login is off and the password alone is enough to log in.',
      },
      recovery_codes_renewed: {
        subject: '{site}: new recovery codes',
        intro:
          'New recovery codes have just been created for {email}. The previous codes are no longer valid.',
      },
      recovery_code_used: {
        subject: '{site}: a recovery code was used',
        intro:
          'A recovery code has just been used to log in as {email} without an authenticator app or security key. It cannot be used again.',
      },
      sign_in_attacked: {
        subject: '{site}: someone is guessing your password',
        intro:
          'Someone is repeatedly trying to log in as {email} with wrong passwords. You can still log in as usual from places where you have logged in before; elsewhere, login is slowed down for now. “Forgot password” always works. If your password is short or is used elsewhere too, choose a new one and switch on two-factor login.',
      },
      signed_out_by_staff: {
        subject: '{site}: you are signed out on all devices',
        intro: 'Our support has ended all sessions of {email}. Log in again with your password.',
      },
      two_factor_reset: {
        subject: '{site}: two-factor login was switched off',
        intro:
          'Our support has switched off two-factor login for {email} and ended all sessions. The password alone is enough to log in now. Please set two-factor login up again on My Page.',
      },
      address_left: {
        subject: '{site}: the address of your account was changed',
        intro:
          'Our support team has changed the email address of the account of {email}. You can no longer log in with this address, and all devices have been signed out.',
      },
      address_corrected: {
        subject: '{site}: your account has this address now',
        intro:
          'Our support has given your account the address {email}. Log in with it and your password as before; all devices are signed out.',
      },
    },
  },
  de: {
    greeting: 'Guten Tag,',
    orLink: 'Oder öffnen Sie diesen Link:',
    openLink: 'Link öffnen',
    validity: {
      one: 'Code und Link gelten einmal und verfallen nach {minutes} Minute.',
      other: 'Code und Link gelten einmal und verfallen nach {minutes} Minuten.',
    },
    codeValidity: {
      one: 'Der Code gilt einmal und verfällt nach {minutes} Minute.',
      other: 'Der Code gilt einmal und verfällt nach {minutes} Minuten.',
    },
    notYou: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    notYouChanged: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und schreiben Sie uns.',
    notAsked: 'Wenn Sie uns nicht darum gebeten haben, schreiben Sie uns bitte.',
    templates: {
      confirmation: {
        subject: '{site}: Ihr Bestätigungscode',
        intro: 'bestätigen Sie mit diesem Code die Adresse {email}:',
      },
      invite: {
        subject: 'Einladung zu {site}',
        intro: 'Sie wurden zu {site} eingeladen. Nehmen Sie mit diesem Code an:',
      },
      recovery: {
        subject: '{site}: Passwort zurücksetzen',
        intro: 'wählen Sie mit diesem Code ein neues Passwort für {email}:',
      },
      magic_link: { subject: '{site}: Ihr Anmeldecode', intro: 'melden Sie sich mit diesem Code an:' },
      email_change: {
        subject: '{site}: neue Adresse bestätigen',
        intro: 'ändern Sie mit diesem Code die Adresse {email} in {newEmail}:',
      },
      reauthentication: {
        subject: '{site}: Bestätigen Sie, dass Sie es sind',
        intro: 'bestätigen Sie die Änderung mit diesem Code:',
      },
      password_changed: {
        subject: '{site}: Ihr Passwort wurde geändert',
        intro:
          'das Passwort von {email} wurde soeben geändert. Die Zugangsschlüssel für Programme sind widerrufen; neue erstellen Sie unter „Mein Konto“.',
      },
      password_reset: {
        subject: '{site}: Ihr Passwort wurde geändert',
        intro:
          'das Passwort von {email} wurde soeben mit einem Code aus einer E-Mail geändert. Alle Geräte sind abgemeldet und die Zugangsschlüssel für Programme widerrufen; neue erstellen Sie unter „Mein Konto“.',
      },
      two_factor_on: {
        subject: '{site}: Zwei-Faktor-Anmeldung, Authenticator-App eingerichtet',
        intro:
          'für {email} wurde soeben eine Authenticator-App eingerichtet. Die Anmeldung verlangt ab jetzt deren Code oder einen anderen zweiten Faktor.',
      },
      two_factor_off: {
        subject: '{site}: Zwei-Faktor-Anmeldung, Authenticator-App entfernt',
        intro:
          'für {email} wurde soeben eine Authenticator-App entfernt. War sie der einzige zweite Faktor, ist die Zwei-Faktor-Anmeldung ausgeschaltet und das Passwort allein genügt.',
      },
      security_key_added: {
        subject: '{site}: Zwei-Faktor-Anmeldung, Sicherheitsschlüssel hinzugefügt',
        intro:
          'für {email} wurde soeben ein Sicherheitsschlüssel hinzugefügt. Die Anmeldung verlangt ab jetzt diesen oder einen anderen zweiten Faktor.',
      },
      security_key_removed: {
        subject: '{site}: Zwei-Faktor-Anmeldung, Sicherheitsschlüssel entfernt',
        intro:
          'für {email} wurde soeben ein Sicherheitsschlüssel entfernt. War er der einzige zweite Faktor, ist die Zwei-Faktor-Anmeldung ausgeschaltet und das Passwort allein genügt.',
      },
      recovery_codes_renewed: {
        subject: '{site}: neue Wiederherstellungscodes',
        intro:
          'für {email} wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.',
      },
      recovery_code_used: {
        subject: '{site}: Ein Wiederherstellungscode wurde benutzt',
        intro:
          'mit einem Wiederherstellungscode hat sich soeben jemand als {email} ohne Authenticator-App oder Sicherheitsschlüssel angemeldet. Der Code gilt nicht mehr.',
      },
      sign_in_attacked: {
        subject: '{site}: Jemand versucht, Ihr Passwort zu erraten',
        intro:
          'jemand versucht wiederholt, sich mit falschen Passwörtern bei {email} anzumelden. Wo Sie sich schon einmal angemeldet haben, können Sie das weiterhin tun; von anderen Orten ist die Anmeldung vorerst verlangsamt. Der Weg über „Passwort vergessen?“ ist immer offen. Wenn Ihr Passwort kurz ist oder auch anderswo verwendet wird, wählen Sie ein neues und schalten Sie die Zwei-Faktor-Anmeldung ein.',
      },
      signed_out_by_staff: {
        subject: '{site}: Sie sind auf allen Geräten abgemeldet',
        intro:
          'unser Support hat alle Sitzungen von {email} beendet. Melden Sie sich mit Ihrem Passwort erneut an.',
      },
      two_factor_reset: {
        subject: '{site}: Die Zwei-Faktor-Anmeldung wurde ausgeschaltet',
        intro:
          'unser Support hat die Zwei-Faktor-Anmeldung für {email} ausgeschaltet und alle Sitzungen beendet. Zur Anmeldung genügt jetzt das Passwort allein. Bitte richten Sie die Zwei-Faktor-Anmeldung unter „Mein Konto“ wieder ein.',
      },
      address_left: {
        subject: '{site}: Die Adresse Ihres Kontos wurde geändert',
        intro:
          'unser Support hat dem Konto von {email} eine andere Adresse gegeben. Mit dieser Adresse öffnet es sich nicht mehr, und alle Geräte sind abgemeldet.',
      },
      address_corrected: {
        subject: '{site}: Ihr Konto hat jetzt diese Adresse',
        intro:
          'unser Support hat Ihrem Konto die Adresse {email} gegeben. Melden Sie sich damit und mit Ihrem bisherigen Passwort an; alle Geräte sind abgemeldet.',
      },
    },
  },
  cn: {
    greeting: '您好：',
    orLink: '或打开此链接：',
    openLink: '打开链接',
    validity: {
      one: '验证码和链接仅可使用一次，{minutes} 分钟后失效。',
      other: '验证码和链接仅可使用一次，{minutes} 分钟后失效。',
    },
    codeValidity: {
      one: '验证码仅可使用一次，{minutes} 分钟后失效。',
      other: '验证码仅可使用一次，{minutes} 分钟后失效。',
    },
    notYou: '如果这不是您本人的操作，请忽略此邮件。',
    notYouChanged: '如果这不是您本人的操作，请立即重置密码并与我们联系。',
    notAsked: '如果您没有向我们提出此请求，请与我们联系。',
    templates: {
      confirmation: { subject: '{site}：您的验证码', intro: '请使用此验证码确认邮箱地址 {email}：' },
      invite: { subject: '{site} 邀请您加入', intro: '您已受邀加入 {site}。请使用此验证码接受邀请：' },
      recovery: { subject: '{site}：重置密码', intro: '请使用此验证码为 {email} 设置新密码：' },
      magic_link: { subject: '{site}：您的登录验证码', intro: '请使用此验证码登录：' },
      email_change: {
        subject: '{site}：确认新邮箱地址',
        intro: '请使用此验证码将邮箱地址 {email} 更改为 {newEmail}：',
      },
      reauthentication: { subject: '{site}：确认是您本人', intro: '请使用此验证码确认更改：' },
      password_changed: {
        subject: '{site}：您的密码已更改',
        intro: '{email} 的密码刚刚已更改。程序使用的访问密钥已撤销；请在个人中心创建新的密钥。',
      },
      password_reset: {
        subject: '{site}：您的密码已更改',
        intro:
          '{email} 的密码刚刚通过邮件中的验证码更改。所有设备均已退出登录，程序使用的访问密钥已撤销；请在个人中心创建新的密钥。',
      },
      two_factor_on: {
        subject: '{site}：两步验证已添加身份验证器应用',
        intro: '{email} 刚刚添加了身份验证器应用。从现在起，登录时需要其中的验证码或其他验证方式。',
      },
      two_factor_off: {
        subject: '{site}：两步验证已移除身份验证器应用',
        intro:
          '{email} 刚刚移除了一个身份验证器应用。如果没有其他验证方式，两步验证即已关闭，仅凭密码即可登录。',
      },
      security_key_added: {
        subject: '{site}：两步验证已添加安全密钥',
        intro: '{email} 刚刚添加了安全密钥。从现在起，登录时需要使用该密钥或其他验证方式。',
      },
      security_key_removed: {
        subject: '{site}：两步验证已移除安全密钥',
        intro: '{email} 刚刚移除了一个安全密钥。如果没有其他验证方式，两步验证即已关闭，仅凭密码即可登录。',
      },
      recovery_codes_renewed: {
        subject: '{site}：新的恢复代码',
        intro: '{email} 刚刚生成了新的恢复代码。之前的恢复代码已失效。',
      },
      recovery_code_used: {
        subject: '{site}：恢复代码已被使用',
        intro: '刚刚有人未使用身份验证器应用或安全密钥，而用恢复代码登录了 {email}。该代码不能再次使用。',
      },
      sign_in_attacked: {
        subject: '{site}：有人在猜测您的密码',
        intro:
          '有人反复用错误的密码尝试登录 {email}。在您曾经登录过的地方，您可以照常登录；在其他地方，登录会暂时变慢。“忘记密码？”始终可用。如果您的密码较短或也用于其他网站，请更换密码并开启两步验证。',
      },
      signed_out_by_staff: {
        subject: '{site}：您已在所有设备上退出登录',
        intro: '我们的客服已结束 {email} 的所有会话。请使用密码重新登录。',
      },
      two_factor_reset: {
        subject: '{site}：两步验证已关闭',
        intro:
          '我们的客服已关闭 {email} 的两步验证，并结束所有会话。现在仅凭密码即可登录。请在个人中心重新设置两步验证。',
      },
      address_left: {
        subject: '{site}：您账号的邮箱已更改',
        intro: '我们的客服已为 {email} 的账号更换邮箱。此邮箱不能再用于登录，所有设备均已退出登录。',
      },
      address_corrected: {
        subject: '{site}：您的账号现使用此邮箱',
        intro: '我们的客服已将您账号的邮箱设为 {email}。请使用该邮箱和原密码登录；所有设备均已退出登录。',
      },
    },
  },
  ja: {
    greeting: 'こんにちは。',
    orLink: 'または次のリンクを開いてください：',
    openLink: 'リンクを開く',
    validity: {
      one: 'コードとリンクは一度だけ使用でき、{minutes}分で無効になります。',
      other: 'コードとリンクは一度だけ使用でき、{minutes}分で無効になります。',
    },
    codeValidity: {
      one: 'コードは一度だけ使用でき、{minutes}分で無効になります。',
      other: 'コードは一度だけ使用でき、{minutes}分で無効になります。',
    },
    notYou: 'お心当たりがない場合は、このメールを無視してください。',
    notYouChanged: 'お心当たりがない場合は、すぐにパスワードを再設定し、当社までご連絡ください。',
    notAsked: '当社に依頼していない場合は、ご連絡ください。',
    templates: {
      confirmation: {
        subject: '{site}：認証コード',
        intro: 'メールアドレス{email}を認証するには、次の認証コードを入力してください。',
      },
      invite: {
        subject: '{site}への招待',
        intro: '{site}に招待されました。参加するには、次のコードを入力してください：',
      },
      recovery: {
        subject: '{site}：パスワードの再設定',
        intro: '{email}の新しいパスワードを設定するには、次のコードを入力してください：',
      },
      magic_link: {
        subject: '{site}：ログインコード',
        intro: 'ログインするには、次のコードを入力してください：',
      },
      email_change: {
        subject: '{site}：新しいメールアドレスの確認',
        intro: 'メールアドレスを{email}から{newEmail}に変更するには、次のコードを入力してください：',
      },
      reauthentication: {
        subject: '{site}：ご本人の確認',
        intro: '変更を確認するには、次のコードを入力してください：',
      },
      password_changed: {
        subject: '{site}：パスワードが変更されました',
        intro:
          '{email}のパスワードが変更されました。プログラム用のアクセスキーは無効になりました。新しいキーはマイページで作成できます。',
      },
      password_reset: {
        subject: '{site}：パスワードが変更されました',
        intro:
          '{email}のパスワードが、メールのコードにより変更されました。すべての端末からログアウトし、プログラム用のアクセスキーは無効になりました。新しいキーはマイページで作成できます。',
      },
      two_factor_on: {
        subject: '{site}：2段階認証に認証アプリが登録されました',
        intro:
          '{email}に認証アプリが登録されました。今後はログイン時に認証アプリのコード、または別の認証手段が必要です。',
      },
      two_factor_off: {
        subject: '{site}：2段階認証の認証アプリが削除されました',
        intro:
          '{email}の認証アプリが削除されました。ほかに認証手段がない場合、2段階認証は無効になり、パスワードだけでログインできます。',
      },
      security_key_added: {
        subject: '{site}：2段階認証にセキュリティキーが登録されました',
        intro:
          '{email}にセキュリティキーが登録されました。今後はログイン時にこのキー、または別の認証手段が必要です。',
      },
      security_key_removed: {
        subject: '{site}：2段階認証のセキュリティキーが削除されました',
        intro:
          '{email}のセキュリティキーが削除されました。ほかに認証手段がない場合、2段階認証は無効になり、パスワードだけでログインできます。',
      },
      recovery_codes_renewed: {
        subject: '{site}：新しいリカバリーコード',
        intro: '{email}の新しいリカバリーコードが作成されました。以前のコードは今後使えません。',
      },
      recovery_code_used: {
        subject: '{site}：リカバリーコードが使用されました',
        intro:
          '認証アプリやセキュリティキーの代わりにリカバリーコードを使って{email}にログインがありました。このコードは再度使えません。',
      },
      sign_in_attacked: {
        subject: '{site}：パスワードを推測しようとしている人がいます',
        intro:
          '誤ったパスワードで{email}に繰り返しログインしようとしている人がいます。以前にログインしたことのある場所からは、これまでどおりログインできます。それ以外の場所からのログインは、しばらくの間遅くなります。「パスワードをお忘れの方」はいつでもご利用いただけます。パスワードが短い場合や他でも使っている場合は、新しいものに変更し、2段階認証を有効にしてください。',
      },
      signed_out_by_staff: {
        subject: '{site}：すべての端末からログアウトしました',
        intro:
          'サポートが{email}のすべてのセッションを終了しました。パスワードでもう一度ログインしてください。',
      },
      two_factor_reset: {
        subject: '{site}：2段階認証が無効になりました',
        intro:
          'サポートが{email}の2段階認証を無効にし、すべてのセッションを終了しました。現在はパスワードだけでログインできます。マイページで2段階認証をもう一度設定してください。',
      },
      address_left: {
        subject: '{site}：アカウントのメールアドレスが変更されました',
        intro:
          'サポートが{email}のアカウントのメールアドレスを変更しました。このメールアドレスではログインできなくなり、すべての端末からログアウトしました。',
      },
      address_corrected: {
        subject: '{site}：アカウントのメールアドレスはこちらになりました',
        intro:
          'サポートがアカウントのメールアドレスを{email}に変更しました。このメールアドレスとこれまでのパスワードでログインしてください。すべての端末からログアウトしています。',
      },
    },
  },
  kr: {
    greeting: '안녕하세요.',
    orLink: '또는 다음 링크를 여십시오:',
    openLink: '링크 열기',
    validity: {
      one: '인증번호와 링크는 한 번만 사용할 수 있으며 {minutes}분 후에 만료됩니다.',
      other: '인증번호와 링크는 한 번만 사용할 수 있으며 {minutes}분 후에 만료됩니다.',
    },
    codeValidity: {
      one: '인증번호는 한 번만 사용할 수 있으며 {minutes}분 후에 만료됩니다.',
      other: '인증번호는 한 번만 사용할 수 있으며 {minutes}분 후에 만료됩니다.',
    },
    notYou: '본인이 요청하지 않았다면 이 메일을 무시하셔도 됩니다.',
    notYouChanged: '본인이 변경하지 않았다면 즉시 비밀번호를 재설정하고 저희에게 알려 주십시오.',
    notAsked: '저희에게 요청하신 일이 아니라면 알려 주십시오.',
    templates: {
      confirmation: {
        subject: '{site}: 인증번호',
        intro: '이메일 주소({email}) 인증을 위해 다음 인증번호를 입력하십시오.',
      },
      invite: {
        subject: '{site} 초대',
        intro: '{site}에 초대되었습니다. 수락하려면 다음 인증번호를 입력하십시오:',
      },
      recovery: {
        subject: '{site}: 비밀번호 재설정',
        intro: '{email}의 새 비밀번호를 설정하려면 다음 인증번호를 입력하십시오:',
      },
      magic_link: { subject: '{site}: 로그인 인증번호', intro: '로그인하려면 다음 인증번호를 입력하십시오:' },
      email_change: {
        subject: '{site}: 새 이메일 주소 확인',
        intro: '이메일 주소 변경({email} → {newEmail})을 위해 다음 인증번호를 입력하십시오.',
      },
      reauthentication: {
        subject: '{site}: 본인 확인',
        intro: '변경을 확인하려면 다음 인증번호를 입력하십시오:',
      },
      password_changed: {
        subject: '{site}: 비밀번호가 변경되었습니다',
        intro:
          '{email}의 비밀번호가 방금 변경되었습니다. 프로그램용 액세스 키는 취소되었습니다. 새 키는 마이페이지에서 만들 수 있습니다.',
      },
      password_reset: {
        subject: '{site}: 비밀번호가 변경되었습니다',
        intro:
          '{email}의 비밀번호가 메일의 인증번호로 방금 변경되었습니다. 모든 기기에서 로그아웃되었고 프로그램용 액세스 키는 취소되었습니다. 새 키는 마이페이지에서 만들 수 있습니다.',
      },
      two_factor_on: {
        subject: '{site}: 2단계 인증에 인증 앱이 등록되었습니다',
        intro:
          '{email}에 인증 앱이 방금 등록되었습니다. 이제부터 로그인할 때 인증 앱의 인증번호나 다른 인증 수단이 필요합니다.',
      },
      two_factor_off: {
        subject: '{site}: 2단계 인증의 인증 앱이 삭제되었습니다',
        intro:
          '{email}의 인증 앱이 방금 삭제되었습니다. 다른 인증 수단이 없으면 2단계 인증이 꺼지며 비밀번호만으로 로그인할 수 있습니다.',
      },
      security_key_added: {
        subject: '{site}: 2단계 인증에 보안 키가 등록되었습니다',
        intro:
          '{email} 계정에 보안 키가 방금 등록되었습니다. 이제부터 로그인할 때 보안 키나 다른 인증 수단이 필요합니다.',
      },
      security_key_removed: {
        subject: '{site}: 2단계 인증의 보안 키가 삭제되었습니다',
        intro:
          '{email} 계정의 보안 키가 방금 삭제되었습니다. 다른 인증 수단이 없으면 2단계 인증이 꺼지며 비밀번호만으로 로그인할 수 있습니다.',
      },
      recovery_codes_renewed: {
        subject: '{site}: 새 복구 코드',
        intro: '{email}의 새 복구 코드가 방금 생성되었습니다. 이전 코드는 더 이상 사용할 수 없습니다.',
      },
      recovery_code_used: {
        subject: '{site}: 복구 코드가 사용되었습니다',
        intro:
          '인증 앱이나 보안 키 없이 복구 코드로 {email} 계정에 방금 로그인했습니다. 이 코드는 다시 사용할 수 없습니다.',
      },
      sign_in_attacked: {
        subject: '{site}: 누군가 비밀번호를 추측하고 있습니다',
        intro:
          '누군가 잘못된 비밀번호로 {email} 계정에 계속 로그인을 시도하고 있습니다. 이전에 로그인한 적이 있는 곳에서는 그대로 로그인할 수 있으며, 다른 곳에서는 당분간 로그인이 느려집니다. ‘비밀번호 찾기’는 언제든지 이용할 수 있습니다. 비밀번호가 짧거나 다른 곳에서도 사용 중이라면 새 비밀번호로 바꾸고 2단계 인증을 켜 주십시오.',
      },
      signed_out_by_staff: {
        subject: '{site}: 모든 기기에서 로그아웃되었습니다',
        intro: '고객지원에서 {email}의 모든 세션을 종료했습니다. 비밀번호로 다시 로그인하십시오.',
      },
      two_factor_reset: {
        subject: '{site}: 2단계 인증이 해제되었습니다',
        intro:
          '고객지원에서 {email}의 2단계 인증을 해제하고 모든 세션을 종료했습니다. 이제 비밀번호만으로 로그인할 수 있습니다. 마이페이지에서 2단계 인증을 다시 설정해 주십시오.',
      },
      address_left: {
        subject: '{site}: 계정의 이메일 주소가 변경되었습니다',
        intro:
          '고객지원에서 {email} 계정의 이메일 주소를 변경했습니다. 이 주소로는 더 이상 로그인할 수 없으며 모든 기기에서 로그아웃되었습니다.',
      },
      address_corrected: {
        subject: '{site}: 계정의 이메일 주소가 이 주소로 변경되었습니다',
        intro:
          '고객지원에서 계정의 이메일 주소를 변경했습니다. 새 주소: {email}. 이 주소와 기존 비밀번호로 로그인하십시오. 모든 기기에서 로그아웃되었습니다.',
      },
    },
  },
};
