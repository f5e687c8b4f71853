export const en = {
  title: 'Announcements',
  empty: 'There are no announcements.',
};

declare module '../../../src/platform/shared/i18n/words.ts' {
  interface Words {
    readonly announcements: typeof en;
  }
}
