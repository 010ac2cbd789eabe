import lighthouse from "lighthouse";

export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Cumulative layout shift. */
  readonly shift: number;
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** The four scores of a page, with Lighthouse's mobile settings. */
export const scoresOf = async (url: string, port: number): Promise<Scores> => {
  const run = await lighthouse(url, { port, output: "json", logLevel: "error" });
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
