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
import { signupSetup } from "./setup.ts";
import { isOk, readFailure } from "../kit/request.ts";

export const email = signupSetup.createStateConfig({
  initial: "idle",
  on: {
    "email.typed": {
      actions: [assign({ email: ({ event }) => event.email, problems: [] }), "persistDraft"],
    },
  },
  states: {
    idle: {
      on: {
        "email.submitted": [
          { guard: "isVerified", target: "#signup.details", actions: "clearErrors" },
          { guard: "isSent", target: "#signup.code", actions: "clearErrors" },
          { guard: "isEmailValid", target: "sending", actions: "clearErrors" },
          {
            actions: [
              { type: "setProblems", params: ({ context }) => ({ problems: findEmailProblems(context) }) },
              "announceProblems",
            ],
          },
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
            actions: [
              { type: "setCodeSent", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              { type: "saveToken", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              "persistDraft",
            ],
          },
          {
            target: "idle",
            actions: [
              {
                type: "setFailure",
                params: ({ event }) => ({ attempt: "send-code", failure: readFailure({ event }) }),
              },
              "announceProblems",
            ],
          },
        ],
      },
    },
  },
});

export const codeForm = signupSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: {
      on: {
        "email.reopened": { target: "#signup.email", actions: "clearErrors" },
        "code.typed": { actions: assign({ code: ({ event }) => event.code, problems: [] }) },
        "code.submitted": [
          { guard: "isCodeValid", target: "verifying", actions: "clearErrors" },
          {
            actions: [
              { type: "setProblems", params: ({ context }) => ({ problems: findCodeProblems(context) }) },
              "announceProblems",
            ],
          },
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
          {
            target: "idle",
            actions: {
              type: "setFailure",
              params: ({ event }) => ({ attempt: "verify-code", failure: readFailure({ event }) }),
            },
          },
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
              { type: "setCodeSent", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              { type: "saveToken", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              assign({ wasSentAgain: true }),
              "persistDraft",
            ],
          },
          {
            target: "idle",
            actions: {
              type: "setFailure",
              params: ({ event }) => ({ attempt: "send-code", failure: readFailure({ event }) }),
            },
          },
        ],
      },
    },
  },
});

/* Counts the seconds until another code can be requested. */
export const wait = signupSetup.createStateConfig({
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

export const details = signupSetup.createStateConfig({
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
          {
            actions: [
              { type: "setProblems", params: ({ context }) => ({ problems: findAccountProblems(context) }) },
              "announceProblems",
            ],
          },
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
            actions: [
              {
                type: "setFailure",
                params: ({ event }) => ({ attempt: "sign-up", failure: readFailure({ event }) }),
              },
              "resetVerification",
              "removeToken",
              "persistDraft",
            ],
          },
          {
            target: "idle",
            actions: [
              {
                type: "setFailure",
                params: ({ event }) => ({ attempt: "sign-up", failure: readFailure({ event }) }),
              },
              "announceProblems",
            ],
          },
        ],
      },
    },
  },
});
