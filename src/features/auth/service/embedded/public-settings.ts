import type { AccountRules } from './accounts/usecases/deps.ts';

/** Login providers of the protocol that this service does not offer. */
const otherProviders = [
  ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab', 'google'],
  ...['kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'phone', 'slack', 'slack_oidc', 'snapchat'],
  ...['spotify', 'twitch', 'twitter', 'vercel_marketplace', 'workos', 'x', 'zoom'],
];

/** Returns the response of `/settings`: the login methods that clients may offer. */
export function publicSettings({ anonymousEnabled, signupEnabled, autoConfirm }: AccountRules) {
  return {
    external: {
      ...Object.fromEntries(otherProviders.map((name) => [name, false])),
      email: true,
      anonymous_users: anonymousEnabled,
    },
    disable_signup: !signupEnabled,
    mailer_autoconfirm: autoConfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  };
}
