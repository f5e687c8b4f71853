import { describe, expect, it } from 'vitest';
import { languages, localPath } from '../platform/shared/i18n/i18n.ts';
import { paymentReturn } from '../site/payment-return.ts';
import { sectionOf, sectionPath, sections } from './sections.ts';

const at = (pathname: string, search = '', hash = '') => sectionOf({ pathname, search, hash });

describe('R-02 sections by path', () => {
  it.each(languages)('R-02 every section is recognized under the prefix of the language %s', (language) => {
    for (const section of sections) expect(at(localPath(language, sectionPath[section]))).toBe(section);
  });

  it('R-02 a section is recognized with a trailing slash too, and other pages are not a section', () => {
    expect(at('/ko/tools/')).toBe('tools');
    expect(at('/login')).toBeNull();
    expect(at('/tools/carbon-equivalent')).toBeNull();
    expect(at('/login', '?section=tools')).toBeNull();
  });
});

describe('R-03 sections named by hash and query', () => {
  it.each(['tools', 'forum', 'archive'] as const)('R-03 the hash #%s opens that section', (section) => {
    expect(at('/', '', `#${section}`)).toBe(section);
  });

  it.each([
    ['tools', 'tools'],
    ['forum', 'forum'],
    ['archive', 'archive'],
    ['resources', 'archive'],
  ] as const)('R-03 the query ?section=%s opens the section %s', (value, section) => {
    expect(at('/ko', `?section=${value}`)).toBe(section);
  });

  it('R-03 another hash or query value does not change the section', () => {
    expect(at('/tools', '?section=other', '#result')).toBe('tools');
    expect(at('/', '', '#resources')).toBe('home');
  });
});

describe('R-10 return from a payment', () => {
  it('R-10 the return is reported once, and the provider’s parameters are removed from the query', () => {
    expect(paymentReturn('?payment=success&provider=stripe')).toBe('');
    expect(paymentReturn('?section=tools&payment=success&provider=paypal')).toBe('?section=tools');
  });

  it.each(['', '?payment=failed&provider=paypal', '?payment=success', '?payment=success&provider=other'])(
    'R-10 the query "%s" is not reported as a return from a payment',
    (search) => {
      expect(paymentReturn(search)).toBeNull();
    },
  );
});
