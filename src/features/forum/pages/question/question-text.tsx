import { inLetters } from '../../../../layout/plain-title.ts';
import { scriptLanguage } from '../../../../platform/shared/text/script-language.ts';
import type { Post } from '../../forum.contract.ts';
import { Prose } from '../prose.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionImages } from './question-images.tsx';

export function QuestionText({ post }: { readonly post: Post & { readonly contentHtml: string } }) {
  return (
    <>
      <QuestionHead post={post} />
      <h1 dir="auto" lang={scriptLanguage(post.title)} className="type-h1 mt-2 wrap-anywhere">
        {inLetters(post.title)}
      </h1>
      <div className="mt-4">
        <Prose html={post.contentHtml} />
      </div>
      <QuestionImages images={post.images} />
    </>
  );
}
