/** Sample feature for `feature-module.db.test.tsx`: one table, one page, two calls, one job. */
import { eq, gt, lte } from 'drizzle-orm';
import type { Foundation } from '../../src/foundation.ts';
import { byMember } from '../../src/platform/server/database/personal-data.ts';
import type { FeatureModule } from '../../src/platform/server/feature-module.ts';
import { type ApiServer, callerOf } from '../../src/platform/server/http/api.ts';
import { route } from '../../src/platform/server/http/route.ts';
import { announcementsContract as calls } from './announcements.contract.ts';
import { pages } from './pages/announcements.pages.ts';
import { announcementRefusals, refuse } from './refusals.ts';
import { announcements } from './tables.ts';

type Dependencies = Pick<Foundation, 'db' | 'clock'>;

function announcementsApi(api: ApiServer, { db, clock }: Dependencies): void {
  const columns = { id: announcements.id, text: announcements.text };
  route(api, calls.list, () =>
    db.select(columns).from(announcements).where(gt(announcements.endsAt, clock.now())),
  );
  route(api, calls.post, async (request) => {
    const { text, endsAt } = request.body;
    const [same] = await db.select(columns).from(announcements).where(eq(announcements.text, text));
    if (same) throw refuse('announcements.already_posted');
    const [posted] = await db
      .insert(announcements)
      .values({ text, endsAt: new Date(endsAt), authorId: callerOf(request).memberId })
      .returning(columns);
    if (!posted) throw new Error('The insert returned no row.');
    return posted;
  });
}

export const createAnnouncementsModule = ({ db, clock }: Dependencies): FeatureModule => ({
  name: 'announcements',
  pages,
  tags: { announcements: 'Announcements of the administrators' },
  refusals: announcementRefusals,
  api: (api) => announcementsApi(api, { db, clock }),
  jobs: [
    {
      name: 'announcements-clean-up',
      everyMinutes: 30,
      run: async () => void (await db.delete(announcements).where(lte(announcements.endsAt, clock.now()))),
    },
  ],
  async seedExamples({ memberOf }) {
    const authorId = await memberOf('admin');
    const endsAt = new Date('2027-06-01T00:00:00Z');
    await db.insert(announcements).values({ text: 'Welcome', authorId, endsAt });
  },
  exportData: [
    { name: 'announcements', table: announcements, columns: ['text'], theirs: byMember('author_id') },
  ],
  erase: [
    async (tx, { memberId }) =>
      void (await tx.delete(announcements).where(eq(announcements.authorId, memberId))),
  ],
});
