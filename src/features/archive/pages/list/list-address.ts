/** Returns page and search from the parameters of the URL; an invalid page becomes 1. */
export function readListParameters(parameters: URLSearchParams): {
  readonly page: number;
  readonly search: string;
} {
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: (parameters.get('search') ?? '').slice(0, 200),
  };
}
