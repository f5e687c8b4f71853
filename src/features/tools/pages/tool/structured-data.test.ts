import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@ferrite/calculators/registry.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages, localPath } from '../../../../platform/shared/i18n/i18n.ts';
import { createDescribe } from '../../describe.ts';
import { pictureOf, toolJson } from './structured-data.ts';

const describeTool = createDescribe((formula) => formula);
const site = 'https://ferrite.test';

describe('B-11 metadata of a calculator page', () => {
  it.each(registry.map(({ id }) => id))('B-11 %s has a specific picture of 1200 by 630', async (id) => {
    const file = join(import.meta.dirname, '../../../../../public', pictureOf(id));
    expect(existsSync(file)).toBe(true);
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });

  it('B-11 structured data contains name, access and URL in each language, and its text cannot close the script element', () => {
    for (const { id, access } of registry) {
      for (const language of languages) {
        const tool = describeTool(id, language);
        if (!tool) throw new Error(`${id} is not described`);
        const text = toolJson(tool, language, site);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)['@graph'][0]).toMatchObject({
          '@type': 'WebApplication',
          name: tool.name,
          url: `${site}${localPath(language, `/tools/${id}`)}`,
          isAccessibleForFree: access === 'member',
        });
      }
    }
  });

  it('B-11 every calculator lists four related ones and shows its example as a diagram', () => {
    for (const { id } of registry) {
      const tool = describeTool(id, 'de');
      expect(new Set(tool?.related.map((each) => each.id)).size, id).toBe(4);
      expect(tool?.related.map((each) => each.id)).not.toContain(id);
      const text = JSON.stringify(tool?.example?.diagram?.drawing);
      expect(text.length, id).toBeGreaterThan(100);
      expect(text, id).not.toContain('null');
    }
    const near = (id: string) => describeTool(id, 'en')?.related.map((each) => each.id);
    expect(near('schaeffler-diagram')?.[0]).toBe('wrc-1992-diagram');
    expect(near('preheat-temperature')).toContain('carbon-equivalent');
    expect(near('temper-parameter')).toContain('tempered-hardness');
  });
});
