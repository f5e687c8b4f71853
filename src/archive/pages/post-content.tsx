/** The text of a post, as the server cleaned and rendered it. */
export function PostContent({ html }: { readonly html: string }) {
  return (
    <div
      className="post-content type-reading text-ink"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing but known elements leaves the server's renderer.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
