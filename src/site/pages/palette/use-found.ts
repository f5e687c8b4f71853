import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { archiveContract } from '../../../features/archive/archive.contract.ts';
import type { forumContract } from '../../../features/forum/forum.contract.ts';
import { apiPageQuery } from '../../../platform/browser/api-client.ts';
import { useLanguage } from '../../../platform/browser/i18n/language-context.ts';

/** Minimum length of a query that is sent to the server. */
const fewestLetters = 2;
const maxOfEach = 4;
/** Delay between typing and searching, in milliseconds. */
const pauseMs = 200;

/** Returns the text after it has not changed for `pauseMs`. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export function usePostsAndQuestions(query: string) {
  const rested = useRested(query.trim());
  const search = encodeURIComponent(rested.slice(0, 100));
  const enabled = rested.length >= fewestLetters;
  const language = useLanguage();
  const posts = useQuery({
    ...apiPageQuery<typeof archiveContract.list>(
      `/api/materials/posts?page=1&pageSize=${maxOfEach}&search=${search}`,
    ),
    enabled,
    placeholderData: keepPreviousData,
  });
  const questions = useQuery({
    ...apiPageQuery<typeof forumContract.list>(
      `/api/forum/posts?page=1&pageSize=${maxOfEach}&search=${search}&language=${language}`,
    ),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    posts: enabled ? (posts.data?.items ?? []) : [],
    questions: enabled ? (questions.data?.items ?? []) : [],
    isSearching: rested !== query.trim() || (enabled && (posts.isFetching || questions.isFetching)),
  };
}
