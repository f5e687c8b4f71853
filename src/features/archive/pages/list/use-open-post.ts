import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PostListing } from '../../archive.contract.ts';

/** Keeps the post in the full-screen view in the browser history, so that Back closes the view. */
export function useOpenPost() {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const read = (state as { readonly read?: PostListing } | null)?.read ?? null;
  const open = useCallback(
    (post: PostListing) =>
      void navigate({ pathname, search, hash }, { state: { read: post }, preventScrollReset: true }),
    [navigate, pathname, search, hash],
  );
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { read, open, close };
}
