/** Searches every order of events of two payment attempts. */
import { type Attempt, faultOf, type Model, moves, type Shared, start, type World } from './attempt-model.ts';

/** Returns the same text for attempts that differ only in the order of their workers. */
function textOf({ workers, ...attempt }: Attempt): string {
  return [
    ...Object.values(attempt),
    ...workers.map((worker) => Object.values(worker).join(' ')).sort(),
  ].join();
}

/** Numbers things; those with the same text get the same number. */
class Numbers<Thing> {
  readonly #byText = new Map<string, number>();
  readonly #things: Thing[] = [];
  readonly #textOf: (thing: Thing) => string;

  constructor(asText: (thing: Thing) => string) {
    this.#textOf = asText;
  }

  of(thing: Thing): number {
    const text = this.#textOf(thing);
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    this.#byText.set(text, this.#things.length);
    return this.#things.push(thing) - 1;
  }

  at(number: number): Thing {
    return this.#things[number] as Thing;
  }
}

/** State after an event, as numbers; `heals`: the state differs, and the event happens eventually without a user. */
type After = { readonly attempt: number; readonly shared: number; readonly heals: boolean };

/** Returns all states after one event of an attempt. Such an event neither reads nor changes the other attempt. */
function followersOf(
  model: Model,
  attempts: Numbers<Attempt>,
  shared: Numbers<Shared>,
): (attempt: number, world: number, others: number) => readonly After[] {
  const known = new Map<string, readonly After[]>();
  return (attempt, world, others) => {
    const key = `${attempt} ${world} ${others}`;
    const found =
      known.get(key) ??
      [...moves({ attempt: attempts.at(attempt), world: shared.at(world), others }, model)].map(
        ([change, byItself]) => {
          const before = attempts.at(attempt);
          const changed = { ...before, workers: before.workers.map((worker) => ({ ...worker })) };
          const failures = { ...shared.at(world) };
          change(failures, changed);
          const after = { attempt: attempts.of(changed), shared: shared.of(failures) };
          return { ...after, heals: byItself && (after.attempt !== attempt || after.shared !== world) };
        },
      );
    known.set(key, found);
    return found;
  };
}

/**
 * Searches all reachable states; two that differ only in the order of the attempts count once.
 * @returns a description of the first wrong state; null if all are correct
 */
export function search(model: Model): { broken: string | null; states: number; atRest: number } {
  const attempts = new Numbers(textOf);
  const shared = new Numbers<Shared>((world) => Object.values(world).join());
  const followers = followersOf(model, attempts, shared);
  const { attempts: both, ...rest } = start;
  const waiting: (readonly [first: number, second: number, world: number])[] = [];
  const seen = new Set<string>();
  const visit = (one: number, other: number, world: number) => {
    const key = one < other ? `${one} ${other} ${world}` : `${other} ${one} ${world}`;
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push([one, other, world]);
  };
  visit(attempts.of(both[0]), attempts.of(both[1]), shared.of(rest));
  let atRest = 0;
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const [first, second, world] = state;
    const [one, other] = [attempts.at(first), attempts.at(second)];
    const afterFirst = followers(first, world, other.workers.length);
    const afterSecond = followers(second, world, one.workers.length);
    for (const after of afterFirst) visit(after.attempt, second, after.shared);
    for (const after of afterSecond) visit(first, after.attempt, after.shared);
    const heals = [...afterFirst, ...afterSecond].some((after) => after.heals);
    if (!heals) atRest += 1;
    const reached: World = { ...shared.at(world), attempts: [one, other] };
    const fault = faultOf(reached, !heals);
    if (fault) return { broken: `${fault}: ${JSON.stringify(reached)}`, states: seen.size, atRest };
  }
  return { broken: null, states: seen.size, atRest };
}
