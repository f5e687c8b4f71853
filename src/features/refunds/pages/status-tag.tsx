import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '../../../ui/tag.tsx';
import type { RequestView } from './refund-data.ts';

const tones: Readonly<Record<RequestView['status'], Tone>> = {
  pending: 'warn',
  approved: 'ok',
  rejected: 'err',
  completed: 'info',
  withdrawn: 'neutral',
};

export function StatusTag({ status }: { readonly status: RequestView['status'] }) {
  const { t } = useTranslation('refunds');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}
