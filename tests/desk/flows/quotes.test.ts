import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import {
  answerFormView,
  createAnswerForm,
  createQuotePage,
  quoteView,
  toPricedCharges,
  type TypedLine,
} from "#desk/flows/quotes.ts";
import type { DeskQuoteRequest, QuotesPort } from "#desk/ports/index.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const OPEN: DeskQuoteRequest = {
  number: "DSK-2026-000007",
  state: "open",
  requestedAt: "2026-11-22T05:40:00.000Z",
  companyName: "Kaveri Home Textiles",
  search: "Patna to Reykjavik, 1 × 40HC",
  quoteNumber: null,
  isPartLoad: false,
  details: [],
  sizes: ["40HC"],
  commodity: null,
  note: null,
  reason: null,
  contact: { companyId: "c-1", companyState: "active", group: null, name: "Asha Menon", email: "asha@menon.example" },
  earlier: [],
};
const ANSWERED: DeskQuoteRequest = { ...OPEN, state: "answered", quoteNumber: "QUO-2026-000024" };
const CONFLICT: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "Sven Olsen has answered this request already.",
  fields: [],
};
const LINE: TypedLine = {
  name: "Ocean freight",
  countedBy: "container",
  size: "40HC",
  currency: "USD",
  buying: "3480",
  selling: "",
};
const PRICED = {
  lines: [
    {
      name: "Ocean freight",
      countedBy: "container",
      size: "40HC",
      buying: usd(348_000),
      selling: usd(363_000),
      suggested: usd(363_000),
      rule: "M-01",
    },
  ],
  totals: null,
  floor: null,
  belowBy: null,
} as const;

const open = (answer: QuotesPort["answer"]) => {
  const read = vi.fn<QuotesPort["read"]>().mockReturnValue(okAsync(OPEN));
  const quotes = { read, answer };
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, quotes: { ...ports.quotes, ...quotes } } };
  const page = createActor(createQuotePage(services, OPEN.number)).start();
  const form = createActor(createAnswerForm({ ...services, number: OPEN.number, page })).start();
  return { page, form, read, view: () => answerFormView(form.getSnapshot()) };
};

it("sends what the rules set where no selling price was typed, and shows the answered request", async () => {
  const answer = vi.fn<QuotesPort["answer"]>().mockReturnValue(okAsync(ANSWERED));
  const { page, form } = open(answer);
  await settled();
  form.send({ type: "form.changed", changes: { carrier: " Kestrel ", validTill: "2026-11-30", lines: [LINE] } });
  form.send({ type: "form.submitted", changes: { priced: PRICED } });
  await settled();
  expect(answer.mock.calls[0]?.[1]).toMatchObject({
    carrier: "Kestrel",
    validTill: "2026-11-30",
    belowFloorReason: null,
    lines: [{ name: "Ocean freight", buying: usd(348_000), selling: usd(363_000) }],
  });
  expect(quoteView(page.getSnapshot())).toMatchObject({ kind: "shown", request: { state: "answered" } });
});

it("asks for what is missing before anything is sent", () => {
  const answer = vi.fn<QuotesPort["answer"]>();
  const { form, view } = open(answer);
  form.send({ type: "form.submitted" });
  expect(view().problems.map(({ field }) => field)).toEqual(["carrier", "validTill", "lines"]);
  expect(answer).not.toHaveBeenCalled();
});

it("keeps what was typed when a colleague was faster, and reads the request again", async () => {
  const answer = vi.fn<QuotesPort["answer"]>().mockReturnValue(errAsync(CONFLICT));
  const { form, view, read } = open(answer);
  await settled();
  const lines = [{ ...LINE, selling: "3600" }];
  form.send({ type: "form.changed", changes: { carrier: "Kestrel", validTill: "2026-11-30", lines } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(view()).toMatchObject({ kind: "open", draft: { carrier: "Kestrel", lines }, failure: CONFLICT });
  expect(read).toHaveBeenCalledTimes(2);
});

it("prices charges with a name and readable amounts only", () => {
  expect(toPricedCharges({ carrier: "", lines: [] })).toBeNull();
  expect(toPricedCharges({ carrier: "", lines: [{ ...LINE, name: "" }] })).toBeNull();
  expect(toPricedCharges({ carrier: "", lines: [{ ...LINE, buying: "3480 or so" }] })).toBeNull();
  expect(toPricedCharges({ carrier: "K", lines: [LINE] })).toMatchObject({ lines: [{ buying: usd(348_000) }] });
});
