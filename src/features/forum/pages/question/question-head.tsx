import { categoryNames } from '@ferrite/calculators/names.ts';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../platform/browser/i18n/language-context.ts';
import { Swatch, Tag } from '../../../../ui/tag.tsx';
import type { Post } from '../../forum.contract.ts';
import { categoryIds } from '../../forum.rules.ts';
import { PostTime } from '../post-time.tsx';

export function QuestionHead({ post }: { readonly post: Post }) {
  const { t } = useTranslation('forum');
  const language = useLanguage();
  const category = categoryIds.find((id) => id === post.category) ?? 'others';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="type-small inline-flex items-center gap-2 text-ink2">
        <Swatch category={category} />
        {categoryNames[category][language]}
      </span>
      {post.isAnswered && (
        <Tag tone="ok" icon={<Check aria-hidden size={12} strokeWidth={1.5} />}>
          {t('card.answered')}
        </Tag>
      )}
      <PostTime at={post.createdAt} />
    </p>
  );
}
