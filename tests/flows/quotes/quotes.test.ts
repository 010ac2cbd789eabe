import { STANDARD_FORMATS } from "#domain/formatting";
import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { answerFlow, approvalFlow, approvalView } from "#flows/quotes/approval.ts";
import { quoteCheckFlow, quoteCheckView } from "#flows/quotes/check.ts";
import { formView } from "#flows/kit/form.ts";
import { deskRequestFlow } from "#flows/quotes/desk-request.ts";
import { EMPTY_QUOTE_DRAFT, findDraftProblems } from "#flows/quotes/draft.ts";
import { quoteListFlow, quoteListView } from "#flows/quotes/list.ts";
import { quoteCommentFlow, quotePageFlow, quotePageView } from "#flows/quotes/page.ts";
import { saveQuoteFlow } from "#flows/quotes/save.ts";
import { shareQuoteFlow } from "#flows/quotes/share.ts";
import { verifyQuoteFlow, verifyQuoteView } from "#flows/quotes/verify.ts";
import type { Ports } from "#ports/index.ts";
import type { QuoteCheck, VerifiedQuote } from "#ports/quotes.ts";
import { aQuoteOffer } from "#tests/domain/quotes/fixtures.ts";
import { settled } from "#tests/support/flows.ts";
import { aSearch } from "#tests/support/searches.ts";
import { aListedQuote, anOpenedQuote, quoteServices, refused, UNREACHABLE } from "./fixtures.ts";

type Quotes = Partial<Ports["quotes"]>;

const QUOTE = aListedQuote();
const CHECK: QuoteCheck = { offerId: "search.3", source: "api", isFresh: true, offer: aQuoteOffer() };
const VESSEL = { name: "Vessel", before: "NORRVIK ASTRID", after: "NORRVIK SKAGEN" };

describe("the form that saves a quote", () => {
  const open = (quotes: Quotes, drafts = new Map<string, string>(), account: Partial<Ports["account"]> = {}) => {
    const { services } = quoteServices(quotes, drafts, account);
    const actor = createActor(saveQuoteFlow(services, { offerIds: ["offer-1"], search: aSearch() })).start();
    return { actor, drafts, view: () => formView(actor.getSnapshot()) };
  };

  it("proposes the company of the account, unless another one was typed", async () => {
    const account = {
      firstName: "Asha",
      lastName: "Menon",
      phone: "+91 98100 00000",
      email: "asha@menon.example",
      companyName: "Menon Exports",
      changedAt: null,
      deletionRequestedAt: null,
    };
    const load = () => okAsync(account);
    const proposed = open({}, new Map(), { load });
    await settled();
    expect(proposed.view().draft).toEqual({ ...EMPTY_QUOTE_DRAFT, companyName: "Menon Exports" });
    const typed = open({}, new Map(), { load });
    typed.actor.send({ type: "form.changed", changes: { companyName: "Van der Meer" } });
    await settled();
    expect(typed.view().draft.companyName).toBe("Van der Meer");
  });

  it("names what is missing and sends nothing", () => {
    const create = vi.fn<NonNullable<Quotes["create"]>>();
    const { actor, view } = open({ create });
    actor.send({ type: "form.changed", changes: { incoterm: "CIF" } });
    actor.send({ type: "form.submitted" });
    expect(view().problems).toEqual([
      { field: "companyName", message: "Enter the company that the quote is for." },
      { field: "place", message: "Enter the place of CIF." },
    ]);
    expect(create).not.toHaveBeenCalled();
  });

  it("keeps what is typed for a reload, and sends it with one key until it is saved", async () => {
    const create = vi
      .fn<NonNullable<Quotes["create"]>>()
      .mockReturnValueOnce(errAsync(UNREACHABLE))
      .mockReturnValue(okAsync(QUOTE));
    const first = open({ create });
    const changes = { companyName: " Van der Meer ", incoterm: "CIF", place: "Rotterdam" };
    first.actor.send({ type: "form.changed", changes });
    const { actor, drafts, view } = open({ create }, first.drafts);
    expect(view().draft).toEqual({ ...EMPTY_QUOTE_DRAFT, ...changes });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(view()).toMatchObject({ kind: "open", failure: UNREACHABLE });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(view()).toMatchObject({ kind: "sent", sent: QUOTE });
    expect(drafts.size).toBe(0);
    expect(create.mock.calls.map(([quote]) => [quote.key, quote.customer.companyName, quote.incoterm])).toEqual([
      ["key-1", "Van der Meer", { code: "CIF", place: "Rotterdam" }],
      ["key-1", "Van der Meer", { code: "CIF", place: "Rotterdam" }],
    ]);
  });

  it("names a validity that the server refuses", async () => {
    const message = "The offers end on 24 Nov 2026. Choose that day or an earlier one.";
    const late = { ...refused("invalid-fields", ""), fields: [{ field: "validTill", message }] };
    const create = vi.fn<NonNullable<Quotes["create"]>>().mockReturnValue(errAsync(late));
    const { actor, view } = open({ create });
    actor.send({ type: "form.changed", changes: { companyName: "A", validTill: "2026-12-24" } });
    actor.send({ type: "form.submitted" });
    await settled();
    expect(create.mock.calls[0]?.[0].validTill).toBe("2026-12-24");
    expect(view()).toMatchObject({ kind: "open", problems: [{ field: "validTill", message }] });
  });

  it("reads any stored text", () => {
    const drafts = new Map([["quoteForm", '{"companyName":1,"note":"Ask"}']]);
    expect(open({}, drafts).view().draft).toEqual({ ...EMPTY_QUOTE_DRAFT, note: "Ask" });
    expect(findDraftProblems({ ...EMPTY_QUOTE_DRAFT, companyName: "A" })).toEqual([]);
  });
});

describe("the list of quotes", () => {
  const request = {
    id: "1",
    number: "DSK-2026-000001",
    state: "open",
    requestedAt: "2026-11-20T08:15:00.000Z",
    search: aSearch(),
    commodity: null,
    note: null,
    quoteNumber: null,
    reason: null,
  } as const;

  it("leaves out requests that a quote has answered", async () => {
    const answered = { ...request, id: "2", state: "answered" } as const;
    const { services } = quoteServices({ list: () => okAsync([QUOTE]), requests: () => okAsync([request, answered]) });
    const actor = createActor(quoteListFlow(services)).start();
    await settled();
    expect(quoteListView(actor.getSnapshot())).toEqual({ kind: "shown", quotes: [QUOTE], requests: [request] });
  });
});

describe("the check of an offer", () => {
  const open = (check: NonNullable<Quotes["check"]>) => {
    const actor = createActor(quoteCheckFlow(quoteServices({ check }).services, QUOTE)).start();
    return { actor, view: () => quoteCheckView(actor.getSnapshot(), STANDARD_FORMATS) };
  };

  it("asks at once if nothing changed, and shows changes first", async () => {
    const check = vi
      .fn<NonNullable<Quotes["check"]>>()
      .mockReturnValueOnce(okAsync(CHECK))
      .mockReturnValue(okAsync({ ...CHECK, offer: aQuoteOffer({ vessel: "NORRVIK SKAGEN" }) }));
    const { actor, view } = open(check);
    actor.send({ type: "offer.chosen", offer: 0 });
    expect(view()).toEqual({ kind: "checking", offer: 0 });
    await settled();
    expect(view()).toEqual({ kind: "confirming", offer: 0, check: CHECK });
    actor.send({ type: "check.closed" });
    actor.send({ type: "offer.chosen", offer: 0 });
    await settled();
    expect(view()).toEqual({ kind: "comparing", changes: [VESSEL] });
    actor.send({ type: "changes.accepted" });
    expect(view().kind).toBe("confirming");
    actor.send({ type: "check.closed" });
    expect(view()).toEqual({ kind: "closed" });
  });

  it("says that an offer is gone", async () => {
    const gone = refused("offer-gone", "The carrier no longer has this offer.");
    const { actor, view } = open(() => errAsync(gone));
    actor.send({ type: "offer.chosen", offer: 0 });
    await settled();
    expect(view()).toEqual({ kind: "failed", failure: gone });
  });
});

describe("the page of a quote", () => {
  it("saves its document", async () => {
    const file = { name: "QUO-2026-000123.pdf", content: new Blob(["%PDF"]) };
    const { services, saved } = quoteServices({ find: () => okAsync(QUOTE), pdf: () => okAsync(file) });
    const actor = createActor(quotePageFlow(services, QUOTE.number)).start();
    await settled();
    actor.send({ type: "change.requested", change: "download" });
    expect(quotePageView(actor.getSnapshot())).toEqual({ kind: "shown", quote: QUOTE, isDownloading: true });
    await settled();
    expect(saved).toEqual([file.name]);
    expect(quotePageView(actor.getSnapshot())).toEqual({ kind: "shown", quote: QUOTE, isDownloading: false });
  });

  it("sends a comment without the blanks around it", async () => {
    const comment = vi.fn<NonNullable<Quotes["comment"]>>(() => okAsync(QUOTE));
    const actor = createActor(quoteCommentFlow(quoteServices({ comment }).services, QUOTE)).start();
    actor.send({ type: "form.submitted", changes: { comment: " Yes. " } });
    await settled();
    expect(comment.mock.calls[0]?.[0]).toEqual({ id: QUOTE.id, text: "Yes.", key: "key-1" });
  });

  it("sends no comment without a text", async () => {
    const comment = vi.fn<NonNullable<Quotes["comment"]>>();
    const actor = createActor(quoteCommentFlow(quoteServices({ comment }).services, QUOTE)).start();
    actor.send({ type: "form.submitted", changes: { comment: " " } });
    await settled();
    expect(comment).not.toHaveBeenCalled();
  });
});

describe("the link to a quote", () => {
  it("needs somebody whom it is for", async () => {
    const share = vi.fn<NonNullable<Quotes["share"]>>(() => errAsync(UNREACHABLE));
    const { services } = quoteServices({ share });
    const actor = createActor(
      shareQuoteFlow(services, aListedQuote({ customer: { ...QUOTE.customer, contactName: null } })),
    ).start();
    actor.send({ type: "form.submitted" });
    expect(formView(actor.getSnapshot()).problems[0]?.message).toMatch(/^Enter whom the link is for/);
    actor.send({ type: "form.submitted", changes: { recipient: " Priya " } });
    await settled();
    expect(share.mock.calls[0]?.[0]).toEqual({ id: QUOTE.id, recipient: "Priya" });
  });
});

describe("the page of a link to a quote", () => {
  it("is gone for any token that does not work", async () => {
    const { services } = quoteServices({ open: () => errAsync(refused("not-found", "")) });
    const actor = createActor(approvalFlow(services, "token")).start();
    await settled();
    expect(approvalView(actor.getSnapshot())).toEqual({ kind: "gone" });
  });

  it("saves its document", async () => {
    const file = { name: "QUO-2026-000123.pdf", content: new Blob(["%PDF"]) };
    const { services, saved } = quoteServices({ open: () => okAsync(anOpenedQuote()), sharedPdf: () => okAsync(file) });
    const actor = createActor(approvalFlow(services, "token")).start();
    await settled();
    actor.send({ type: "change.requested", change: "download" });
    await settled();
    expect(saved).toEqual([file.name]);
    expect(approvalView(actor.getSnapshot())).toEqual({ kind: "shown", opened: anOpenedQuote(), isDownloading: false });
  });
});

describe("a page of a quote that is left open", () => {
  /* Ends at midnight in Kolkata: 18:30 UTC. */
  const open = { state: "open", decision: null, validTill: "2026-11-20", timeZone: "Asia/Kolkata" } as const;
  const VERIFIED: VerifiedQuote = {
    number: "KLQ-2026-000001",
    issuedOn: "2026-11-12",
    validTill: "2026-11-19",
    state: "open",
    companyName: "Rheinland Wohnen",
    carriers: ["Norrvik Line"],
    from: "Nhava Sheva",
    to: "Rotterdam",
    totals: [],
    sha256: "",
  };
  const BEFORE = { now: "2026-11-20T18:29:30.000Z" };

  it("shows that it has ended once its last day is over", async () => {
    const moment = { ...BEFORE };
    const find = vi
      .fn<NonNullable<Quotes["find"]>>()
      .mockReturnValueOnce(okAsync(aListedQuote(open)))
      .mockReturnValue(okAsync(aListedQuote({ ...open, state: "expired" })));
    const clock = new SimulatedClock();
    const actor = createActor(quotePageFlow(quoteServices({ find }, undefined, {}, moment).services, "QUO"), { clock });
    actor.start();
    await settled();
    clock.increment(29_999);
    await settled();
    expect(find).toHaveBeenCalledTimes(1);
    moment.now = "2026-11-20T18:30:00.000Z";
    clock.increment(1);
    await settled();
    expect(quotePageView(actor.getSnapshot())).toMatchObject({ kind: "shown", quote: { state: "expired" } });
    clock.increment(3_600_000);
    await settled();
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("shows it in the list and to anyone who checks a document", async () => {
    const later = aListedQuote({ ...open, id: "later", validTill: "2026-11-25" });
    const moment = { ...BEFORE };
    const list = vi
      .fn<NonNullable<Quotes["list"]>>()
      .mockReturnValueOnce(okAsync([later, aListedQuote(open)]))
      .mockReturnValue(okAsync([later, aListedQuote({ ...open, state: "expired" })]));
    const verify = vi
      .fn<NonNullable<Quotes["verify"]>>()
      .mockReturnValueOnce(okAsync(VERIFIED))
      .mockReturnValue(okAsync({ ...VERIFIED, state: "expired" }));
    const clock = new SimulatedClock();
    const calls = { list, verify, requests: () => okAsync([]) };
    const { services } = quoteServices(calls, undefined, {}, moment);
    const listActor = createActor(quoteListFlow(services), { clock }).start();
    const verifyActor = createActor(verifyQuoteFlow(services, "K7Q2M9"), { clock }).start();
    await settled();
    moment.now = "2026-11-20T18:30:00.000Z";
    clock.increment(30_000);
    await settled();
    expect(quoteListView(listActor.getSnapshot())).toMatchObject({ quotes: [{ state: "open" }, { state: "expired" }] });
    clock.increment(30_000);
    await settled();
    expect(verifyQuoteView(verifyActor.getSnapshot())).toMatchObject({ verified: { state: "expired" } });
  });

  it("shows it to whoever holds a link, also after the device slept", async () => {
    const moment = { now: "2026-11-10T18:00:00.000Z" };
    const read = vi
      .fn<NonNullable<Quotes["open"]>>()
      .mockReturnValueOnce(okAsync(anOpenedQuote(open)))
      .mockReturnValue(okAsync(anOpenedQuote({ ...open, state: "expired" })));
    const clock = new SimulatedClock();
    const { services } = quoteServices({ open: read }, undefined, {}, moment);
    const actor = createActor(approvalFlow(services, "token"), { clock }).start();
    await settled();
    clock.increment(30_000);
    moment.now = "2026-11-21T06:00:00.000Z";
    clock.increment(30_000);
    await settled();
    expect(approvalView(actor.getSnapshot())).toMatchObject({ opened: { quote: { state: "expired" } } });
  });
});

describe("the answer to a quote", () => {
  const open = (quotes: Quotes, opened = anOpenedQuote(), drafts = new Map<string, string>()) => {
    const actor = createActor(answerFlow(quoteServices(quotes, drafts).services, "token", opened)).start();
    return { actor, drafts, view: () => formView(actor.getSnapshot()) };
  };

  it("chooses the only offer, and names what is missing until something is typed", () => {
    const { actor, view } = open({});
    actor.send({ type: "form.submitted", changes: { outcome: "approved" } });
    expect(view()).toMatchObject({ draft: { offer: 0 }, problems: [{ field: "name", message: "Enter your name." }] });
    actor.send({ type: "form.changed", changes: { comment: "" } });
    expect(view().problems).toEqual([]);
    actor.send({ type: "form.submitted", changes: { name: "Priya", outcome: null } });
    expect(view().problems).toEqual([{ field: "comment", message: "Write a comment." }]);
  });

  it("asks for one of several offers", () => {
    const { actor, view } = open({}, anOpenedQuote({ offers: [aQuoteOffer(), aQuoteOffer({ carrier: "CASTELLAN" })] }));
    actor.send({ type: "form.submitted", changes: { outcome: "approved" } });
    expect(view()).toMatchObject({
      draft: { offer: null },
      problems: [{ field: "offer", message: "Choose the offer that you approve." }],
    });
  });

  it("keeps the comment if another decision came first", async () => {
    const conflict = refused("conflict", "Jan approved the offer of Norrvik Line. A decision cannot be changed.");
    const decide = vi.fn<NonNullable<Quotes["decide"]>>().mockReturnValue(errAsync(conflict));
    const { actor, view } = open({ decide });
    actor.send({ type: "form.changed", changes: { name: " Priya ", comment: "Too late" } });
    actor.send({ type: "form.submitted", changes: { outcome: "declined" } });
    await settled();
    expect(decide.mock.calls[0]?.[0]).toEqual({
      token: "token",
      name: "Priya",
      outcome: "declined",
      offer: null,
      comment: "Too late",
    });
    expect(view()).toMatchObject({ failure: conflict, draft: { comment: "Too late" } });
  });

  it("keeps name and comment for a reload until the comment is sent", async () => {
    const commentShared = vi.fn<NonNullable<Quotes["commentShared"]>>().mockReturnValue(okAsync(anOpenedQuote()));
    const { actor: first, drafts } = open({});
    first.send({ type: "form.changed", changes: { name: "Priya", comment: "7 days?" } });
    const { actor, view } = open({ commentShared }, anOpenedQuote(), drafts);
    expect(view().draft).toMatchObject({ name: "Priya", comment: "7 days?" });
    actor.send({ type: "form.submitted", changes: { outcome: null } });
    await settled();
    expect(commentShared.mock.calls[0]?.[0]).toMatchObject({ token: "token", name: "Priya", text: "7 days?" });
    expect(view().draft).toMatchObject({ name: "Priya", comment: "" });
    expect(open({}, anOpenedQuote(), drafts).view().draft).toMatchObject({ name: "Priya", comment: "" });
  });
});

describe("the page that verifies a document", () => {
  it("reads the code as it is typed, and knows what is not ours", async () => {
    const verify = vi.fn<NonNullable<Quotes["verify"]>>().mockReturnValue(errAsync(refused("not-found", "")));
    const { services } = quoteServices({ verify });
    const actor = createActor(verifyQuoteFlow(services, "7f3a 91c2 d04e 11b8")).start();
    await settled();
    expect(verify.mock.calls[0]?.[0]).toBe("7F3A91C2D04E11B8");
    expect(verifyQuoteView(actor.getSnapshot())).toEqual({ kind: "unknown" });
  });
});

describe("a request to the desk", () => {
  it("is sent once, without what was not typed, and keeps the rest after a failure", async () => {
    const sent = {
      id: "1",
      number: "DSK-2026-000001",
      state: "open",
      requestedAt: "2026-11-20T08:15:00.000Z",
      search: aSearch(),
      commodity: null,
      note: "Soon",
      quoteNumber: null,
      reason: null,
    } as const;
    const request = vi
      .fn<NonNullable<Quotes["request"]>>()
      .mockReturnValueOnce(errAsync(UNREACHABLE))
      .mockReturnValue(okAsync(sent));
    const { services, drafts } = quoteServices({ request });
    const actor = createActor(deskRequestFlow(services, aSearch())).start();
    actor.send({ type: "form.changed", changes: { note: " Soon " } });
    actor.send({ type: "form.submitted" });
    await settled();
    const again = createActor(deskRequestFlow(services, aSearch())).start();
    expect(formView(again.getSnapshot()).draft).toEqual({ note: " Soon ", commodity: "" });
    actor.send({ type: "form.submitted" });
    await settled();
    actor.send({ type: "form.submitted" });
    expect(formView(actor.getSnapshot())).toMatchObject({ kind: "sent", sent });
    expect(request).toHaveBeenCalledTimes(2);
    expect(request.mock.calls[1]?.[0]).toEqual({ search: aSearch(), commodity: null, note: "Soon" });
    expect(drafts.size).toBe(0);
  });
});
