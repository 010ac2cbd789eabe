import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

type Axe = Pick<typeof axe, "run">;

/* The minified file: each page parses it again, and the package's `source` is more than twice as long. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe finds on a page as it is drawn now, one line per rule: `color-contrast: .card, .price`. Pages without frames
 * only. Run in the page itself: the package for Playwright opens a second page for every analysis.
 */
export const findViolations = async (page: Page, options: RunOptions): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (run) => {
    const inPage: Axe = Reflect.get(globalThis, "axe");
    const { violations } = await inPage.run({ ...run, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, options);
};
