import { registry } from '@ferrite/calculators/registry.ts';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../layout/page-head.tsx';
import { MemberStrip } from '../pages/workbench/member-strip.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Proof } from './proof/proof.tsx';
import { TemperScale } from './temper-scale.tsx';

export function HomeSection() {
  const { t } = useTranslation('layout');
  return (
    <>
      <PageHead
        path="/"
        title={t('site.title')}
        description={t('site.description', { count: registry.length })}
      />
      <MemberStrip />
      <Hero />
      <Proof />
      <TemperScale />
      <Features />
    </>
  );
}
