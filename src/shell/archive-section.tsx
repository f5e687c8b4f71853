import { SectionComing } from './section-coming.tsx';

export function ArchiveSection() {
  return <SectionComing section="archive" />;
}
