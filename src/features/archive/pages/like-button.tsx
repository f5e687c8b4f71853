import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLike } from './list/use-posts.ts';

type LikeButtonProps = { readonly id: number; readonly count: number; readonly framed?: boolean };

export function LikeButton({ id, count, framed = false }: LikeButtonProps) {
  const { t } = useTranslation('archive');
  const { liked, toggle } = useLike(id);
  return (
    <Button
      variant={framed ? 'quiet' : 'plain'}
      size={framed ? 'default' : 'small'}
      aria-pressed={liked}
      onClick={toggle}
      className={classNames(liked && 'text-hottext')}
    >
      <ThumbsUp aria-hidden size={16} strokeWidth={1.5} className={classNames(liked && 'fill-hotwash')} />
      <span className="sr-only">{t('like')} </span>
      {count}
    </Button>
  );
}
