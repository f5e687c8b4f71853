import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { adminContract } from '../admin.contract.ts';
import { lastPageBefore, useList } from './use-list.ts';

function List({ page }: { readonly page: number }) {
  const { data } = useList<typeof adminContract.audit>('/api/admin/audit', { page });
  return data && 'items' in data ? `page ${data.page}, entries ${data.items.length}` : 'loading';
}

describe('lists of the dashboard', () => {
  it.each([
    [{ page: 77, pageSize: 50, total: 7 }, 1],
    [{ page: 4, pageSize: 50, total: 101 }, 3],
    [{ page: 3, pageSize: 50, total: 101 }, null],
    [{ page: 1, pageSize: 50, total: 0 }, null],
    [{ page: 2, pageSize: 50, total: 0 }, 1],
    [undefined, null],
    [[], null],
  ])('U-10 after the answer %j the page %j is shown instead', (answer, page) => {
    expect(lastPageBefore(answer)).toBe(page);
  });

  it('U-10 a page after the last one shows the last one', () => {
    const client = new QueryClient();
    const answer = (page: number, items: readonly number[]) =>
      client.setQueryData([`/api/admin/audit?pageSize=50&page=${page}`], {
        items,
        total: 57,
        page,
        pageSize: 50,
      });
    answer(77, []);
    const html = () =>
      renderToStaticMarkup(
        <QueryClientProvider client={client}>
          <List page={77} />
        </QueryClientProvider>,
      );
    expect(html()).toBe('loading');
    answer(2, [1, 2, 3, 4, 5, 6, 7]);
    expect(html()).toBe('page 2, entries 7');
  });
});
