/* FCL search through HTTP: 50 offers, priced and stored, out of a million rows and out of ten thousand, against the same server stringifying 50 kB. */
import { startBench } from "./support/bench-child.ts";
import { report } from "./support/figure.ts";
import { inTurn, type LoadRequest, load, reportLoads } from "./support/http-load.ts";
import { BENCH_LANE } from "./support/many-rates.ts";
import { rateSearchBody } from "./support/rate-search-body.ts";

const ROUNDS = 5;
const SECONDS = 3;
const FLOOR_BYTES = 50_000;
/** What fifty offers with ten charges each really come to. */
const ANSWER_BYTES = 163_000;

const search = rateSearchBody(BENCH_LANE.from, BENCH_LANE.to);

const requestWith = (headers: LoadRequest["headers"]): readonly LoadRequest[] => [
  {
    method: "POST",
    path: "/api/resource/rates/spot-on",
    headers: { ...headers, "content-type": "application/json" },
    body: search,
  },
];

const many = await startBench({ rateBytes: FLOOR_BYTES, portAnswer: "[]", tariffs: 1_000_000 });
const few = await startBench({ rateBytes: ANSWER_BYTES, portAnswer: "[]", tariffs: 10_000 });
try {
  const [request] = requestWith(many.headers);
  const answer = await fetch(`${many.real}${request?.path}`, {
    method: "POST",
    headers: { ...request?.headers },
    body: search,
  });
  const text = await answer.text();
  console.log(`${text.match(/"offerId"/g)?.length} offers, ${text.length} bytes`);

  const real = () => load(many.real, requestWith(many.headers), SECONDS, many.cpu);
  const [measured, floor] = await inTurn(ROUNDS, real, () =>
    load(many.floor, requestWith(many.headers), SECONDS, many.cpu),
  );
  const name = "FCL search through HTTP, 50 offers out of 1 000 000 rows, priced and stored";
  reportLoads(name, 0.35, measured, floor, `stringifying ${FLOOR_BYTES} B`);
  const plain = await load(few.floor, requestWith(few.headers), SECONDS, few.cpu);
  console.log(
    `the same server stringifying ${ANSWER_BYTES} B: ${Math.round(plain.perSecond)}/s, ${plain.cpuMs.toFixed(3)} ms of processor time; ratio by processor time ${(plain.cpuMs / measured.cpuMs).toFixed(3)}`,
  );
  const [small, large] = await inTurn(ROUNDS, () => load(few.real, requestWith(few.headers), SECONDS, few.cpu), real);
  report({
    name: "the same search out of 1 000 000 rows and out of 10 000, by processor time",
    measured: `${large.cpuMs.toFixed(3)} ms`,
    floor: `${small.cpuMs.toFixed(3)} ms`,
    ratio: large.cpuMs / small.cpuMs,
    goal: { kind: "at-most", value: 1.5 },
  });
} finally {
  await many.stop();
  await few.stop();
}
