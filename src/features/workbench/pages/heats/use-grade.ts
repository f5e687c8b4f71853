import { useQuery } from '@tanstack/react-query';

/** Tables of grades with limits; large, therefore loaded when a heat is shown or edited. */
const tables = {
  queryKey: ['steel-grades'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const [steels, limits] = await Promise.all([
      import('@ferrite/calculators/core/steels/steels.ts'),
      import('@ferrite/calculators/core/steels/steel-limits.ts'),
    ]);
    return { ...steels, ...limits };
  },
};

/** Returns the tables of grades once loaded. */
export const useGradeTables = () => useQuery(tables).data;

export type GradeTables = NonNullable<ReturnType<typeof useGradeTables>>;

/** Returns the listed grade with this name; null if the table has none, or only a similar one. */
export function findGrade({ searchGrades }: GradeTables, name: string) {
  if (name.trim() === '') return null;
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const hit = searchGrades(name, 5).find((each) => !each.near && plain(each.name) === plain(name));
  return hit?.grade ?? null;
}
