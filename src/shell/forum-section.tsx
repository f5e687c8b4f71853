import { SectionComing } from './section-coming.tsx';

export function ForumSection() {
  return <SectionComing section="forum" />;
}
