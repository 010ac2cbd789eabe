import { assign } from "xstate";
import { INVALID_CODE, readCode } from "#domain/accounts";
import { answered, brokenActor } from "../kit/answers.ts";
import {
  accountOf,
  accountProblems,
  changedDetails,
  codeProblems,
  emailOf,
  emailProblems,
  isRefusedFor,
} from "./rules.ts";
import { failureIn, signup } from "./setup.ts";

const email = signup.createStateConfig({
  initial: "idle",
  on: {
    "email.typed": {
      actions: [assign({ email: ({ event }) => event.email, problems: [] }), "keep"],
    },
  },
  states: {
    idle: {
      on: {
        "email.submitted": [
          { guard: "isVerified", target: "#signup.details", actions: "calm" },
          { guard: "isSent", target: "#signup.code", actions: "calm" },
          { guard: "emailFits", target: "sending", actions: "calm" },
          {
            actions: [
              { type: "noteProblems", params: ({ context }) => ({ problems: emailProblems(context) }) },
              "announceProblems",
            ],
          },
        ],
      },
    },
    sending: {
      invoke: {
        src: "sendCode",
        input: ({ context }) => ({ email: emailOf(context) }),
        onDone: [
          {
            guard: answered,
            target: "#signup.code",
            actions: [
              { type: "noteSent", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              { type: "rememberToken", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              "keep",
            ],
          },
          {
            target: "idle",
            actions: [
              {
                type: "noteFailure",
                params: ({ event }) => ({ attempt: "send-code", failure: failureIn(event.output) }),
              },
              "announceProblems",
            ],
          },
        ],
        onError: {
          target: "idle",
          actions: {
            type: "noteFailure",
            params: ({ event }) => ({ attempt: "send-code", failure: brokenActor(event.error) }),
          },
        },
      },
    },
  },
});

const codeForm = signup.createStateConfig({
  initial: "idle",
  states: {
    idle: {
      on: {
        "email.reopened": { target: "#signup.email", actions: "calm" },
        "code.typed": { actions: assign({ code: ({ event }) => event.code, problems: [] }) },
        "code.submitted": [
          { guard: "codeFits", target: "verifying", actions: "calm" },
          {
            actions: [
              { type: "noteProblems", params: ({ context }) => ({ problems: codeProblems(context) }) },
              "announceProblems",
            ],
          },
        ],
        "code.requested": [{ guard: "mustWait" }, { target: "sendingAgain", actions: "calm" }],
      },
    },
    verifying: {
      invoke: {
        src: "verifyCode",
        input: ({ context }) => ({ code: readCode(context.code) ?? 0, otpToken: context.otpToken ?? "" }),
        onDone: [
          { guard: answered, target: "#signup.details", actions: [assign({ isVerified: true }), "keep"] },
          {
            guard: ({ event }) => isRefusedFor(failureIn(event.output), "invalid-fields"),
            target: "idle",
            actions: [
              { type: "noteProblems", params: { problems: [{ field: "code", message: INVALID_CODE }] } },
              "announceProblems",
            ],
          },
          {
            target: "idle",
            actions: {
              type: "noteFailure",
              params: ({ event }) => ({ attempt: "verify-code", failure: failureIn(event.output) }),
            },
          },
        ],
        onError: {
          target: "idle",
          actions: {
            type: "noteFailure",
            params: ({ event }) => ({ attempt: "verify-code", failure: brokenActor(event.error) }),
          },
        },
      },
    },
    sendingAgain: {
      invoke: {
        src: "sendCode",
        input: ({ context }) => ({ email: context.sentTo }),
        onDone: [
          {
            guard: answered,
            target: "idle",
            actions: [
              { type: "noteSent", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              { type: "rememberToken", params: ({ event }) => ({ token: event.output.unwrapOr("") }) },
              assign({ wasSentAgain: true }),
              "keep",
            ],
          },
          {
            target: "idle",
            actions: {
              type: "noteFailure",
              params: ({ event }) => ({ attempt: "send-code", failure: failureIn(event.output) }),
            },
          },
        ],
        onError: {
          target: "idle",
          actions: {
            type: "noteFailure",
            params: ({ event }) => ({ attempt: "send-code", failure: brokenActor(event.error) }),
          },
        },
      },
    },
  },
});

/* Counts the seconds down in which no other code can be asked for. */
const wait = signup.createStateConfig({
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

const details = signup.createStateConfig({
  initial: "idle",
  on: {
    "details.*": { actions: [assign(({ context, event }) => changedDetails(context, event)), "keep"] },
  },
  states: {
    idle: {
      on: {
        "email.reopened": { target: "#signup.email", actions: "calm" },
        "account.submitted": [
          { guard: "accountFits", target: "creating", actions: "calm" },
          {
            actions: [
              { type: "noteProblems", params: ({ context }) => ({ problems: accountProblems(context) }) },
              "announceProblems",
            ],
          },
        ],
      },
    },
    creating: {
      invoke: {
        src: "create",
        input: ({ context }) => accountOf(context),
        onDone: [
          { guard: answered, target: "#signup.created" },
          {
            guard: ({ event }) => isRefusedFor(failureIn(event.output), "offer-gone"),
            target: "#signup.email",
            actions: [
              {
                type: "noteFailure",
                params: ({ event }) => ({ attempt: "sign-up", failure: failureIn(event.output) }),
              },
              "dropVerification",
              "forgetToken",
              "keep",
            ],
          },
          {
            target: "idle",
            actions: [
              {
                type: "noteFailure",
                params: ({ event }) => ({ attempt: "sign-up", failure: failureIn(event.output) }),
              },
              "announceProblems",
            ],
          },
        ],
        onError: {
          target: "idle",
          actions: {
            type: "noteFailure",
            params: ({ event }) => ({ attempt: "sign-up", failure: brokenActor(event.error) }),
          },
        },
      },
    },
  },
});

/** A sign-up in three steps: an address, the code that was mailed to it, the details; then signed in and on to the home. */
export const signupMachine = signup.createMachine({
  id: "signup",
  context: ({ input: { draft, otpToken } }) => ({
    ...draft,
    otpToken,
    code: "",
    copies: { panCopy: null, gstCopy: null },
    secondsToWait: 0,
    wasSentAgain: false,
    problems: [],
    failure: null,
  }),
  initial: "resuming",
  states: {
    resuming: {
      always: [{ guard: "isVerified", target: "details" }, { guard: "isSent", target: "code" }, { target: "email" }],
    },
    email,
    code: { type: "parallel", states: { form: codeForm, wait } },
    details,
    created: {
      entry: ["dropKept", "forgetToken"],
      after: { redirectDelay: "left" },
      /* Without a session the home would ask at once for the password that was just chosen. */
      invoke: {
        src: "signIn",
        input: ({ context }) => ({ username: context.sentTo, password: context.details.password }),
        onDone: {
          actions: { type: "saveCredentials", params: ({ event }) => ({ credentials: event.output.unwrapOr(null) }) },
        },
        onError: {},
      },
    },
    left: { entry: "leave" },
  },
});
