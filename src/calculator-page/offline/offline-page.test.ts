import { htmlLang, languages } from '@ferrite/calculators/core/texts/language.ts';
import { describe, expect, it } from 'vitest';
import { offlineWords } from '../messages/offline-words.ts';
import { offlinePage } from './offline-page.ts';

const address = 'https://ferrite.example/calculators/jominy.html?lang=en&C="><script>1</script>';

describe('C-04 page in place of one that is not stored', () => {
  it.each(languages)(
    'C-04 in the language %s it links to the stored pages and to another attempt',
    (language) => {
      const stored = [{ address: 'https://ferrite.example/calculators/a.html?lang=en', title: 'A &amp; B' }];
      const html = offlinePage(language, address, stored);
      expect(html).toContain(`<html lang="${htmlLang[language]}">`);
      for (const text of Object.values(offlineWords[language])) expect(html).toContain(text);
      expect(html).toContain('<a href="https://ferrite.example/calculators/a.html?lang=en">A &amp; B</a>');
      expect(html).not.toContain('<script>');
      expect(offlinePage(language, address, [])).not.toContain(offlineWords[language].stored);
    },
  );
});
