import { describe, expect, it } from 'vitest';
import { en } from './en.ts';

describe('English texts of the archive', () => {
  it('L-01 L-04 L-05 L-08 the texts of search, forms, errors and pages are the specified ones', () => {
    expect(en.search).toBe('Search posts...');
    expect(en.newPost).toBe('New Post');
    expect(en.empty.title).toBe('No materials');
    expect(en.copied).toBe('Post URL copied to clipboard!');
    expect(`${en.login.title} / ${en.login.like}`).toBe(
      'Authentication Required / Please log in to like posts.',
    );
    expect(Object.values(en.done)).toEqual([
      'Post created successfully!',
      'Post updated successfully!',
      'Post deleted successfully!',
    ]);
    expect(Object.values(en.error)).toEqual([
      'Error',
      'Failed to create post',
      'Failed to update post',
      'Failed to delete post',
    ]);
    expect([en.pages.first, en.pages.previous, en.pages.next, en.pages.last]).toEqual([
      'First',
      'Previous',
      'Next',
      'Last',
    ]);
  });

  it('R-04 a missing post shows the specified message', () => {
    expect(`${en.notFound.title} / ${en.notFound.text}`).toBe(
      "Post Not Found / The post you're looking for doesn't exist.",
    );
  });
});
