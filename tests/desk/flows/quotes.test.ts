import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { followNews } from "#desk/flows/follow-news.ts";
import {
  duplicateOffers,
  EMPTY_OFFER,
  findLastDay,
  judgeLine,
  listOfferProblems,
  toPricedCharges,
} from "#desk/flows/quote-typed.ts";
import { answerFormView, createAnswerForm, createQuotePage, quoteView } from "#desk/flows/quotes.ts";
import type { DeskQuoteRequest, InboxNews, InboxPort, QuotesPort, TypedLine, TypedOffer } from "#desk/ports/index.ts";
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
  departureDate: null,
  weights: [{ size: "40HC", kilograms: null }],
  sizes: ["40HC"],
  commodity: null,
  note: null,
  reason: null,
  contact: {
    companyId: "c-1",
    companyState: "active",
    stateReason: null,
    group: null,
    name: "Asha Menon",
    email: "asha@menon.example",
  },
  earlier: [],
  draft: null,
  sent: null,
  undoUntil: null,
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

const offer = (changes: Partial<TypedOffer> = {}): TypedOffer => ({
  ...EMPTY_OFFER,
  carrier: "Kestrel",
  validTill: "2026-11-30",
  lines: [LINE],
  ...changes,
});

const open = (answer: QuotesPort["answer"]) => {
  const read = vi.fn<QuotesPort["read"]>().mockReturnValue(okAsync(OPEN));
  const quotes = { read, answer };
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  const services = { ...rest, ports: { ...ports, quotes: { ...ports.quotes, ...quotes } } };
  const page = createActor(createQuotePage(services, OPEN.number)).start();
  const form = createActor(
    createAnswerForm({ ...services, number: OPEN.number, page, typed: null, store: () => undefined }),
  ).start();
  return { page, form, read, view: () => answerFormView(form.getSnapshot()) };
};

it("sends what the rules set where no selling price was typed, and shows the answered request", async () => {
  const answer = vi.fn<QuotesPort["answer"]>().mockReturnValue(okAsync(ANSWERED));
  const { page, form } = open(answer);
  await settled();
  form.send({ type: "form.changed", changes: { offers: [offer({ carrier: " Kestrel " })], followUpOn: "2026-11-27" } });
  form.send({ type: "form.submitted", changes: { prices: [PRICED] } });
  await settled();
  expect(answer.mock.calls[0]?.[1]).toMatchObject({
    offers: [
      {
        carrier: "Kestrel",
        validTill: "2026-11-30",
        belowFloorReason: null,
        lines: [{ name: "Ocean freight", buying: usd(348_000), selling: usd(363_000) }],
      },
    ],
    followUpOn: "2026-11-27",
  });
  expect(quoteView(page.getSnapshot())).toMatchObject({ kind: "shown", request: { state: "answered" } });
});

it("asks for what is missing before anything is sent", () => {
  const answer = vi.fn<QuotesPort["answer"]>();
  const { form, view } = open(answer);
  form.send({
    type: "form.changed",
    changes: { offers: [offer({ lines: [{ ...LINE, selling: "3600" }] }), EMPTY_OFFER] },
  });
  form.send({ type: "form.submitted" });
  expect(view().problems.map(({ field }) => field)).toEqual([
    "offers.1.carrier",
    "offers.1.validTill",
    "offers.1.lines",
  ]);
  expect(answer).not.toHaveBeenCalled();
});

it("names each amount that cannot be read at its field, sends nothing and keeps what was typed", () => {
  const answer = vi.fn<QuotesPort["answer"]>();
  const { form, view } = open(answer);
  const typed = ["abc", "-5", "1.200", "", "0"].map((selling): TypedLine => ({ ...LINE, buying: "", selling }));
  const lines = [...typed, { ...LINE, name: " ", buying: "x" }, { ...LINE, currency: "US" }];
  form.send({ type: "form.changed", changes: { offers: [offer({ lines })] } });
  form.send({ type: "form.submitted" });
  expect(view().problems).toEqual([
    { field: "offers.0.lines.0.selling", message: '"abc" is not an amount. Enter one in USD, such as 1200.00.' },
    { field: "offers.0.lines.1.selling", message: "Enter an amount of 0 or more." },
    {
      field: "offers.0.lines.2.selling",
      message: '"1.200" can be two amounts. Enter it without separators, such as 1200 or 1.20.',
    },
    { field: "offers.0.lines.3.selling", message: "Enter a selling price in USD, or a buying price." },
    { field: "offers.0.lines.4.selling", message: "Enter a selling price above 0." },
    { field: "offers.0.lines.5.name", message: "Name the charge." },
    { field: "offers.0.lines.5.buying", message: '"x" is not an amount. Enter one in USD, such as 1200.00.' },
    { field: "offers.0.lines.6.currency", message: "Enter a currency such as USD." },
  ]);
  expect(
    listOfferProblems(view().problems, 0)
      .map(({ field }) => field)
      .slice(0, 2),
  ).toEqual(["lines.0.selling", "lines.1.selling"]);
  expect(view().draft.offers[0]?.lines).toEqual(lines);
  expect(answer).not.toHaveBeenCalled();
});

it("sends amounts with the separators of any country", async () => {
  const answer = vi.fn<QuotesPort["answer"]>().mockReturnValue(okAsync(ANSWERED));
  const { form } = open(answer);
  const lines = ["1,5", "1.234,50"].map((selling, index): TypedLine => ({ ...LINE, name: `C${index}`, selling }));
  form.send({ type: "form.changed", changes: { offers: [offer({ lines })] } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(answer.mock.calls[0]?.[1].offers[0]?.lines.map(({ selling }) => selling)).toEqual([usd(150), usd(123_450)]);
});

it("keeps what was typed when a colleague was faster, and reads the request again", async () => {
  const answer = vi.fn<QuotesPort["answer"]>().mockReturnValue(errAsync(CONFLICT));
  const { form, view, read } = open(answer);
  await settled();
  const offers = [offer({ lines: [{ ...LINE, selling: "3600" }] })];
  form.send({ type: "form.changed", changes: { offers } });
  form.send({ type: "form.submitted" });
  await settled();
  expect(view()).toMatchObject({ kind: "open", draft: { offers }, failure: CONFLICT });
  expect(read).toHaveBeenCalledTimes(2);
});

it("prices charges with a name and readable amounts only", () => {
  expect(toPricedCharges({ carrier: "", lines: [] })).toBeNull();
  expect(toPricedCharges({ carrier: "", lines: [{ ...LINE, name: "" }] })).toBeNull();
  expect(toPricedCharges({ carrier: "", lines: [{ ...LINE, buying: "3480 or so" }] })).toBeNull();
  expect(toPricedCharges({ carrier: "K", lines: [LINE] })).toMatchObject({ lines: [{ buying: usd(348_000) }] });
});

it("duplicates the offers of an earlier quote behind those that are typed, up to four", () => {
  const earlier = {
    carrier: "Pelagia",
    vessel: null,
    voyage: "12W",
    remark: null,
    isApproved: false,
    lines: [{ name: "Ocean freight", countedBy: "container", size: "40HC", buying: null, selling: usd(363_000) }],
  } as const;
  expect(duplicateOffers([EMPTY_OFFER], [earlier])).toEqual([
    { ...EMPTY_OFFER, carrier: "Pelagia", voyage: "12W", lines: [{ ...LINE, buying: "", selling: "3630.00" }] },
  ]);
  const carriers = duplicateOffers([offer(), offer(), offer()], [earlier, earlier]).map(({ carrier }) => carrier);
  expect(carriers).toEqual(["Kestrel", "Kestrel", "Kestrel", "Pelagia"]);
});

it("ends a quote with the first of its offers", () => {
  expect(findLastDay({ offers: [offer(), offer({ validTill: "2026-11-28" })] })).toBe("2026-11-28");
  expect(findLastDay({ offers: [offer(), offer({ validTill: null })] })).toBeNull();
});

it("says whether a charge is sold by a rule or by hand, and why no rule is applied", () => {
  const priced = { name: "", countedBy: "container", size: null, buying: null, selling: null } as const;
  const byRule = { ...priced, suggested: usd(115_000), rule: "M-01" };
  const atCost = { ...priced, suggested: usd(100_000), rule: null };
  const judge = (buying: string, selling: string, one: Parameters<typeof judgeLine>[1]) => {
    const { kind, isByHand } = judgeLine({ ...LINE, buying, selling }, one);
    return [kind, isByHand];
  };
  expect(judge("", "", null)).toEqual(["open", false]);
  expect(judge("", "1150", null)).toEqual(["no-buying", true]);
  expect(judge("1000", "", null)).toEqual(["open", false]);
  expect(judge("1000", "", byRule)).toEqual(["rule", false]);
  expect(judge("1000", "1150", byRule)).toEqual(["rule", false]);
  expect(judge("1000", "1200", byRule)).toEqual(["rule", true]);
  expect(judge("1000", "", atCost)).toEqual(["no-rule", false]);
  expect(judge("1000", "1200", atCost)).toEqual(["no-rule", true]);
});

it("reads the request again with the news of the inbox, as no use of the session, and shows a colleague's answer", async () => {
  const read = vi.fn<QuotesPort["read"]>().mockReturnValue(okAsync(OPEN));
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  let report: (news: InboxNews) => void = () => undefined;
  const follow: InboxPort["follow"] = (listener) => {
    report = listener;
    return () => undefined;
  };
  const services = {
    ...rest,
    ports: { ...ports, quotes: { ...ports.quotes, read }, inbox: { ...ports.inbox, follow } },
  };
  const page = createActor(createQuotePage(services, OPEN.number)).start();
  followNews(services, page);
  await settled();
  read.mockReturnValue(okAsync({ ...OPEN, note: "Please by Friday." }));
  report("changed");
  await settled();
  expect(quoteView(page.getSnapshot())).toMatchObject({ request: { note: "Please by Friday.", state: "open" } });
  read.mockReturnValue(okAsync(ANSWERED));
  report("lost");
  await settled();
  expect(quoteView(page.getSnapshot())).toMatchObject({ kind: "shown", request: { state: "open" } });
  report("changed");
  await settled();
  expect(quoteView(page.getSnapshot())).toMatchObject({ kind: "shown", request: { state: "answered" } });
  expect(read.mock.calls.map(([, isBackground]) => isBackground)).toEqual([false, true, true]);
});
