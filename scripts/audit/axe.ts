import { chromium } from "@playwright/test";
import { findViolations } from "../../tests/support/axe.ts";
import { chromiumArguments, findChromium } from "../../tests/support/chromium.ts";

/** What axe finds on a page at each width: one line per violation. */
export const auditAxe = async (url: string, widths: readonly number[]): Promise<readonly string[]> => {
  const executable = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executable === undefined ? {} : { executablePath: executable }),
  });
  const lines: string[] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    for (const line of await findViolations(page, {})) lines.push(`${width} px, ${line}`);
    await context.close();
  }
  await browser.close();
  return lines;
};
