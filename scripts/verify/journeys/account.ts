/* The session and the account behind it. */
import type { Difference } from "../differences.ts";
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
} from "./comparison.ts";

/** The profile belongs to the account that has signed in; an email address is the user name. */
export const compareProfile = (input: string): Compare =>
  only((step) => {
    const [expected, actual] = [readInput(step, input), readString(step.body, "result.0.email")];
    return expected.includes("@")
      ? same("$.result[0].email", expected.toLowerCase(), actual?.toLowerCase() ?? null)
      : [];
  });

/** A token of another sign-in cannot be concluded from one's own: as many characters as these differ. */
const UNGUESSED_CHARACTERS = 12;

const countDifferent = (one: string, other: string): number =>
  [...(one.length < other.length ? other : one)].filter((_, index) => one[index] !== other[index]).length;

/** The tokens of two sessions say nothing about each other. */
export const compareTokens = (earlier: string): Compare =>
  only(({ body, bodies }) => {
    const [one, other] = [bodies.get(earlier), body].map((answer) => readString(answer, "result.0.xToken") ?? "");
    return countDifferent(one ?? "", other ?? "") < UNGUESSED_CHARACTERS
      ? [
          differInWords(
            "$.result[0].xToken",
            `a token that differs from another one in at least ${UNGUESSED_CHARACTERS} characters`,
            "one that can be guessed from another one",
          ),
        ]
      : [];
  });

/* The portal makes no call of a part that the profile leaves out; without capabilities it has LCL and tracking. */
export const compareCapability = (body: unknown, capability: "lcl" | "tracking"): readonly Difference[] => {
  const stated = read(body, "result.0.capabilities") ?? null;
  return stated === null || readList(body, "result.0.capabilities").includes(capability)
    ? []
    : [differ("$.result[0].capabilities", `no capabilities, or ${capability} among them`, stated)];
};

/** A user name that nobody has is refused in the words of a wrong password. */
export const compareUnknown = (wrongPassword: string): Compare =>
  only(({ body, bodies }) => same("$.message", read(bodies.get(wrongPassword), "message"), read(body, "message")));

/** Nobody learns from the answer whether an address has an account. */
export const compareForgotten: Compare = only(({ body, bodies }) =>
  same("$.message", read(bodies.get("forgetPassword"), "message"), read(body, "message")),
);
