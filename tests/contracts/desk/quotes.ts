import { asAdmin, type DeskInteraction, done, refused } from "./kit.ts";

const NUMBER = "DSK-2026-000099";
const REQUEST = `/quotes/${NUMBER}`;
const UNKNOWN = refused(404, "There is no request with this number.");
const LINE = {
  name: "Ocean freight",
  countedBy: "container",
  size: "40HC",
  buying: { currency: "USD", minor: 348_000 },
  selling: { currency: "USD", minor: 363_000 },
} as const;
const CHARGES = { carrier: "Kestrel Container", lines: [LINE] };
const ANSWER = {
  offers: [
    {
      ...CHARGES,
      vessel: null,
      voyage: null,
      departure: "2026-12-06",
      arrival: null,
      validTill: "2026-11-30",
      remark: null,
      belowFloorReason: null,
    },
  ],
  followUpOn: "2026-11-27",
};
const DRAFT = {
  content: {
    offers: [
      {
        carrier: "Kestrel",
        vessel: "",
        voyage: "",
        departure: null,
        arrival: null,
        validTill: null,
        remark: "",
        lines: [
          {
            name: "Ocean freight",
            countedBy: "container",
            size: "40HC",
            currency: "USD",
            buying: "3480 or so",
            selling: "",
          },
        ],
        belowFloorReason: "",
      },
    ],
    followUpOn: null,
  },
  revision: 0,
} as const;

/** Requests for quotes. */
export const QUOTE_INTERACTIONS: readonly DeskInteraction[] = [
  {
    title: "requests for quotes, of which none is open",
    states: asAdmin,
    request: { method: "GET", path: "/quotes", query: { state: "open" } },
    response: { status: 200, json: { ...done([]).json, next: null } },
    send: ({ quotes }, signal) => quotes.list({ state: "open", after: null }, signal),
    outcome: { value: { requests: [], next: null } },
  },
  {
    title: "a request for a quote that does not exist",
    states: asAdmin,
    request: { method: "GET", path: REQUEST },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.read(NUMBER, false, signal),
  },
  {
    title: "to price an answer to a request that does not exist",
    states: asAdmin,
    request: { method: "POST", path: `${REQUEST}/price`, json: CHARGES },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.price(NUMBER, CHARGES, signal),
  },
  {
    title: "to answer a request that does not exist",
    states: asAdmin,
    request: { method: "POST", path: `${REQUEST}/answer`, json: ANSWER },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.answer(NUMBER, ANSWER, signal),
  },
  {
    title: "to print an answer to a request that does not exist",
    states: asAdmin,
    request: { method: "POST", path: `${REQUEST}/preview/pdf`, json: ANSWER },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.printDraft(NUMBER, ANSWER, signal),
  },
  {
    title: "to read the mail of an answer to a request that does not exist",
    states: asAdmin,
    request: { method: "POST", path: `${REQUEST}/preview/mail`, json: ANSWER },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.previewMail(NUMBER, ANSWER, signal),
  },
  {
    title: "to save the draft of an answer to a request that does not exist",
    states: asAdmin,
    request: { method: "PUT", path: `${REQUEST}/draft`, json: DRAFT },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.saveDraft(NUMBER, DRAFT, signal),
  },
  {
    title: "to set when to ask about a request that does not exist",
    states: asAdmin,
    request: { method: "PUT", path: `${REQUEST}/follow-up`, json: { followUpOn: "2026-11-27" } },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.setFollowUp(NUMBER, "2026-11-27", signal),
  },
  {
    title: "to decline a request that does not exist",
    states: asAdmin,
    request: { method: "POST", path: `${REQUEST}/decline`, json: { reason: "No carrier sails there." } },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.decline(NUMBER, "No carrier sails there.", signal),
  },
  {
    title: "to take back the answer to a request that does not exist",
    states: asAdmin,
    request: { method: "POST", path: `${REQUEST}/undo` },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.undoAnswer(NUMBER, signal),
  },
  {
    title: "to print the quote of a request that does not exist",
    states: asAdmin,
    request: { method: "GET", path: `${REQUEST}/document` },
    ...UNKNOWN,
    send: ({ quotes }, signal) => quotes.printSent(NUMBER, signal),
  },
];
