/** Metric values by label value, e.g. `{ queued: 3, failed: 0 }`; with the key `''` the metric has no label. */
export type Values = Readonly<Record<string, number>>;

/** Metric whose value is read when Prometheus scrapes. A feature adds its metrics in `FeatureModule.gauges`. */
export type Gauge = {
  /**
   * Name without the prefix `ferrite_`, with its unit, e.g. `mail_oldest_seconds`. Names of counters end in `_total`.
   */
  readonly name: string;
  readonly help: string;
  /** Names of the labels; with two names, a key such as `mail ok` contains one value for each. */
  readonly labels?: readonly string[];
  /** Reads the values; a result after two seconds is ignored. */
  read(): Values | Promise<Values>;
};
