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

/** Returns the listed grade that a designation names; null if the table has none, only a similar one, or several. */
export function findGrade({ gradesNamed }: GradeTables, designation: string) {
  const [grade, other] = gradesNamed(designation);
  return other ? null : (grade ?? null);
}
