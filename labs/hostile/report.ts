/** Requests and results by part; the run fails if `problems` is not empty. */
export type Part = {
  /** Counts an event of this kind. */
  see(what: string, times?: number): void;
  /** Records a violation. All are counted; the first ones are stored with their message. */
  problem(what: string): void;
  /** Records a figure of the run. */
  note(name: string, value: unknown): void;
};

const maxInWords = 12;

export function createReport() {
  const parts = new Map<
    string,
    { seen: Map<string, number>; problems: Map<string, number>; notes: Record<string, unknown> }
  >();
  return {
    /** Creates a part of the report. @param name name of the part and of its rows */
    part(name: string): Part {
      const own = {
        seen: new Map<string, number>(),
        problems: new Map<string, number>(),
        notes: {} as Record<string, unknown>,
      };
      parts.set(name, own);
      const add = (map: Map<string, number>, what: string, times = 1) =>
        map.set(what, (map.get(what) ?? 0) + times);
      return {
        see: (what, times) => void add(own.seen, what, times),
        problem(what) {
          const isKept = own.problems.has(what) || own.problems.size < maxInWords;
          add(own.problems, isKept ? what : 'and others');
        },
        note: (name_, value) => void Object.assign(own.notes, { [name_]: value }),
      };
    },
    broken: () => [...parts.values()].some(({ problems }) => problems.size > 0),
    json: () =>
      Object.fromEntries(
        [...parts].map(([name, { seen, problems, notes }]) => [
          name,
          { seen: Object.fromEntries([...seen].sort()), ...notes, problems: Object.fromEntries(problems) },
        ]),
      ),
  };
}
