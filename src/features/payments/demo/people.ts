import type { Random } from '../../../platform/server/random.ts';
import type { Language } from '../../../platform/shared/i18n/i18n.ts';
import {
  type Country,
  industries,
  type Job,
  jobs,
} from '../../membership/registration/profile-lists.rules.ts';
import { namesByLanguage } from './names.ts';

export type Person = {
  readonly id: string;
  /** Id at the auth service. */
  readonly accountId: string;
  readonly name: string;
  readonly nickname: string;
  readonly email: string;
  readonly language: Language;
  readonly country: Country;
  readonly job: Job;
  readonly industry: string;
  readonly avatar: string;
};

const avatars = [
  'scientist-male', 'scientist-female', 'business-male', 'business-female', 'engineer-male', 'engineer-female',
  'factory-male', 'factory-female', 'welder', 'construction', 'robot',
]; // biome-ignore format: one list

/** Returns a function that creates demo people with distinct names. */
export function createPeople(chance: Random) {
  const names = new Map<Language, string[][]>();
  const taken = new Set<string>();
  const unique = (wanted: string) => {
    let name = wanted;
    for (let number = 2; taken.has(name); number++) name = `${wanted}${number}`;
    taken.add(name);
    return name;
  };
  return (language: Language): Person => {
    const { given, family, join, countries, domains } = namesByLanguage[language];
    const left =
      names.get(language) ??
      chance.shuffled(given.flatMap((one) => family.map((other) => [...one, ...other])));
    names.set(language, left);
    const [first = '', firstLatin = '', last = '', lastLatin = ''] = left.pop() ?? [];
    const nickname = chance.pick([
      `${firstLatin}.${lastLatin.slice(0, 1)}`,
      `${lastLatin}${chance.whole(70, 99)}`,
      `${firstLatin}_${lastLatin.slice(0, 3)}`,
      `${first}${last.slice(0, 1)}`,
    ]);
    return {
      id: chance.uuid(),
      accountId: chance.uuid(),
      name: join(first, last),
      nickname: unique(nickname),
      email: unique(`${firstLatin}.${lastLatin}@${chance.pick(domains)}`),
      language,
      country: chance.pick(countries),
      job: chance.pick(jobs),
      industry: chance.pick(industries),
      avatar: chance.pick(avatars),
    };
  };
}
