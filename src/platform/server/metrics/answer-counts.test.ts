import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createAnswerCounts } from './answer-counts.ts';

const limits = [0.005, 0.1, 1];

describe('O-03 counts of answered requests', () => {
  it('responses are counted separately by method, route and status', () => {
    const counts = createAnswerCounts(limits);
    for (const status of [200, 200, 404]) counts.count('GET', '/api/posts/:id', status, 0.01);
    counts.count('DELETE', '/api/posts/:id', 200, 0.01);
    expect(counts.answered()).toEqual([
      { method: 'GET', route: '/api/posts/:id', status: 200, count: 2 },
      { method: 'GET', route: '/api/posts/:id', status: 404, count: 1 },
      { method: 'DELETE', route: '/api/posts/:id', status: 200, count: 1 },
    ]);
  });

  it('durations are counted in the same histogram buckets as prom-client uses, also at and beyond the limits', async () => {
    const counts = createAnswerCounts(limits);
    const registers = [new Registry()];
    const histogram = new Histogram({
      name: 'h',
      help: 'h',
      labelNames: ['route'],
      buckets: limits,
      registers,
    });
    for (const seconds of [0, 0.005, 0.0051, 0.1, 0.4, 1, 1.0001, 70]) {
      counts.count('GET', '/', 200, seconds);
      histogram.observe({ route: '/' }, seconds);
    }
    const { values } = await histogram.get();
    const [durations] = counts.durations();
    const partOf = (part: string) =>
      values.filter(({ metricName }) => metricName === `h_${part}`).map(({ value }) => value);
    expect(durations?.upTo).toEqual(partOf('bucket'));
    expect([durations?.seconds]).toEqual(partOf('sum'));
    expect([durations?.upTo.at(-1)]).toEqual(partOf('count'));
  });
});
