import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import {
  type ElementTile,
  elementTiles,
  type FloatingSymbol,
  floatMs,
  type Slot,
  slots,
  spawn,
  spawnMs,
  staticMs,
} from './element-symbols.ts';

const visibleFrom: Readonly<Record<Slot['from'], string>> = {
  phone: '',
  desk: 'max-xl:hidden',
  wide: 'max-[1400px]:hidden',
};

/**
 * Symbols of alloying elements that float in the free areas of the hero section. Decoration only: hidden from screen
 * readers, and absent if the user prefers reduced motion.
 */
export function ElementBackground() {
  const [resting, setResting] = useState(true);
  const [floating, setFloating] = useState<readonly FloatingSymbol[]>([]);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const rest = setTimeout(() => setResting(false), staticMs);
    const spawning = setInterval(() => {
      // In a hidden page, timers run without animation, so symbols would accumulate.
      if (!document.hidden) setFloating((now) => spawn(now, performance.now(), Math.random));
    }, spawnMs);
    return () => {
      clearTimeout(rest);
      clearInterval(spawning);
    };
  }, []);

  // Removes each symbol when its animation ends, even if no new symbol appears.
  const oldest = floating[0];
  useEffect(() => {
    if (!oldest) return;
    const leave = setTimeout(
      () => setFloating((now) => now.filter((each) => each.id !== oldest.id)),
      Math.max(0, oldest.bornMs + floatMs - performance.now()),
    );
    return () => clearTimeout(leave);
  }, [oldest]);

  return (
    <div
      aria-hidden="true"
      data-symbols
      className="pointer-events-none absolute inset-0 -z-10 overflow-hidden motion-reduce:hidden print:hidden"
    >
      {resting &&
        elementTiles.map((tile, index) => (
          <Tile key={tile.symbol} tile={tile} slot={slots[index] ?? slots[0]} state="static" />
        ))}
      {floating.map((each) => (
        <Tile key={each.id} tile={each.tile} slot={each.slot} state="floating" />
      ))}
    </div>
  );
}

const drawn = 'before:content-[attr(data-text)]';

type TileProps = {
  readonly tile: ElementTile;
  readonly slot: Slot | undefined;
  readonly state: 'static' | 'floating';
};

function Tile({ tile, slot, state }: TileProps) {
  if (!slot) return null;
  const { x, y, size, from } = slot;
  return (
    <span
      data-symbol={state}
      lang="en"
      className={classNames(
        'absolute flex flex-col justify-between rounded-tag border border-ink p-[0.35em] leading-none text-ink select-none',
        state === 'static' ? 'symbol-static' : 'symbol-floating',
        visibleFrom[from],
      )}
      style={{ left: `${x}%`, top: `${y}%`, width: size, height: size, fontSize: size / 6.2 }}
    >
      {/* Drawn as shapes instead of text, because low contrast is allowed for decoration only. */}
      <span className={drawn} data-text={size > 38 ? tile.number : ''} />
      <span className={classNames(drawn, 'text-[2.4em] font-[520]')} data-text={tile.symbol} />
      <span className={drawn} data-text={size > 60 ? tile.mass : ''} />
    </span>
  );
}
