/** Page and search of the list, as its address says; nonsense means the first page. */
export function listAddress(parameters: URLSearchParams): { readonly page: number; readonly search: string } {
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: (parameters.get('search') ?? '').slice(0, 200),
  };
}
