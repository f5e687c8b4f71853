import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ComingScreen } from '../coming-screen.tsx';
import { PageHead } from '../page-head.tsx';

const titles = [
  [/^\/register/, 'register'],
  [/^\/membership/, 'membership'],
  [/^\/expired/, 'expired'],
  [/^\/toss-checkout/, 'checkout'],
  [/success$/, 'paid'],
  [/fail$/, 'paymentFailed'],
  [/^\/pay\//, 'paymentReturn'],
  [/^\/(archive|resources)\//, 'post'],
] as const;

/** Screens that are on the sitemap and not built yet. */
export default function Coming() {
  const { t } = useTranslation('shell');
  const path = useLocation().pathname.replace(/\/+$/, '');
  const key = titles.find(([pattern]) => pattern.test(path))?.[1] ?? 'post';
  const text = t(
    ['checkout', 'paid', 'paymentFailed', 'paymentReturn'].includes(key) ? 'coming.payment' : 'coming.text',
  );
  return (
    <>
      <PageHead path={path} title={t(`coming.${key}`)} description={text} noindex />
      <ComingScreen title={t(`coming.${key}`)} text={text} />
    </>
  );
}
