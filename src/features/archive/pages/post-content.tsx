/** HTML of a post, sanitized and rendered by the server. */
export function PostContent({ html }: { readonly html: string }) {
  return (
    <div
      className="post-content type-reading text-ink"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server renders only allowed elements.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
