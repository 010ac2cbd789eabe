import { assign, type ActorRefFrom, fromPromise } from "xstate";
import { INVALID_CODE, readCode } from "#domain/accounts";
import { isOk, toUnexpectedFailure } from "../request.ts";
import {
  toNewAccount,
  findAccountProblems,
  applyDetailsChange,
  findCodeProblems,
  normaliseEmail,
  findEmailProblems,
  isRefusedFor,
} from "./rules.ts";
import { failureIn, signup } from "./setup.ts";
import type { AppServices } from "../services.ts";
import { findDestination, findSavedQuote } from "../sign-in/destination.ts";
import { restoreSignup, serialiseSignup, SIGNUP_KEY } from "./draft.ts";

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
              { type: "noteProblems", params: ({ context }) => ({ problems: findEmailProblems(context) }) },
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
            params: ({ event }) => ({ attempt: "send-code", failure: toUnexpectedFailure(event.error) }),
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
              { type: "noteProblems", params: ({ context }) => ({ problems: findCodeProblems(context) }) },
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
          { guard: isOk, target: "#signup.details", actions: [assign({ isVerified: true }), "keep"] },
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
            params: ({ event }) => ({ attempt: "verify-code", failure: toUnexpectedFailure(event.error) }),
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
            guard: isOk,
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
            params: ({ event }) => ({ attempt: "send-code", failure: toUnexpectedFailure(event.error) }),
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
    "details.*": { actions: [assign(({ context, event }) => applyDetailsChange(context, event)), "keep"] },
  },
  states: {
    idle: {
      on: {
        "email.reopened": { target: "#signup.email", actions: "calm" },
        "account.submitted": [
          { guard: "accountFits", target: "creating", actions: "calm" },
          {
            actions: [
              { type: "noteProblems", params: ({ context }) => ({ problems: findAccountProblems(context) }) },
              "announceProblems",
            ],
          },
        ],
      },
    },
    creating: {
      invoke: {
        src: "create",
        input: ({ context }) => toNewAccount(context),
        onDone: [
          { guard: isOk, target: "#signup.created" },
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
            params: ({ event }) => ({ attempt: "sign-up", failure: toUnexpectedFailure(event.error) }),
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

export type SignupActor = ActorRefFrom<typeof signupMachine>;

/** Where a new account continues: with the search it began on the landing page, otherwise at the dashboard. */
const destinationAfterSignup = (portal: AppServices): string =>
  findSavedQuote(portal) === null ? "/dashboard" : findDestination(portal.ports.sessionStore.redirect());

/** Signing up at this portal, as it was left. A visitor's calls say nothing of a session, so they are made directly. */
export const signupFlow = (portal: AppServices) => {
  const { accounts, drafts, navigation, sessionStore, signup } = portal.ports;
  const otpToken = sessionStore.otpToken();
  const machine = signupMachine.provide({
    actors: {
      sendCode: fromPromise(({ input, signal }) => signup.sendCode(input.email, signal)),
      verifyCode: fromPromise(({ input, signal }) => signup.verifyCode(input, signal)),
      create: fromPromise(({ input, signal }) => signup.createAccount(input, signal)),
      signIn: fromPromise(({ input, signal }) => accounts.signIn(input, signal)),
    },
    actions: {
      keep: ({ context }) => drafts.save(SIGNUP_KEY, serialiseSignup(context)),
      dropKept: () => drafts.remove(SIGNUP_KEY),
      rememberToken: (_, { token }) => sessionStore.saveOtpToken(token),
      forgetToken: () => sessionStore.removeOtpToken(),
      saveCredentials: (_, { credentials }) => {
        if (credentials !== null) sessionStore.saveCredentials(credentials);
      },
      leave: () => {
        const destination = destinationAfterSignup(portal);
        sessionStore.removeRedirect();
        navigation.reloadTo(destination);
      },
    },
  });
  return { machine, input: { draft: restoreSignup(drafts.load(SIGNUP_KEY), otpToken), otpToken } };
};
