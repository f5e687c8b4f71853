import type { CalculatorId } from '@ferrite/calculators/registry.ts';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/button.tsx';
import { toggleStar, useLocalTools } from './local-tools.ts';

type StarButtonProps = { readonly id: CalculatorId; readonly name: string; readonly className?: string };

export function StarButton({ id, name, className }: StarButtonProps) {
  const { t } = useTranslation('tools');
  const isStarred = useLocalTools().starred.includes(id);
  return (
    <IconButton
      label={t(isStarred ? 'star.remove' : 'star.add', { tool: name })}
      aria-pressed={isStarred}
      onClick={() => toggleStar(id)}
      className={className}
    >
      <Star
        aria-hidden
        size={16}
        strokeWidth={1.5}
        className={isStarred ? 'fill-current text-ink' : undefined}
      />
    </IconButton>
  );
}
