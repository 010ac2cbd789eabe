/* The session and the account behind it. */
import type { Difference } from "../differences.ts";
import { compareParts } from "./agreement.ts";
import { COMPANIES, PROFILE } from "./data.ts";
import {
  type Compare,
  differ,
  differInWords,
  only,
  read,
  readInput,
  readList,
  readString,
  same,
  TOO_MANY,
} from "./comparison.ts";

/** The profile belongs to the account that has signed in; an email address is the user name. */
export const compareProfile = (input: keyof typeof COMPANIES): Compare =>
  only((step) => {
    const [expected, actual] = [readInput(step, input), readString(step.body, "result.0.email")];
    const company = readString(step.body, "result.0.companyName");
    return [
      ...(expected.includes("@")
        ? same("$.result[0].email", expected.toLowerCase(), actual?.toLowerCase() ?? null)
        : []),
      ...(step.isAlone && company !== null ? same("$.result[0].companyName", COMPANIES[input], company) : []),
    ];
  });

/** The profile is as it was in an earlier step: nothing that was called since then changes it. */
export const compareSameProfile = (earlier: string): Compare =>
  only(({ body, bodies }) =>
    compareParts("$.result[0]", read(bodies.get(earlier), "result.0"), read(body, "result.0")),
  );

/** The names and the phone number are those of the state, letter by letter. */
export const compareNames: Compare = only(({ body, isAlone }) =>
  isAlone
    ? Object.entries(PROFILE).flatMap(([name, value]) =>
        same(`$.result[0].${name}`, value, read(body, `result.0.${name}`)),
      )
    : [],
);

const REFUSALS: readonly number[] = [401, TOO_MANY];

/** No call of an ended session is answered: each operation that the session has called is called once more. */
export const compareEnded: Compare = only(async ({ sent, stepId, again }) => {
  const token = sent.get(stepId)?.headers["x-token"];
  const own = [...sent].filter(([, { headers }]) => headers["x-token"] === token);
  const operations = new Map(own.map(([step, { method, url }]) => [`${method} ${url.pathname}`, step]));
  const differences: Difference[] = [];
  for (const [operation, step] of operations) {
    const answer = await again(step);
    if (answer !== undefined && !REFUSALS.includes(answer.status))
      differences.push(differ("status", `401 for ${operation} after the sign-out`, answer.status));
  }
  return differences;
});

/** So many characters of two session tokens differ at least, so that none can be guessed from another one. */
const MIN_DIFFERENT_CHARACTERS = 12;

const countDifferent = (one: string, other: string): number =>
  [...(one.length < other.length ? other : one)].filter((_, index) => one[index] !== other[index]).length;

const readToken = (answer: unknown): string => readString(answer, "result.0.xToken") ?? "";

/** The token of a session cannot be guessed from that of an earlier sign-in. */
export const compareTokens = (earlier: string): Compare =>
  only(({ body, bodies }) =>
    countDifferent(readToken(bodies.get(earlier)), readToken(body)) < MIN_DIFFERENT_CHARACTERS
      ? [
          differInWords(
            "$.result[0].xToken",
            `a token that differs from another one in at least ${MIN_DIFFERENT_CHARACTERS} characters`,
            "one that can be guessed from another one",
          ),
        ]
      : [],
  );

/* The portal makes no call of a part that the profile leaves out; without capabilities it has LCL and tracking. */
export const compareCapability = (body: unknown, capability: "lcl" | "tracking"): readonly Difference[] => {
  const stated = read(body, "result.0.capabilities") ?? null;
  return stated === null || readList(body, "result.0.capabilities").includes(capability)
    ? []
    : [differ("$.result[0].capabilities", `no capabilities, or ${capability} among them`, stated)];
};

/** The message is that of an earlier step: nobody learns from it what differs. */
export const compareMessage = (earlier: string): Compare =>
  only(({ body, bodies }) => same("$.message", read(bodies.get(earlier), "message"), read(body, "message")));

/** What the form of `openAccount` states, as the profile has it; digits of the phone number may be grouped. */
const SIGNED_UP = { firstName: "Zoë", lastName: "Lindqvist", email: "zoe@lindqvist.example" };
const [COMPANY, DIGITS] = ["Lindqvist Kryddor", "46855501234"];

export const compareSignedUp: Compare = only(({ body }) => {
  const [company, phone] = [readString(body, "result.0.companyName"), readString(body, "result.0.phone")];
  return [
    ...Object.entries(SIGNED_UP).flatMap(([name, value]) =>
      same(`$.result[0].${name}`, value, read(body, `result.0.${name}`)),
    ),
    ...(company === null ? [] : same("$.result[0].companyName", COMPANY, company)),
    ...(phone === null ? [] : same("$.result[0].phone", DIGITS, phone.replaceAll(/\D/g, ""))),
  ];
});

/** A new account has nothing of another one. */
export const compareEmpty: Compare = only(({ body }) => [
  ...same("$.lenResult", 0, read(body, "lenResult")),
  ...same("$.result.length", 0, readList(body, "result").length),
]);
