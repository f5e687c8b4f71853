/** What every page says about the site itself. The one place where it is read. */
export type SiteSettings = {
  /** Where people reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly business: {
    readonly name: string | null;
    readonly address: string | null;
    readonly registration: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly social: readonly { readonly label: string; readonly url: string }[];
  };
};

export function siteSettings(): SiteSettings {
  return {
    publicUrl: process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:3000',
    business: { name: null, address: null, registration: null, email: null, phone: null, social: [] },
  };
}
