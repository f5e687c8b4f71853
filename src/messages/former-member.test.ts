import { describe, expect, it } from 'vitest';
import { farewellMail } from '../features/membership/deletion/farewell-mail.ts';
import { languages } from '../platform/shared/i18n/i18n.ts';
import { loadDocument } from '../site/legal/document.ts';
import { loadMessages } from './index.ts';

describe('name of a deleted member', () => {
  it.each(languages)(
    'U-01 F-05 the dialog and the mail of the deletion promise the name that forum, archive and dashboard show: %s',
    async (language) => {
      const { forum, archive, admin, account } = await loadMessages(language);
      const name = forum.card.gone;
      expect([archive.comment.gone, admin.payments.formerMember]).toEqual([name, name]);
      const quoted = new RegExp(`[“„「‘]${name}[”“」’]`);
      expect(account.ownData.deleteText).toMatch(quoted);
      expect(farewellMail('a@example.org', language, 'Ferrite').text).toMatch(quoted);
    },
  );

  it.each(languages)(
    'R-07 F-05 the privacy policy names that author as the forum does: %s',
    async (language) => {
      const { forum } = await loadMessages(language);
      const policy = JSON.stringify(await loadDocument('privacy', language));
      expect(policy).toMatch(new RegExp(`[“„「‘]${forum.card.gone}[”“」’]`));
    },
  );
});
