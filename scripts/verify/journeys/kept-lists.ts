/* The lists that an account keeps: address book, templates, views, keys, webhooks, lead times and settings. */
import { parseJson } from "../json.ts";
import { compareParts } from "./agreement.ts";
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

/** The id of the entry that a step has made. */
const readId = ({ outputs }: Answered, step: string): unknown => outputs.get(step)?.["id"];

/** The entries that steps have made are in the list in this order, others may be between them. */
const compareOrder = (...made: readonly string[]): Compare =>
  only((step) => {
    const ids = made.map((name) => readId(step, name));
    const listed = readList(step.body, "result").map((one) => read(one, "id"));
    return same("$.result[].id", ids.join(", "), listed.filter((id) => ids.includes(id)).join(", "));
  });

/** The entry of a step has what another step has sent. */
const compareEntry = (made: string, sent = made): Compare =>
  only((step) => {
    const found = findEntry(step.body, "result", "id", readId(step, made));
    const { version: _, ...expected } = Object(step.requests.get(sent));
    return found === undefined ? [] : compareParts(found.path, expected, found.entry);
  });

/** The entries that steps have deleted are not in the list. */
const compareDeleted = (...made: readonly string[]): Compare =>
  only((step) =>
    made
      .filter((name) => findEntry(step.body, "result", "id", readId(step, name)) !== undefined)
      .map((name) => differ("$.result", `no entry ${String(readId(step, name))}, which was deleted`, "one")),
  );

const compareRaised: Compare = only(({ body, outputs }) => {
  const [before, version] = [outputs.get("createOtherAddress")?.["version"], read(body, "result.0.version")];
  return Number(version) > Number(before)
    ? []
    : [differ("$.result[0].version", `more than ${String(before)}`, version)];
});

/** The steps of a list whose names differ: a template or a view. */
const namedList = (name: string): Readonly<Record<string, Comparison>> => {
  const [first, again, other] = [`create${name}`, `create${name}Again`, `createOther${name}`];
  return {
    [`list${name}s`]: {
      needs: [again, other],
      compare: inTurn(compareOrder(other, again), compareDeleted(first), compareEntry(again), compareEntry(other)),
    },
    [`list${name}Left`]: { needs: [again, other], compare: inTurn(compareOrder(other), compareDeleted(first, again)) },
  };
};

const DAY_MS = 86_400_000;
const KEY_DAYS = 30;

const compareKeyEnd: Compare = only(({ body }) => {
  const [from, till] = ["createdAt", "expiresAt"].map((name) => Date.parse(readString(body, `result.0.${name}`) ?? ""));
  const days = (Number(till) - Number(from)) / DAY_MS;
  return Math.round(days) === KEY_DAYS && Math.abs(days - KEY_DAYS) < 0.5
    ? []
    : [differ("$.result[0].expiresAt", `${KEY_DAYS} days after createdAt`, read(body, "result.0.expiresAt"))];
});

const MOST_KEYS = 20;

/** Twenty keys work at once, whatever was revoked before. */
const compareKeys: Compare = only(async ({ body, outputs, isAlone, again }) => {
  const found = findEntry(body, "result", "id", outputs.get("createKey")?.["id"]);
  if (found === undefined) return [differ("$.result", "the key that was revoked", readList(body, "result").length)];
  const state = same(`${found.path}.state`, "revoked", read(found.entry, "state"));
  const working = readList(body, "result").filter((key) => read(key, "state") === "active").length;
  if (!isAlone || state.length > 0) return state;
  for (let count = working; count < MOST_KEYS; count++) {
    const status = (await again("createKey"))?.status;
    if (status !== 200)
      return [differ("$.result", `${MOST_KEYS} keys that work, besides revoked ones`, `${count} (${status})`)];
  }
  const status = (await again("createKey"))?.status;
  return status === 409 ? [] : [differ("status", `409 for more than ${MOST_KEYS} keys that work`, status)];
});

/** The deliveries of a webhook are counted on all pages together. */
const compareDeliveries: Compare = only(async ({ body, again }) => {
  const [first, counted] = [read(body, "result.0.id"), read(body, "lenResult")];
  const next = parseJson((await again("listDeliveries", { query: { skip: "1" } }))?.body ?? Buffer.from(""));
  return [
    ...same("$.lenResult", 2, counted),
    ...(readList(next, "result").length === 1 && read(next, "result.0.id") !== first
      ? []
      : [differ("$.result", "the other delivery on the second page", read(next, "result.0.id"))]),
  ];
});

const compareNothing: Compare = only(({ body }) => [
  ...same("$.result.length", 0, readList(body, "result").length),
  ...same("$.lenResult", 0, read(body, "lenResult")),
]);

/** A webhook has the end of the secret that a step has answered. */
const compareSecret = (webhook: string, step: string): Compare =>
  only((answered) => {
    const found = findEntry(answered.body, "result", "id", readId(answered, webhook));
    const end = answered.outputs.get(step)?.["secretEnd"];
    return found === undefined
      ? [
          differ(
            "$.result",
            `the webhook ${String(readId(answered, webhook))}`,
            readList(answered.body, "result").length,
          ),
        ]
      : same(`${found.path}.secretEnd`, end, read(found.entry, "secretEnd"));
  });

const compareChangedWebhook: Compare = only(({ body, outputs }) =>
  same("$.result[0].secretEnd", outputs.get("createWebhook")?.["secretEnd"], read(body, "result.0.secretEnd")),
);

/** The origins in the list, each as it was saved. */
const compareLeadTimes = (...saved: readonly (readonly [origin: string, step: string])[]): Compare =>
  only(({ body, requests }) =>
    saved.flatMap(([origin, step]) => {
      const found = findEntry(body, "result", "origin", origin);
      return found === undefined
        ? [
            differ(
              "$.result",
              `the lead times of ${origin}`,
              readList(body, "result").map((one) => read(one, "origin")),
            ),
          ]
        : compareParts(`${found.path}.leadTimes`, requests.get(step), read(found.entry, "leadTimes"));
    }),
  );

const withoutOrigin = (origin: string): Compare =>
  only(({ body }) =>
    findEntry(body, "result", "origin", origin) === undefined
      ? []
      : [differ("$.result", `no lead times of ${origin}, which were deleted`, "some")],
  );

const FIRST_LEAD_TIMES = ["INNSA", "saveLeadTimes"] as const;

/** A topic is as it was switched last, and the others are as a new account has them. */
const compareSettings = (...switched: readonly string[]): Compare =>
  only(({ body, requests, isAlone }) =>
    readList(body, "result").flatMap((setting, index) => {
      const sent = switched
        .map((step) => requests.get(step))
        .find((one) => read(one, "topic") === read(setting, "topic"));
      return sent === undefined && !isAlone
        ? []
        : ["mail", "portal"].flatMap((name) =>
            same(`$.result[${index}].${name}`, sent === undefined ? true : read(sent, name), read(setting, name)),
          );
    }),
  );

/** The open request of a search is the same one, with everything that was written. */
const compareNotes: Compare = only(({ body, outputs, requests }) => {
  const found = findEntry(body, "result", "id", outputs.get("askDesk")?.["id"]);
  if (found === undefined) return [differ("$.result", "the request of the search", readList(body, "result").length)];
  const note = readString(found.entry, "note") ?? "";
  return [
    ...["askDesk", "askDeskAgain"].flatMap((step) => {
      const written = readString(requests.get(step), "note") ?? "";
      return note.includes(written) ? [] : [differ(`${found.path}.note`, `a note with ${written}`, note)];
    }),
    ...same(`${found.path}.commodity`, read(requests.get("askDeskAgain"), "commodity"), read(found.entry, "commodity")),
  ];
});

const BOTH_ADDRESSES = ["createAddress", "createOtherAddress"];
const BOTH_WEBHOOKS = ["createWebhook", "createOtherWebhook"];

/** What the steps of `keepLists` compare. */
export const KEPT_LISTS: Readonly<Record<string, Comparison>> = {
  changeAddress: { needs: BOTH_ADDRESSES, compare: compareRaised },
  listAddresses: {
    needs: BOTH_ADDRESSES,
    compare: inTurn(
      compareOrder("createAddress", "createOtherAddress"),
      compareEntry("createAddress"),
      compareEntry("createOtherAddress", "renameAddress"),
    ),
  },
  listOtherAddress: {
    needs: BOTH_ADDRESSES,
    compare: inTurn(compareOrder("createOtherAddress"), compareDeleted("createAddress")),
  },
  ...namedList("Template"),
  ...namedList("SavedView"),
  createKey: { compare: compareKeyEnd },
  listKeys: { needs: ["createKey"], compare: compareKeys },
  listDeliveries: { needs: ["createWebhook"], compare: compareDeliveries },
  listOtherDeliveries: { compare: compareNothing },
  changeWebhook: { needs: ["createWebhook"], compare: compareChangedWebhook },
  listWebhooks: {
    needs: BOTH_WEBHOOKS,
    compare: inTurn(compareOrder(...BOTH_WEBHOOKS), compareEntry("createWebhook", "changeWebhook")),
  },
  listRotated: {
    needs: [...BOTH_WEBHOOKS, "rotateSecret"],
    compare: inTurn(
      compareOrder(...BOTH_WEBHOOKS),
      compareSecret("createWebhook", "createWebhook"),
      compareSecret("createOtherWebhook", "rotateSecret"),
    ),
  },
  listLeadTimes: { compare: compareLeadTimes(FIRST_LEAD_TIMES, ["INMUN", "saveOtherLeadTimes"]) },
  listLeadTimesLeft: { compare: inTurn(compareLeadTimes(FIRST_LEAD_TIMES), withoutOrigin("INMUN")) },
  readSettings: { compare: compareSettings("switchMails", "switchList") },
  listRequests: { needs: ["askDesk"], compare: compareNotes },
};
