import lighthouse from "lighthouse";
import { browserPort } from "./browser.ts";

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

const TRIES = 3;

/* Now and then a headless browser paints nothing at all; Lighthouse says so, and that is no measurement of the page. */
const measured = async (url: string, tries = TRIES): ReturnType<typeof lighthouse> => {
  const run = await browserPort((port) => lighthouse(url, { port, output: "json", logLevel: "error" }));
  return run?.lhr.runtimeError === undefined || tries === 1 ? run : await measured(url, tries - 1);
};

/* One run says how busy the machine was as well; Lighthouse advises the middle of several. */
const RUNS = 3;

const oneRun = async (url: string): Promise<Scores> => {
  const run = await measured(url);
  const categories = run?.lhr.categories ?? {};
  const shift = run?.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
  return {
    performance: percent(categories["performance"]?.score),
    accessibility: percent(categories["accessibility"]?.score),
    bestPractices: percent(categories["best-practices"]?.score),
    seo: percent(categories["seo"]?.score),
    shift: Math.round(shift * 10_000) / 10_000,
  };
};

/** The four scores of a page, with Lighthouse's mobile settings: of three runs the one with the middle performance. */
export const scoresOf = async (url: string): Promise<Scores> => {
  const runs = [await oneRun(url)];
  while (runs.length < RUNS) runs.push(await oneRun(url));
  return runs.toSorted((one, other) => one.performance - other.performance)[Math.floor(RUNS / 2)] ?? oneRun(url);
};
