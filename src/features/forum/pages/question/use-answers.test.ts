import { describe, expect, it } from 'vitest';
import type { Answer } from '../../forum.contract.ts';
import {
  allAnswers,
  type LoadedAnswers,
  noAnswers,
  withAccepted,
  withoutAnswer,
  withPending,
  withSent,
} from './use-answers.ts';

const author = { userId: '7', userNickname: 'Kim', userAvatar: null };
const answer = (id: number): Answer => ({
  id,
  postId: 1,
  content: `Answer ${id}`,
  contentHtml: '',
  ...author,
  isAccepted: false,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const two: LoadedAnswers = { ...noAnswers, items: [answer(1)], others: [answer(2)], total: 2 };
const draft = { postId: 1, content: 'New', createdAt: '2026-01-02T00:00:00.000Z', author };
const idsOf = (shown: LoadedAnswers) => allAnswers(shown).map(({ id }) => id);

describe('the list of answers before the server has responded', () => {
  it('a written answer is listed last at once, and the saved one replaces it', () => {
    const pending = withPending(two, draft);
    expect([idsOf(pending), pending.total]).toEqual([[1, 2, -1], 3]);
    expect(idsOf(withSent(pending, answer(3)))).toEqual([1, 2, 3]);
  });

  it('accepting an answer withdraws the mark of another one', () => {
    const accepted = (shown: LoadedAnswers) =>
      allAnswers(shown).flatMap((each) => (each.isAccepted ? each.id : []));
    const first = withAccepted(two, 1, true);
    expect(accepted(first)).toEqual([1]);
    expect(accepted(withAccepted(first, 2, true))).toEqual([2]);
    expect(accepted(withAccepted(first, 1, false))).toEqual([]);
  });

  it('a removed answer is no longer listed or counted, wherever it was loaded', () => {
    const rest = withoutAnswer(withoutAnswer(two, 1), 2);
    expect([idsOf(rest), rest.total]).toEqual([[], 0]);
  });
});
