import { scriptLanguage } from '../../platform/text/script-language.ts';

/** A text as the server rendered and cleaned it. Its looks stand in prose.css, which every page has. */
export function Prose({ html }: { readonly html: string }) {
  return (
    <div
      lang={scriptLanguage(html)}
      className="prose type-answer max-w-[72ch] min-w-0 text-ink"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by our server against a list of what may stand.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
