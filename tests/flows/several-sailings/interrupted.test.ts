import { expect, it } from "vitest";
import { listSailingDays } from "#domain/distribution";
import { hasInterrupted } from "#flows/booking/interrupted.ts";
import { restorePlan, savePlan, takePlan } from "#flows/several-sailings/interrupted.ts";
import { startPlan } from "#flows/several-sailings/rules.ts";
import type { SeveralContext } from "#flows/several-sailings/types.ts";
import { aRate, viewOf } from "#tests/support/rates.ts";
import { aPortSearch } from "#tests/support/searches.ts";
import { draftsIn } from "#tests/support/flows.ts";

const memoryDrafts = () => {
  const saved = new Map<string, string>();
  return draftsIn(saved);
};

const AT = { path: "/rate/search", account: "asha@menon.example" };
const DAYS = ["2026-12-05", "2026-12-12"] as const;

/* Each search gives its offers other ids. */
const listDays = (search: string) => {
  const rates = DAYS.map((departure) => aRate({ id: `${search}.${departure}`, departure }));
  return listSailingDays(rates, viewOf(rates, "quoted"));
};

const context = (changes: Partial<SeveralContext> = {}): SeveralContext => {
  const days = listDays("first");
  return {
    search: aPortSearch({ containers: [{ equipment: "40HC", quantity: 20, weightKg: 0 }] }),
    days,
    choices: new Map([...startPlan(days), [DAYS[1], { rateId: `first.${DAYS[1]}`, quantities: { "40HC": 20 } }]]),
    quotes: [],
    outcomes: [],
    sending: 0,
    reference: "PO 7411",
    failure: null,
    ...changes,
  };
};

const restore = (days: ReturnType<typeof listDays>) => {
  const drafts = memoryDrafts();
  savePlan(drafts, AT, context());
  const plan = takePlan(drafts, AT);
  return plan === null ? null : restorePlan(plan, days);
};

it("a plan is restored with the offers of a later search and the reference", () => {
  expect(restore(listDays("second"))).toEqual({
    choices: new Map([
      [DAYS[0], { rateId: `second.${DAYS[0]}`, quantities: {} }],
      [DAYS[1], { rateId: `second.${DAYS[1]}`, quantities: { "40HC": 20 } }],
    ]),
    reference: "PO 7411",
  });
});

it("a plan is not restored where its sailings are not offered any more", () => {
  expect(restore(listDays("second").slice(0, 1))).toBeNull();
});

it("a plan is taken once, on its page, by its shipper, with the numbers of what was booked", () => {
  const drafts = memoryDrafts();
  const receipt = { message: "", quotationId: "QTN-2026-000001", bookingId: null };
  savePlan(drafts, AT, context({ outcomes: [{ kind: "booked", receipt }, { kind: "waiting" }] }));
  expect([hasInterrupted(drafts, "/rate"), hasInterrupted(drafts, "/rate/search")]).toEqual([false, true]);
  expect(takePlan(drafts, { ...AT, path: "/rate" })).toBeNull();
  expect(takePlan(drafts, AT)?.booked).toEqual(["QTN-2026-000001"]);
  expect(takePlan(drafts, AT)).toBeNull();
  savePlan(drafts, AT, context());
  expect(takePlan(drafts, { ...AT, account: "ravi@menon.example" })).toBeNull();
});
