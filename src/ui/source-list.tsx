import type { CitedSource } from '@ferrite/calculators/sources/remarks.ts';
import { RunningText } from '@ferrite/charts/text/running-text.tsx';
import { classNames } from './class-names.ts';
import { Tag } from './tag.tsx';

/** List of cited works with remarks, and a legend of the symbols used. */
export function SourceList({
  sources,
  className,
  itemClass,
}: {
  readonly sources: readonly CitedSource[];
  readonly className?: string;
  readonly itemClass?: string;
}) {
  const marks = new Map(sources.flatMap(({ mark }) => (mark ? [[mark.word, mark.meaning] as const] : [])));
  return (
    <div className={className}>
      <ul className="divide-y">
        {sources.map(({ citation, remark, mark }) => (
          <li key={citation} className={classNames('type-small text-ink2', itemClass)}>
            <span lang="en" className="[overflow-wrap:anywhere]">
              {citation}
            </span>
            {remark && (
              <span className="block text-ink3">
                <RunningText>{remark}</RunningText>
              </span>
            )}
            {mark && (
              <span className="mt-1 block">
                <Tag>{mark.word}</Tag>
              </span>
            )}
          </li>
        ))}
      </ul>
      {marks.size > 0 && (
        <dl className={classNames('type-small grid gap-1 border-t text-ink3', itemClass)}>
          {[...marks].map(([word, meaning]) => (
            <div key={word}>
              <dt className="mr-2 inline">
                <Tag>{word}</Tag>
              </dt>{' '}
              <dd className="inline">{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
