import { type Refusals, refusals } from '../../src/platform/server/errors/errors.ts';

export const announcementRefusals = {
  'announcements.already_posted': { kind: 'conflict', message: 'This announcement is already posted.' },
} as const satisfies Refusals;

export const refuse = refusals(announcementRefusals);

type OwnRefusals = typeof announcementRefusals;
declare module '../../src/platform/server/errors/errors.ts' {
  interface RefusalCatalogue extends OwnRefusals {}
}
