/* The details, sessions and password of an account, which several sessions change. */
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  findEntry,
  inTurn,
  only,
  read,
  readInput,
  readList,
  same,
} from "./comparison.ts";

const DETAILS = ["firstName", "lastName", "phone"] as const;
const FORMATS = ["dates", "numbers", "currency"] as const;

/** The details are those that a step has sent. */
const compareDetails = (sent: string): Compare =>
  only(({ body, requests }) =>
    DETAILS.flatMap((name) =>
      same(`$.result[0].${name}`, read(requests.get(sent), name), read(body, `result.0.${name}`)),
    ),
  );

/** The formats are those that were sent, where the server has taken them. */
const compareFormats: Compare = only(({ body, bodies, requests, stepId }) =>
  stepId === "changeFormats" || bodies.has("changeFormats")
    ? FORMATS.flatMap((name) =>
        same(
          `$.result[0].formats.${name}`,
          read(requests.get("changeFormats"), `formats.${name}`),
          read(body, `result.0.formats.${name}`),
        ),
      )
    : [],
);

const readChange = ({ outputs }: Answered, step: string): number =>
  Date.parse(String(outputs.get(step)?.["changedAt"]));

/** A change of the details is the latest one. */
const compareMoment = (earlier: string): Compare =>
  only((step) => {
    const [before, changed] = [readChange(step, earlier), Date.parse(String(read(step.body, "result.0.changedAt")))];
    return changed > before ? [] : [differ("$.result[0].changedAt", `later than that of ${earlier}`, changed)];
  });

/** Formats alone leave the moment of the details as it was. */
const compareSameMoment: Compare = only(({ body, outputs }) =>
  same("$.result[0].changedAt", outputs.get("changeDetails")?.["changedAt"], read(body, "result.0.changedAt")),
);

/** Another account has neither the details nor the request. */
const compareOther: Compare = only((step) => [
  ...same("$.result[0].email", readInput(step, "otherUsername").toLowerCase(), read(step.body, "result.0.email")),
  ...DETAILS.filter((name) => name === "lastName").flatMap((name) =>
    read(step.body, `result.0.${name}`) === read(step.requests.get("changeDetails"), name)
      ? [differ(`$.result[0].${name}`, "not that of another account", read(step.body, `result.0.${name}`))]
      : [],
  ),
  ...same("$.result[0].deletionRequestedAt", null, read(step.body, "result.0.deletionRequestedAt")),
]);

/** Both sessions are listed once a session knows its own id. */
const compareSessions: Compare = only(({ body, outputs }) => {
  const own = outputs.get("listOwnSessions")?.["id"];
  const isListed = findEntry(body, "result", "id", own) !== undefined;
  return [
    ...(isListed
      ? []
      : [differ("$.result", "the first session among those of the account", readList(body, "result").length)]),
    ...(read(body, "result.0.id") === own
      ? [differ("$.result[0].id", "the session of the request", "another one of the account")]
      : []),
  ];
});

const compareLeft: Compare = only(({ body, outputs }) => [
  ...same("$.result[0].id", outputs.get("listOwnSessions")?.["id"], read(body, "result.0.id")),
  ...(findEntry(body, "result", "id", outputs.get("listSessionsOfOther")?.["id"]) === undefined
    ? []
    : [differ("$.result", "no session that has ended", "one")]),
]);

const compareOne: Compare = only(({ body, outputs }) => [
  ...same("$.result.length", 1, readList(body, "result").length),
  ...same("$.result[0].id", outputs.get("listOwnSessions")?.["id"], read(body, "result.0.id")),
]);

const comparePending = (path: string): Compare =>
  only(({ body, outputs }) =>
    same(`$.result[0].${path}`, outputs.get("requestDeletion")?.["requestedAt"], read(body, `result.0.${path}`)),
  );

const compareWithdrawn: Compare = only(({ body }) =>
  same("$.result[0].deletionRequestedAt", null, read(body, "result.0.deletionRequestedAt")),
);

const compareEndedCount = (count: number): Compare =>
  only(({ body }) => same("$.result[0].endedSessions", count, read(body, "result.0.endedSessions")));

/** The refusal names the field of the current password. */
const compareField = (field: string): Compare =>
  only(({ body }) => same("$.result[0].field", field, read(body, "result.0.field")));

/** What the steps of `keepAccount` compare. */
export const KEPT_ACCOUNT: Readonly<Record<string, Comparison>> = {
  changeDetails: {
    needs: ["readAccount"],
    compare: inTurn(compareDetails("changeDetails"), compareMoment("readAccount")),
  },
  changeFormats: { needs: ["changeDetails"], compare: inTurn(compareFormats, compareSameMoment) },
  readChanged: { needs: ["changeDetails"], compare: inTurn(compareDetails("changeDetails"), compareFormats) },
  readChangedProfile: { needs: ["changeDetails"], compare: inTurn(compareDetails("changeDetails"), compareFormats) },
  changeName: { needs: ["changeDetails"], compare: inTurn(compareDetails("changeName"), compareFormats) },
  readKept: { needs: ["changeName"], compare: inTurn(compareDetails("changeName"), compareFormats) },
  readOtherAccount: { compare: compareOther },
  listSessionsOfOther: { needs: ["listOwnSessions"], compare: compareSessions },
  listSessionsLeft: { needs: ["listOwnSessions", "listSessionsOfOther"], compare: compareLeft },
  requestDeletionAgain: { needs: ["requestDeletion"], compare: comparePending("requestedAt") },
  readPending: { needs: ["requestDeletion"], compare: comparePending("deletionRequestedAt") },
  readOtherPending: { compare: compareOther },
  readWithdrawn: { compare: compareWithdrawn },
  changeWithWrongPassword: { compare: compareField("currentPassword") },
  endOtherSessions: { needs: ["changePassword"], compare: compareEndedCount(1) },
  listLastSession: { needs: ["listOwnSessions"], compare: compareOne },
};
