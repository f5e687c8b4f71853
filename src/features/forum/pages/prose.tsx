import { scriptLanguage } from '../../../platform/shared/text/script-language.ts';

/** Shows HTML that the server has sanitized. Its styles are in prose.css, which every page loads. */
export function Prose({ html }: { readonly html: string }) {
  return (
    <div
      lang={scriptLanguage(html)}
      className="prose type-answer max-w-[72ch] min-w-0 text-ink"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes the HTML with an allowlist.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
