import { assign } from "xstate";
import { INVALID_CODE, readCode } from "#domain/accounts";
import {
  toNewAccount,
  findAccountProblems,
  applyDetailsChange,
  findCodeProblems,
  normaliseEmail,
  findEmailProblems,
  isRefusedFor,
} from "./rules.ts";
import type { SignupSetup } from "./setup.ts";
import type { SignupAttempt, SignupContext, SignupFormProblem } from "./types.ts";
import { isOk, readFailure, readValue, type Settled } from "../kit/request.ts";

const refuse = (find: (context: SignupContext) => readonly SignupFormProblem[]) =>
  ({
    actions: [
      {
        type: "setProblems",
        params: ({ context }: { readonly context: SignupContext }) => ({ problems: find(context) }),
      },
      "announceProblems",
    ],
  }) as const;

const failedTo = (attempt: SignupAttempt) =>
  ({
    type: "setFailure",
    params: (settled: Settled<unknown>) => ({ attempt, failure: readFailure(settled) }),
  }) as const;

export const emailStep = (setup: SignupSetup) =>
  setup.createStateConfig({
    initial: "idle",
    on: {
      "email.typed": { actions: [assign({ email: ({ event }) => event.email, problems: [] }), "persistDraft"] },
    },
    states: {
      idle: {
        on: {
          "email.submitted": [
            { guard: "isVerified", target: "#signup.details", actions: "clearErrors" },
            { guard: "isSent", target: "#signup.code", actions: "clearErrors" },
            { guard: "isEmailValid", target: "sending", actions: "clearErrors" },
            refuse(findEmailProblems),
          ],
        },
      },
      sending: {
        invoke: {
          src: "sendCode",
          input: ({ context }) => ({ email: normaliseEmail(context) }),
          onDone: [
            {
              guard: isOk,
              target: "#signup.code",
              actions: [{ type: "setCodeSent", params: readValue }, "saveToken", "persistDraft"],
            },
            { target: "idle", actions: [failedTo("send-code"), "announceProblems"] },
          ],
        },
      },
    },
  });

export const codeForm = (setup: SignupSetup) =>
  setup.createStateConfig({
    initial: "idle",
    states: {
      idle: {
        on: {
          "email.reopened": { target: "#signup.email", actions: "clearErrors" },
          "code.typed": { actions: assign({ code: ({ event }) => event.code, problems: [] }) },
          "code.submitted": [
            { guard: "isCodeValid", target: "verifying", actions: "clearErrors" },
            refuse(findCodeProblems),
          ],
          "code.requested": [{ guard: "mustWait" }, { target: "sendingAgain", actions: "clearErrors" }],
        },
      },
      verifying: {
        invoke: {
          src: "verifyCode",
          input: ({ context }) => ({ code: readCode(context.code) ?? 0, otpToken: context.otpToken ?? "" }),
          onDone: [
            { guard: isOk, target: "#signup.details", actions: [assign({ isVerified: true }), "persistDraft"] },
            {
              guard: ({ event }) => isRefusedFor(readFailure({ event }), "invalid-fields"),
              target: "idle",
              actions: [
                { type: "setProblems", params: { problems: [{ field: "code", message: INVALID_CODE }] } },
                "announceProblems",
              ],
            },
            { target: "idle", actions: failedTo("verify-code") },
          ],
        },
      },
      sendingAgain: {
        invoke: {
          src: "sendCode",
          input: ({ context }) => ({ email: context.sentTo }),
          onDone: [
            {
              guard: isOk,
              target: "idle",
              actions: [
                { type: "setCodeSent", params: readValue },
                "saveToken",
                assign({ wasSentAgain: true }),
                "persistDraft",
              ],
            },
            { target: "idle", actions: failedTo("send-code") },
          ],
        },
      },
    },
  });

/* Counts the seconds until another code can be requested. */
export const waitRegion = (setup: SignupSetup) =>
  setup.createStateConfig({
    initial: "over",
    states: {
      over: { always: { guard: "mustWait", target: "counting" } },
      counting: {
        after: {
          second: [
            {
              guard: ({ context }) => context.secondsToWait > 1,
              target: "counting",
              reenter: true,
              actions: assign({ secondsToWait: ({ context }) => context.secondsToWait - 1 }),
            },
            { target: "over", actions: assign({ secondsToWait: 0 }) },
          ],
        },
      },
    },
  });

export const detailsStep = (setup: SignupSetup) =>
  setup.createStateConfig({
    initial: "idle",
    on: {
      "details.*": { actions: [assign(({ context, event }) => applyDetailsChange(context, event)), "persistDraft"] },
    },
    states: {
      idle: {
        on: {
          "email.reopened": { target: "#signup.email", actions: "clearErrors" },
          "account.submitted": [
            { guard: "isAccountValid", target: "creating", actions: "clearErrors" },
            refuse(findAccountProblems),
          ],
        },
      },
      creating: {
        invoke: {
          src: "createAccount",
          input: ({ context }) => toNewAccount(context),
          onDone: [
            { guard: isOk, target: "#signup.created" },
            {
              guard: ({ event }) => isRefusedFor(readFailure({ event }), "offer-gone"),
              target: "#signup.email",
              actions: [failedTo("sign-up"), "resetVerification", "removeToken", "persistDraft"],
            },
            { target: "idle", actions: [failedTo("sign-up"), "announceProblems"] },
          ],
        },
      },
    },
  });
