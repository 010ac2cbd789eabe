import type { ActorRefFrom } from "xstate";
import { readValue } from "../kit/request.ts";
import { restoreSignup, SIGNUP_KEY } from "./draft.ts";
import { createSignupSetup, type SignupServices } from "./setup.ts";
import { codeForm, detailsStep, emailStep, waitRegion } from "./steps.ts";

/** A sign-up in three steps: email address, mailed code, details; then signs in. An unfinished one is restored. */
export const signupFlow = (services: SignupServices) => {
  const { drafts, sessionStore } = services.ports;
  const otpToken = sessionStore.otpToken();
  const setup = createSignupSetup(services);
  return setup.createMachine({
    id: "signup",
    context: {
      ...restoreSignup(drafts.load(SIGNUP_KEY), otpToken),
      otpToken,
      code: "",
      copies: { panCopy: null, gstCopy: null },
      secondsToWait: 0,
      wasSentAgain: false,
      problems: [],
      failure: null,
    },
    initial: "resuming",
    states: {
      resuming: {
        always: [{ guard: "isVerified", target: "details" }, { guard: "isSent", target: "code" }, { target: "email" }],
      },
      email: emailStep(setup),
      code: { type: "parallel", states: { form: codeForm(setup), wait: waitRegion(setup) } },
      details: detailsStep(setup),
      created: {
        entry: ["removeDraft", "removeToken"],
        after: { redirectDelay: "left" },
        /* Otherwise the dashboard would ask for the password that was just chosen. */
        invoke: {
          src: "signIn",
          input: ({ context }) => ({ username: context.sentTo, password: context.details.password }),
          onDone: { actions: { type: "saveCredentials", params: readValue } },
        },
      },
      left: { entry: "leave" },
    },
  });
};

export type SignupMachine = ReturnType<typeof signupFlow>;
export type SignupActor = ActorRefFrom<SignupMachine>;
