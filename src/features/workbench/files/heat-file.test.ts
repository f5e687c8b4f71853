import { describe, expect, it } from 'vitest';
import { exceededLimit, fileSizeText, heatFileLimits } from './heat-file.rules.ts';

describe('files of a heat', () => {
  it('W-01 file sizes are shown in whole kilobytes, from 1000 kB on in megabytes', () => {
    const kilobyte = 1024;
    expect([0, 100, 320 * kilobyte, 999 * kilobyte].map((bytes) => fileSizeText(bytes, 'en'))).toEqual([
      '1\u00a0kB',
      '1\u00a0kB',
      '320\u00a0kB',
      '999\u00a0kB',
    ]);
    expect(fileSizeText(1000 * kilobyte, 'en')).toBe('1.0\u00a0MB');
    expect(fileSizeText(1.44 * 1024 * kilobyte, 'de')).toBe('1,4\u00a0MB');
  });

  it('W-01 a heat may have ten files and a member 300 MB, both limits included', () => {
    const { memberBytes, perHeat } = heatFileLimits;
    expect(exceededLimit({ count: perHeat - 1, memberBytes: 0 }, 1)).toBeNull();
    expect(exceededLimit({ count: perHeat, memberBytes: 0 }, 1)).toBe('workbench.too_many_files');
    expect(exceededLimit({ count: 0, memberBytes: memberBytes - 5 }, 5)).toBeNull();
    expect(exceededLimit({ count: 0, memberBytes: memberBytes - 5 }, 6)).toBe('workbench.files_full');
  });
});
