/**
 * Counts responses in plain numbers that are read when Prometheus scrapes. The counter and histogram of `prom-client`
 * would build a label text for every request, which takes a tenth of the time of a cached response.
 */

type Route = {
  /** Number of responses by method and status. */
  readonly answers: Map<string, Map<number, number>>;
  /** Number of responses by duration bucket; the last bucket has no upper limit. */
  readonly buckets: Float64Array;
  seconds: number;
};

/** Number of responses of a route, e.g. `{method: 'GET', route: '/api/tools', status: 200, count: 3}`. */
type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly count: number;
};
/**
 * Durations of a route. `upTo` contains the number of responses within each limit, then the number of all responses.
 */
type Durations = {
  readonly route: string;
  readonly upTo: readonly number[];
  readonly seconds: number;
};

/**
 * Creates counters of responses.
 * @param limits upper limits of the duration buckets, in seconds, ascending
 */
export function createAnswerCounts(limits: readonly number[]) {
  const routes = new Map<string, Route>();

  function routeOf(pattern: string): Route {
    const known = routes.get(pattern);
    if (known) return known;
    const route: Route = { answers: new Map(), buckets: new Float64Array(limits.length + 1), seconds: 0 };
    routes.set(pattern, route);
    return route;
  }

  return {
    /**
     * Counts one response.
     * @param pattern of the route, e.g. `/api/posts/:id`
     */
    count(method: string, pattern: string, status: number, seconds: number): void {
      const route = routeOf(pattern);
      let byStatus = route.answers.get(method);
      if (!byStatus) {
        byStatus = new Map();
        route.answers.set(method, byStatus);
      }
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      let bucket = 0;
      while (bucket < limits.length && seconds > (limits[bucket] as number)) bucket += 1;
      (route.buckets[bucket] as number) += 1;
      route.seconds += seconds;
    },

    answered: (): Answered[] =>
      [...routes].flatMap(([route, { answers }]) =>
        [...answers].flatMap(([method, byStatus]) =>
          [...byStatus].map(([status, count]) => ({ method, route, status, count })),
        ),
      ),

    durations: (): Durations[] =>
      [...routes].map(([route, { buckets, seconds }]) => {
        let sum = 0;
        return { route, seconds, upTo: Array.from(buckets, (count) => (sum += count)) };
      }),
  };
}

export type AnswerCounts = ReturnType<typeof createAnswerCounts>;
