import { describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/index.ts';
import { auditActions } from '../../../platform/shared/audit.ts';
import { languages } from '../../../platform/shared/i18n/i18n.ts';

/** `feature.what_happened` → its name. */
const namesIn = async (language: (typeof languages)[number]): Promise<Map<string, string>> => {
  const { did } = (await loadMessages(language)).admin.audit;
  return new Map(
    Object.entries(did).flatMap(([feature, actions]) =>
      Object.entries(actions).map(([what, name]) => [`${feature}.${what}`, name] as const),
    ),
  );
};

describe('audit log', () => {
  it.each(languages)('U-12 has exactly one distinct name for every action in %s', async (language) => {
    const names = await namesIn(language);
    expect([...names.keys()].sort()).toEqual([...auditActions].sort());
    expect(new Set(names.values()).size).toBe(names.size);
  });
});
