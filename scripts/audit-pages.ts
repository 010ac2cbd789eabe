/*
 * npm run audit:pages -- [address] [path …]: Lighthouse (mobile), axe at three widths, layout shift, weight of JavaScript and
 * largest contentful paint of every public page, on the built site behind the real server. Without an address it starts one.
 */
import { auditAxe } from "./audit/axe.ts";
import { paintOf } from "./audit/paint.ts";
import { scoresOf } from "./audit/scores.ts";
import { scriptBytes } from "./audit/weight.ts";
import { startServer } from "./lib/start-server.ts";
import { PUBLIC_PATHS } from "../tests/support/public-paths.ts";

const words = process.argv.slice(2);
const given = words.find((word) => word.startsWith("http"));
const wished = words.filter((word) => word.startsWith("/"));
const server = given === undefined ? await startServer() : { address: given, stop: () => undefined };
const misses: string[] = [];
const demand = (holds: boolean, sentence: string): void => {
  if (!holds) misses.push(sentence);
};

try {
  const floor = await scriptBytes.floor();
  for (const path of wished.length > 0 ? wished : PUBLIC_PATHS) {
    const url = `${server.address}${path}`;
    /* A server that has just been started still compiles, beside the browser that is measured. */
    for (let visit = 0; visit < 20; visit++) await (await fetch(url)).text();
    const scores = await scoresOf(url);
    const found = await auditAxe(url, [360, 768, 1440]);
    const script = await scriptBytes.of(url);
    const paint = await paintOf(url);
    const { performance, accessibility, bestPractices, seo, shift } = scores;
    console.log(
      `${path}: Lighthouse ${performance} / ${accessibility} / ${bestPractices} / ${seo}, shift ${shift}, axe ${found.length}, ` +
        `JavaScript ${(script / 1000).toFixed(1)} kB (${(script / floor).toFixed(2)} × react and router), ` +
        `paint ${paint.withScripts} ms against ${paint.without} ms`,
    );
    for (const one of found) console.log(`  ${one}`);
    demand(
      [performance, accessibility, bestPractices, seo].every((score) => score === 100),
      `${path}: Lighthouse below 100`,
    );
    demand(shift === 0, `${path}: layout shift ${shift}`);
    demand(found.length === 0, `${path}: axe violations`);
    demand(script <= floor * 1.15, `${path}: JavaScript over 1.15 × react and router`);
    demand(paint.withScripts <= paint.without * 1.1, `${path}: largest paint over 1.1 × the page without scripts`);
  }
} finally {
  server.stop();
}
for (const miss of misses) console.error(`missed: ${miss}`);
if (misses.length > 0) process.exitCode = 1;
