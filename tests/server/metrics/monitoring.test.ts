import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { parser } from "@prometheus-io/lezer-promql";
import { collectDefaultMetrics, type MetricObject, Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ok } from "neverthrow";
import type { OpenConnector } from "#server/connectors/kit/connector.ts";
import { allFeatures } from "#server/features.ts";
import type { Feature } from "#server/platform/feature.ts";
import { startTestApp, type TestApp } from "#tests/server/support/app.ts";
import { addTestPlaces } from "#tests/server/support/freight.ts";
import type { CarrierFeed } from "#server/tracking-sources/settings.ts";
import { parsed } from "#tests/server/support/parsed.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const { groups } = parsed<{ readonly groups: readonly { readonly rules: readonly Rule[] }[] }>(
  JSON.stringify(load(readFileSync("deploy/monitoring/alerts.yaml", "utf8"))),
);
const rules = groups.flatMap((group) => group.rules);

const { panels } = parsed<{
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}>(readFileSync("deploy/monitoring/dashboard.json", "utf8"));
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

const connector: OpenConnector = {
  name: "Norrvik",
  allowances: [{ calls: 100, spanMs: 86_400_000 }],
  createSource: () => ({ name: "Norrvik", quote: async () => ok([]) }),
};

const feed: CarrierFeed = {
  name: "Norrvik",
  lines: ["Norrvik"],
  codes: new Map(),
  pull: {
    url: "http://127.0.0.1:9/v2/events",
    headers: {},
    token: null,
    askBy: [["carrierBookingReference"]],
    limit: 100,
    since: null,
    intervalMs: 1_800_000,
    callsPerMinute: 10,
    callsPerDay: null,
  },
  push: { secrets: ["c2VjcmV0"], subscriptions: null },
  noticeKey: null,
};

/* What Prometheus adds to each series. */
const SCRAPE_LABELS = ["instance", "job"];

/** The names of the labels that each metric has, also of one without a series. */
const readLabels = (metrics: readonly MetricObject[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    metrics.flatMap((metric): readonly (readonly [string, readonly string[]])[] => {
      const names: unknown = Reflect.get(metric, "labelNames");
      const labels = Array.isArray(names) ? names.map(String) : [];
      return [
        [metric.name, labels],
        [`${metric.name}_bucket`, [...labels, "le"]],
        [`${metric.name}_count`, labels],
        [`${metric.name}_sum`, labels],
      ];
    }),
  );

const listNodes = (expression: string, name: string): readonly string[] => {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.name === name) found.push(expression.slice(node.from, node.to));
    },
  });
  return found;
};

const isValid = (expression: string): boolean => {
  let hasError = false;
  parser.parse(expression).iterate({
    enter: (node) => {
      hasError ||= node.type.isError;
    },
  });
  return !hasError;
};

let server: TestApp;
let labels: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  let registry = new Registry();
  const capture: Feature = ({ metrics }) => {
    registry = metrics;
    return [];
  };
  server = await startTestApp({
    config: { connectors: [connector], trackingFeeds: [feed] },
    features: [addTestPlaces, ...allFeatures, capture],
  });
  const process = new Registry();
  collectDefaultMetrics({ register: process });
  labels = readLabels([...registry.getMetricsAsArray(), ...process.getMetricsAsArray()]);
});
afterAll(() => server.close());

describe("the rules and the dashboard for Prometheus", () => {
  it.each(expressions)("has an expression that can be read: %s", (_, expression) => {
    expect(isValid(expression)).toBe(true);
  });

  it("finds what is no expression", () => {
    expect([isValid("sum(rate(x[5m])"), isValid("max by (a) (b) >")]).toEqual([false, false]);
  });

  it.each(expressions)("names metrics and labels that a server has: %s", (_, expression) => {
    const selected = listNodes(expression, "VectorSelector").map((selector) => selector.split("{", 1)[0] ?? "");
    expect(selected.length).toBeGreaterThan(0);
    expect(selected.filter((name) => name !== "up" && !labels.has(name))).toEqual([]);
    const known = new Set([...SCRAPE_LABELS, ...selected.flatMap((name) => labels.get(name) ?? [])]);
    expect(listNodes(expression, "LabelName").filter((name) => !known.has(name))).toEqual([]);
  });

  it("has a series in alerts.test.yaml on which each rule fires", () => {
    const { tests } = parsed<{
      readonly tests: readonly {
        readonly alert_rule_test: readonly { readonly alertname: string; readonly exp_alerts: readonly object[] }[];
      }[];
    }>(JSON.stringify(load(readFileSync("deploy/monitoring/alerts.test.yaml", "utf8"))));
    const fired = tests.flatMap((test) => test.alert_rule_test).filter((one) => one.exp_alerts.length > 0);
    expect(fired.map(({ alertname }) => alertname)).toEqual(rules.map(({ alert }) => alert));
  });

  it("leads from each rule to what is to be done in the guide", () => {
    const guide = readFileSync("docs/guides/operate.md", "utf8");
    const headings = [...guide.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/guides/operate.md#${alert.toLowerCase()}`);
  });

  it("describes every metric of the business in the guide", () => {
    const guide = readFileSync("docs/guides/operate.md", "utf8");
    const own = [...labels.keys()].filter(
      (name) => !/_(bucket|count|sum)$|^(nodejs|process|http)_/.test(name) && !guide.includes(`\`${name}\``),
    );
    expect(own).toEqual([]);
  });
});
