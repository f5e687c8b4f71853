import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';

export function EditorPlaceholder() {
  const { t } = useTranslation('archive');
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="type-small text-ink2">
        {t('form.opening')}
      </p>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
