type OrderFactsProps = { readonly facts: readonly (readonly [name: string, value: string])[] };

/** Lists the facts of an order, one name and value per line. */
export function OrderFacts({ facts }: OrderFactsProps) {
  return (
    <dl className="divide-y rounded-panel border bg-p1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
          <dt className="type-body text-ink2">{name}</dt>
          <dd className="type-body font-[520] text-ink wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
