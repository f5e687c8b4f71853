/** schema.org QAPage data for search engines. */

import { inLetters } from '../../../../layout/plain-title.ts';
import type { Answer, Question } from '../../forum.contract.ts';
import { excerptOf, slugOf } from '../../forum.rules.ts';

const longest = 5_000;

/** Returns JSON for a script element. `<` is escaped, so the content cannot contain an end tag. */
export function questionJson(question: Question, publicUrl: string): string {
  const address = `${publicUrl}/forum/${encodeURIComponent(slugOf(question))}`;
  const person = (name: string | null) => ({ '@type': 'Person', name: name ?? 'Former member' });
  const answerOf = ({ id, content, userNickname, createdAt }: Answer) => ({
    '@type': 'Answer',
    text: excerptOf(inLetters(content), longest),
    url: `${address}#answer-${id}`,
    datePublished: createdAt,
    author: person(userNickname),
  });
  const accepted = question.answers.find((each) => each.isAccepted);
  const others = question.answers.filter((each) => !each.isAccepted);
  const page = {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: inLetters(question.title),
      text: excerptOf(inLetters(question.content), longest),
      url: address,
      answerCount: question.answerCount,
      datePublished: question.createdAt,
      dateModified: question.updatedAt,
      author: person(question.userNickname),
      ...(accepted && { acceptedAnswer: answerOf(accepted) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(answerOf) }),
    },
  };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
