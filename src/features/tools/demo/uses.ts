/** Generates a year of tool uses by the demo members; follows the access rules. */
import { categories, registry } from '@ferrite/calculators/registry.ts';
import { createRandom } from '../../../platform/server/random.ts';

/** Properties of a member that determine access. */
export type DemoVisitor = {
  readonly id: string;
  readonly usesFrom: Date;
  readonly usesUntil: Date | null;
  readonly isPremiumAt: (at: Date) => boolean;
};
export type ToolUse = {
  readonly userId: string;
  readonly toolName: string;
  readonly category: string;
  readonly at: Date;
};

const dayMs = 86_400_000;
const categoryName = new Map<string, string>(categories.map(({ id, name }) => [id, name]));
const open = registry.filter(({ access }) => access === 'member');
const liked = new Set([
  'carbon-equivalent',
  'preheat-temperature',
  'jominy-hardenability',
  'hardness-converter',
  'temper-parameter',
  'carburizing-depth',
  'heat-input-cooling-time',
  'schaeffler-diagram',
]);

/** Returns uses in chronological order. @param now upper limit of the times */
export function demoUses(visitors: readonly DemoVisitor[], now: Date): readonly ToolUse[] {
  const chance = createRandom(38);
  const uses: ToolUse[] = [];
  for (const { id: userId, usesFrom, usesUntil, isPremiumAt } of visitors) {
    const until = (usesUntil ?? now).getTime();
    // Intervals in days differ between members.
    const every = chance.weighted([
      [3, 3],
      [8, 4],
      [25, 3],
    ] as const);
    let at = usesFrom.getTime() + chance.whole(3, 90) * 60_000;
    while (at < until) {
      const isPremium = isPremiumAt(new Date(at));
      const sittings = isPremium ? chance.whole(1, 5) : 1;
      for (let step = 0; step < sittings && at < until; step++) {
        const { name, category } = chance.weighted(
          (isPremium ? registry : open).map((entry) => [entry, liked.has(entry.id) ? 4 : 1] as const),
        );
        uses.push({
          userId,
          toolName: name,
          category: categoryName.get(category) ?? category,
          at: new Date(at),
        });
        at += chance.whole(2, 25) * 60_000;
      }
      at += Math.round((0.3 + chance.next() * 1.4) * every * (isPremium ? 1 : 4) * dayMs);
    }
  }
  return uses.sort((one, other) => one.at.getTime() - other.at.getTime());
}

export function usesByMember(uses: readonly ToolUse[]) {
  const all = new Map<string, { count: number; first: Date; last: Date }>();
  for (const { userId, at } of uses) {
    const known = all.get(userId);
    all.set(userId, { count: (known?.count ?? 0) + 1, first: known?.first ?? at, last: at });
  }
  return all;
}
