import { okAsync } from "neverthrow";
import { DASHBOARD, refused, unanswered, unreachable } from "./sample-data.ts";
import type { Ports, ScreenStory, Story, StoryStep } from "./story.ts";

const typeEmail: StoryStep = { into: "Email", text: "ananya@suryodaya.example" };
const CODE_STEPS: readonly StoryStep[] = [typeEmail, { press: "Continue" }];
const DETAILS_STEPS: readonly StoryStep[] = [...CODE_STEPS, { into: "Code", text: "123456" }, { press: "Verify" }];

const PASSWORD_STEPS: readonly StoryStep[] = [
  { into: "New password", text: "monsoon-lane-7" },
  { into: "Confirm password", text: "monsoon-lane-7" },
  { press: "Change password" },
];

type State = Pick<ScreenStory, "until" | "ports" | "steps">;

const signedOut = (id: string, path: string, state: State): Story => ({
  kind: "screen",
  id,
  path,
  isSignedOut: true,
  ...state,
});

const dashboard = (state: string, load: Ports["dashboard"]["load"], until: string): Story => ({
  kind: "screen",
  id: `dashboard/${state}`,
  path: "/dashboard",
  ports: () => ({ dashboard: { load } }),
  until,
});

const SIGN_IN_STORIES: readonly Story[] = [
  signedOut("sign-in/idle", "/login", { until: "New to" }),
  signedOut("sign-in/signing-in", "/login", {
    ports: ({ accounts }) => ({ accounts: { ...accounts, signIn: unanswered } }),
    steps: [{ press: "Sign In" }],
    until: "Signing in...",
  }),
  signedOut("sign-in/refused", "/login", {
    ports: ({ accounts }) => ({ accounts: { ...accounts, signIn: () => refused("Invalid credentials.") } }),
    steps: [{ press: "Sign In" }],
    until: "Invalid credentials.",
  }),
  signedOut("forgot-password/idle", "/forgot-password", { until: "Send link" }),
  signedOut("forgot-password/sent", "/forgot-password", {
    steps: [typeEmail, { press: "Send link" }],
    until: "Check your email",
  }),
  signedOut("reset-password/idle", "/reset-password?token=story", { until: "Confirm password" }),
  signedOut("reset-password/expired", "/reset-password", { until: "This link no longer works" }),
  signedOut("reset-password/changed", "/reset-password?token=story", {
    steps: PASSWORD_STEPS,
    until: "Password changed",
  }),
];

const SIGN_UP_STORIES: readonly Story[] = [
  signedOut("signup/email", "/signup", { until: "Already registered?" }),
  signedOut("signup/email-problem", "/signup", { steps: [{ press: "Continue" }], until: "email" }),
  signedOut("signup/code", "/signup", { steps: CODE_STEPS, until: "We sent a code to" }),
  signedOut("signup/details", "/signup", { steps: DETAILS_STEPS, until: "Company name" }),
];

export const ACCOUNT_STORIES: readonly Story[] = [
  ...SIGN_IN_STORIES,
  ...SIGN_UP_STORIES,
  dashboard("loading", unanswered, "Loading your dashboard..."),
  dashboard("failed", unreachable, "Your dashboard could not be loaded."),
  dashboard(
    "new",
    () => okAsync({ runningBookings: [], nextCutOffs: [], lastSearches: [] }),
    "Your first quote is one search away.",
  ),
  dashboard("shown", () => okAsync(DASHBOARD), "Running shipments"),
  {
    kind: "screen",
    id: "portal/checking-sign-in",
    path: "/dashboard",
    ports: ({ accounts }) => ({ accounts: { ...accounts, profile: unanswered } }),
    until: "Checking your sign-in...",
  },
  {
    kind: "screen",
    id: "portal/server-unreachable",
    path: "/dashboard",
    ports: ({ accounts }) => ({ accounts: { ...accounts, profile: unreachable } }),
    until: "Server not reachable",
  },
];
