import type { ReactNode } from 'react';

/** Line drawing of 76 × 48 px for one of the six features, with one accented point. */
function Figure({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 76 48"
      className="h-12 w-[76px] shrink-0 fill-none stroke-ink"
      strokeWidth="1.25"
    >
      {children}
    </svg>
  );
}

const Axes = () => <path d="M4.5 2V43.5H72" className="stroke-ctl" />;
const Point = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r="3" className="fill-hot" stroke="none" />
);

/** Stress–strain curve; the point is at the yield strength. */
function Mechanical() {
  return (
    <Figure>
      <Axes />
      <path d="M5 43C10 33 14 22 19 14c7-8 16-9 25-7 11 2 18 6 26 12" />
      <Point x={19} y={14} />
    </Figure>
  );
}

/** Curve of decreasing costs; the point marks the chosen option. */
function Cost() {
  return (
    <Figure>
      <path d="M2 43.5H72" className="stroke-ctl" />
      {[0, 1, 2, 3].map((each) => (
        <rect
          key={each}
          x={8 + each * 13}
          y={6 + each * 6}
          width="7"
          height={37 - each * 6}
          className="fill-line2"
          stroke="none"
        />
      ))}
      <rect x="60" y="29" width="7" height="14" className="fill-hot" stroke="none" />
    </Figure>
  );
}

/** Distribution of a value between tolerance limits; its mean is accented. */
function Reliability() {
  return (
    <Figure>
      <path d="M2 43.5H74" className="stroke-ctl" />
      <path d="M4 42c14 0 18-6 22-18s7-20 12-20 8 8 12 20 8 18 22 18" />
      <path d="M20 8V43M56 8V43" strokeDasharray="2 3" className="stroke-ctl" />
      <path d="M38 4V43" className="stroke-hot" strokeWidth="2" />
    </Figure>
  );
}

/** Values calculated by three authors; the point lies between them. */
function Expert() {
  return (
    <Figure>
      <Axes />
      <path d="M5 42C24 34 46 18 70 5" strokeDasharray="1 3" strokeLinecap="round" />
      <path d="M5 42C26 36 48 26 70 14" />
      <path d="M5 42C28 40 50 34 70 26" strokeDasharray="7 4" />
      <Point x={45} y={26.5} />
    </Figure>
  );
}

/** Contour lines around the point. */
function Analytics() {
  return (
    <Figure>
      <path d="M6 24C18 6 48 0 70 8M6 35C18 18 46 10 70 18M6 45C20 28 46 20 70 28M22 46C32 36 50 32 70 38" />
      <Point x={38} y={24} />
    </Figure>
  );
}

/** Heats of a year; the point is the current one. */
function Data() {
  const heats = [
    [14, 38],
    [20, 34],
    [24, 37],
    [28, 29],
    [33, 32],
    [50, 22],
    [55, 16],
    [60, 19],
    [66, 10],
    [44, 29],
  ] as const;
  return (
    <Figure>
      <Axes />
      <path d="M8 41L70 7" className="stroke-ctl" strokeDasharray="2 3" />
      {heats.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.8" className="fill-ink2" stroke="none" />
      ))}
      <Point x={39} y={24} />
    </Figure>
  );
}

export const figures = {
  mechanical: Mechanical,
  cost: Cost,
  reliability: Reliability,
  expert: Expert,
  analytics: Analytics,
  data: Data,
} as const;
