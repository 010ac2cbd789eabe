/* What follows a booking: its links, its marks, its requests and its documents. */
import { parseMoney } from "#domain/money";
import type { Difference } from "../differences.ts";
import { isObject } from "../json.ts";
import { readArchive } from "./archive.ts";
import { compareTotal, readQuotationId } from "./bookings.ts";
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  findEntry,
  inTurn,
  only,
  read,
  readList,
  readString,
  same,
} from "./comparison.ts";
import { QUOTED } from "./quoted.ts";
import { findSearched } from "./search.ts";
import { CANCELLATION_FEE } from "./terms-offer.ts";

/** The ids of both bookings; the first one has the total of the offer. */
export const compareBothBookings: Compare = (step) => {
  const [own, other] = (["book", "bookFurther"] as const).map((booking) =>
    findEntry(step.body, "result", "quotationId", readQuotationId(step, booking)),
  );
  const offer = findSearched(step);
  const lacking = own === undefined || other === undefined;
  return {
    differences: [
      ...(lacking ? [differ("$.result", "both bookings", readList(step.body, "result").length)] : []),
      ...(own === undefined || offer === undefined
        ? []
        : compareTotal(`${own.path}.shipment.total`, offer, read(own.entry, "shipment.total"))),
    ],
    outputs: { id: read(own?.entry, "_id"), otherId: read(other?.entry, "_id") },
  };
};

/** The totals of a shared price by currency are those of the offer that was booked. */
const comparePrice: Compare = only((step) => {
  const offer = findSearched(step);
  const totals = readList(step.body, "result.0.price.totals");
  if (offer === undefined) return [];
  return offer.price.perCurrency.flatMap(({ currency, minor }) => {
    const stated = totals.find((total) => read(total, "currency") === currency);
    const amount = Number(read(stated, "amount"));
    const shown = parseMoney(amount, currency).unwrapOr(null);
    return shown !== null && Math.abs(shown.minor - minor) <= 10
      ? []
      : [differ("$.result[0].price.totals", `${currency} of every charge of the offer that was booked`, totals)];
  });
});

const HOUR_MS = 3_600_000;

/** Lead times by the deadline that they are counted back from. */
const LEAD_TIMES = { documents: "documents", vgm: "vgm", customs: "customs" } as const;

const readMoment = (deadline: unknown, name: string): number => Date.parse(readString(deadline, `${name}.utc`) ?? "");

/** The latest safe moment is the cut-off less the lead time of the shipper. */
const compareLatest: Compare = only(({ body, requests }) =>
  readList(body, "result.0.deadlines").flatMap((deadline, index) => {
    const task = Object.entries(LEAD_TIMES).find(([name]) => name === read(deadline, "task"))?.[1];
    const hours = task === undefined ? undefined : read(requests.get("saveLeadTimes"), task);
    const [cutOff, latest] = [readMoment(deadline, "cutOff"), readMoment(deadline, "latestSafe")];
    return typeof hours !== "number" || Number.isNaN(cutOff) || cutOff - latest === hours * HOUR_MS
      ? []
      : [
          differ(
            `$.result[0].deadlines[${index}].latestSafe`,
            `${hours} hours before the cut-off of ${String(read(deadline, "task"))}`,
            read(deadline, "latestSafe.utc"),
          ),
        ];
  }),
);

/** Lead times count for a booking that was made before them. */
const compareLeadTimes: Compare = only(({ body, requests }) => {
  const saved = requests.get("saveLeadTimes");
  return Object.entries(isObject(saved) ? saved : {}).flatMap(([name, hours]) =>
    same(`$.result[0].leadTimes.${name}`, hours, read(body, `result.0.leadTimes.${name}`)),
  );
});

/** A VGM is needed for each container of the search. */
const compareContainers: Compare = only(({ body, requests }) => {
  const booked = readList(requests.get("search"), "requestedEquipments")
    .map((one) => Number(read(one, "numberOfContainers")))
    .reduce((sum, count) => sum + count, 0);
  const found = findEntry(body, "result.0.deadlines", "task", "vgm");
  return found === undefined ? [] : same(`${found.path}.of`, booked, read(found.entry, "of"));
});

/** The ends of the route are the kind of place that the shipment states. */
const compareKinds: Compare = only(({ body }) => {
  const stops = readList(body, "result.0.stops");
  return (["from", "to"] as const).flatMap((end) => {
    const index = end === "from" ? 0 : stops.length - 1;
    const [expected, kind] = [read(body, `result.0.shipment.${end}.kind`), read(stops[index], "kind")];
    return expected === undefined || expected === null || kind === undefined || stops.length === 0
      ? []
      : same(`$.result[0].stops[${index}].kind`, expected, kind);
  });
});

const findLink = (step: Answered, made: string) => findEntry(step.body, "result", "id", step.outputs.get(made)?.["id"]);

const ATTEMPTS = 20;
const PAUSE_MS = 50;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const countOpens = (step: Answered, counts: Readonly<Record<string, number>>): readonly Difference[] =>
  Object.entries(counts).flatMap(([made, opens]) => {
    const found = findLink(step, made);
    return found === undefined
      ? [differ("$.result", "both links of the booking", readList(step.body, "result").length)]
      : same(`${found.path}.opens`, opens, read(found.entry, "opens"));
  });

/** Each opening is counted; a server may write it down after its answer. */
const compareOpens: Compare = only(async (step) => {
  /* Where the server has no other data, each call that reads is made twice. */
  const counts = { createLink: step.isAlone ? 4 : 2, createOtherLink: 0 };
  let differences = countOpens(step, counts);
  for (let attempt = 0; attempt < ATTEMPTS && differences.length > 0; attempt++) {
    await pause();
    const answer = await step.again("listLinks");
    if (answer === undefined) return differences;
    const body: unknown = JSON.parse(answer.body.toString());
    differences = countOpens({ ...step, body }, counts);
  }
  return differences;
});

const compareStates: Compare = only((step) =>
  Object.entries({ createLink: "active", createOtherLink: "revoked" }).flatMap(([made, state]) => {
    const found = findLink(step, made);
    return found === undefined
      ? [differ("$.result", `the link that is ${state}`, readList(step.body, "result").length)]
      : same(`${found.path}.state`, state, read(found.entry, "state"));
  }),
);

const compareNone: Compare = only(({ body }) => same("$.result.length", 0, readList(body, "result").length));

/** Whether the VGM is marked and the booking muted, where the server states them. */
const compareMarks = (isMarked: boolean): Compare =>
  only(({ body }) => {
    const marked = findEntry(body, "result.0.markedTasks", "task", "vgm") !== undefined;
    const muted = read(body, "result.0.muted");
    return [
      ...same("$.result[0].markedTasks with vgm", isMarked, marked),
      ...(muted === undefined ? [] : same("$.result[0].muted", isMarked, muted)),
    ];
  });

/** A fee for each container is that of all containers of the booking. */
const compareFees: Compare = only(({ body, isAlone }) =>
  isAlone
    ? readList(body, "result.0.cancellationFees").flatMap((period, index) =>
        same(`$.result[0].cancellationFees[${index}].fee.amount`, 2 * CANCELLATION_FEE, read(period, "fee.amount")),
      )
    : [],
);

const compareChanges: Compare = only(({ body, outputs }) => {
  const [newest, withdrawn] = [0, 1].map((index) => read(body, `result.0.amendments.${index}`));
  return [
    ...same("$.result[0].amendments[0].id", outputs.get("requestChangeAgain")?.["id"], read(newest, "id")),
    ...same("$.result[0].amendments[1].id", outputs.get("requestChange")?.["id"], read(withdrawn, "id")),
    ...same("$.result[0].amendments[1].state", "withdrawn", read(withdrawn, "state")),
    ...same("$.result[0].amendments.length", 2, readList(body, "result.0.amendments").length),
  ];
});

/** The versions open what was sent for each, and the comment is about the first one. */
const compareDocument: Compare = only(async ({ body, outputs, sent, requests, get }) => {
  const found = findEntry(body, "result", "id", outputs.get("addDocument")?.["id"]);
  if (found === undefined) return [differ("$.result", "the document that was added", readList(body, "result").length)];
  const [{ path, entry }, uploads] = [found, ["addDocument", "addVersion"]];
  const differences: Difference[] = [
    ...same(`${path}.versions.length`, uploads.length, readList(entry, "versions").length),
    ...same(`${path}.comments[0].text`, read(requests.get("commentDocument"), "text"), read(entry, "comments.0.text")),
    ...same(`${path}.comments[0].version`, 1, read(entry, "comments.0.version")),
  ];
  for (const [index, upload] of uploads.entries()) {
    const version = read(entry, `versions.${index}`);
    const link = readString(version, "link");
    const name = sent.get(upload)?.url.searchParams.get("fileName");
    differences.push(...same(`${path}.versions[${index}].fileName`, name, read(version, "fileName")));
    if (link === null || (read(version, "scan") ?? null) !== null) continue;
    const answer = await get(link);
    if (answer?.status === 200 && sent.get(upload)?.body?.equals(answer.body) !== true)
      differences.push(differ(`${path}.versions[${index}].link`, `the file that ${upload} has sent`, "another one"));
  }
  return differences;
});

/** An archive has the latest version of a document, and no earlier one. */
const compareArchive: Compare = only(({ answer, sent }) => {
  const files = readArchive(answer.body);
  const has = (upload: string): boolean => files.some((file) => sent.get(upload)?.body?.equals(file) === true);
  return [
    ...(has("addVersion") ? [] : [differ("body", "the second version in the archive", `${files.length} other files`)]),
    ...(has("addDocument") ? [differ("body", "no first version in the archive", "one")] : []),
  ];
});

const withoutDocument: Compare = only(({ body, outputs }) =>
  findEntry(body, "result", "id", outputs.get("addDocument")?.["id"]) === undefined
    ? []
    : [differ("$.result", "no document of the first booking", "one")],
);

const LISTED = ["search", "listBothBookings"];

/** What the steps of `followBookings` compare. */
export const FOLLOWED: Readonly<Record<string, Comparison>> = {
  ...QUOTED,
  listBothBookings: { needs: ["search", "book", "bookFurther"], compare: compareBothBookings },
  openLink: { needs: LISTED, compare: inTurn(comparePrice, compareLatest, compareContainers, compareKinds) },
  listLinks: { needs: ["createLink", "createOtherLink", "openLinkAgain"], compare: compareOpens },
  openLinkLeft: { needs: LISTED, compare: comparePrice },
  listLinksOfBooking: { needs: ["createLink", "createOtherLink"], compare: compareStates },
  listLinksOfOther: { compare: compareNone },
  openMarked: { needs: ["markDeadline"], compare: compareMarks(true) },
  openUnmarked: { compare: compareMarks(false) },
  openReopened: { compare: compareMarks(false) },
  openWithLeadTimes: { needs: ["saveLeadTimes"], compare: compareLeadTimes },
  listTerms: { compare: compareFees },
  listChanges: { needs: ["requestChange", "requestChangeAgain"], compare: compareChanges },
  listDocuments: { needs: ["addDocument", "addVersion"], compare: compareDocument },
  downloadDocuments: { needs: ["addDocument", "addVersion"], compare: compareArchive },
  listOtherDocuments: { compare: withoutDocument },
};
