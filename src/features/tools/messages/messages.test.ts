import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

describe('English texts of the tools', () => {
  it('T-03 T-04 T-05: are the specified ones', () => {
    expect(en.empty.title).toBe('No tools found');
    expect(`${en.open.login} / ${en.open.loginText}`).toBe('Login Required / Please log in to access tools.');
    expect(`${en.open.premium} / ${en.open.premiumText}`).toBe(
      'Premium Required / This tool requires a premium membership. Please upgrade to access.',
    );
    expect(en.open.granted).toBe('Access granted');
    expect(en.open.failed).toBe('Failed to access tool. Please try again.');
    expect(`${en.open.unavailable} / ${en.open.unavailableText}`).toBe(
      'Tool Not Available / This tool is currently unavailable',
    );
  });
});
