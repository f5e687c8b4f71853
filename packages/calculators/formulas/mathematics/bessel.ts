/** Bessel functions of the first kind, J0 and J1, for x ≥ 0; absolute error below 1e-9. */

/** Computes the power series, accurate for small x: Σ (-1)^m (x/2)^(2m+n) / (m! (m+n)!). */
function powerSeries(order: 0 | 1, x: number): number {
  const quarter = (x * x) / 4;
  let term = order === 0 ? 1 : x / 2;
  let sum = term;
  for (let m = 1; Math.abs(term) > 1e-17 && m < 80; m += 1) {
    term *= -quarter / (m * (m + order));
    sum += term;
  }
  return sum;
}

/** Computes Hankel's asymptotic series, accurate for large x. */
function asymptotic(order: 0 | 1, x: number): number {
  const mu = 4 * order * order;
  let [even, odd, term] = [1, 0, 1];
  for (let k = 1; k <= 12; k += 1) {
    const next = (term * (mu - (2 * k - 1) ** 2)) / (k * 8 * x);
    if (Math.abs(next) > Math.abs(term)) break;
    term = next;
    const sign = Math.floor(k / 2) % 2 === 0 ? 1 : -1;
    if (k % 2 === 0) even += sign * term;
    else odd += sign * term;
  }
  const phase = x - (order / 2 + 0.25) * Math.PI;
  return Math.sqrt(2 / (Math.PI * x)) * (even * Math.cos(phase) - odd * Math.sin(phase));
}

/** Returns J0(x). */
export function besselJ0(x: number): number {
  return x < 13 ? powerSeries(0, x) : asymptotic(0, x);
}

/** Returns J1(x). */
export function besselJ1(x: number): number {
  return x < 13 ? powerSeries(1, x) : asymptotic(1, x);
}
