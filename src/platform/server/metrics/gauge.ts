/** Values by label, e.g. `{ queued: 3, failed: 0 }`; the label `''` is omitted. */
export type Values = Readonly<Record<string, number>>;

/** Metric that is read when Prometheus scrapes. A feature adds its own in `FeatureModule.gauges`. */
export type Gauge = {
  /** Name after `ferrite_`, with its unit, e.g. `mail_oldest_seconds`. Names of counters end in `_total`. */
  readonly name: string;
  readonly help: string;
  /** Name of the label that distinguishes the values; two names for keys such as `mail ok`. */
  readonly labels?: readonly string[];
  /** Reads the values, within two seconds. */
  read(): Values | Promise<Values>;
};
