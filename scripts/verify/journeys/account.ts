/* The session and the account behind it. */
import type { Difference } from "../differences.ts";
import { type Compare, differ, only, read, readInput, readList, readString, same } from "./comparison.ts";

/** The profile belongs to the account that has signed in; an email address is the user name. */
export const compareProfile = (input: string): Compare =>
  only((step) => {
    const [expected, actual] = [readInput(step, input), readString(step.body, "result.0.email")];
    return expected.includes("@")
      ? same("$.result[0].email", expected.toLowerCase(), actual?.toLowerCase() ?? null)
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
