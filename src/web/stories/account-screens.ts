import { errAsync, okAsync } from "neverthrow";
import type { Company, OpenInvitation } from "#domain/companies";
import type { Failure } from "#flows/failure.ts";
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

const account = (
  state: string,
  until: string,
  steps: readonly StoryStep[] = [],
  changed: Partial<Ports["account"]> = {},
): Story => ({
  kind: "screen",
  id: `account/${state}`,
  path: "/rate/account",
  ports: (memory) => ({ account: { ...memory.account, ...changed } }),
  steps,
  until,
});

const REPLACEMENT_STEPS: readonly StoryStep[] = [
  { into: "Current password", text: "guessed-it" },
  { into: "New password", text: "monsoon-lane-7" },
  { into: "New password again", text: "monsoon-lane-7" },
  { press: "Change password" },
];

const WRONG_PASSWORD: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "Please check the marked fields.",
  fields: [{ field: "currentPassword", message: "This is not your current password." }],
};

const CONFLICT: Failure = {
  kind: "refused",
  reason: "conflict",
  message: "Your details were changed in another tab or on another device.",
  fields: [],
};

const ACCOUNT_PAGE_STORIES: readonly Story[] = [
  account("loading", "Loading your account...", [], { load: unanswered }),
  account("failed", "Your account could not be loaded.", [], { load: unreachable }),
  account("shown", "Sign out all others"),
  account("details-refused", "First name is required.", [{ into: "First name", text: " " }, { press: "Save details" }]),
  account("details-changed-elsewhere", "on another device", [{ press: "Save details" }], {
    saveDetails: () => errAsync(CONFLICT),
  }),
  account("password-refused", "This is not your current password.", REPLACEMENT_STEPS, {
    changePassword: () => errAsync(WRONG_PASSWORD),
  }),
  account("password-changed", "1 other session was signed out.", REPLACEMENT_STEPS),
  account("sessions-failed", "The sessions could not be loaded.", [], { sessions: unreachable }),
  account("deletion-dialog", "Delete your account?", [{ press: "Request deletion of the account" }]),
  account("deletion-requested", "You requested the deletion", [
    { press: "Request deletion of the account" },
    { press: "Send the request" },
  ]),
];

const COMPANY: Company = {
  id: "company-1",
  name: "Suryodaya Exports",
  state: "hold",
  stateReason: "Invoice 2026-118 is not paid.",
  currency: "USD",
  panNumber: "AABCK4471M",
  gstNumbers: ["29AABCK4471M1Z3", "33AABCK4471M1ZE"],
  vatId: null,
  country: "IN",
  creditLimit: 40_000,
  paymentDays: 30,
  role: "admin",
  limit: null,
};

const company = (
  state: string,
  until: string,
  steps: readonly StoryStep[] = [],
  changed: Partial<Ports["company"]> = {},
): Story => ({
  kind: "screen",
  id: `account/company-${state}`,
  path: "/rate/account#people",
  ports: (memory) => ({ company: { ...memory.company, ...changed } }),
  steps,
  until,
});

const COMPANY_STORIES: readonly Story[] = [
  company("loading", "Loading your company...", [], { members: unanswered }),
  company("failed", "Your company could not be loaded.", [], { company: unreachable }),
  company("invite", "Send invitation", [{ press: "Invite a colleague" }]),
  company("invite-refused", "Enter an amount in USD", [
    { press: "Invite a colleague" },
    { into: "Email", text: "vikram@suryodaya.example" },
    { into: "Books to", text: "a lot" },
    { press: "Send invitation" },
  ]),
  company("hand-over", "Your role afterwards", [{ press: "Hand the company over" }]),
  company("remove", "Remove Priya Nair?", [{ press: "Remove Priya Nair" }]),
  company("on-hold", "on hold", [], { company: () => okAsync(COMPANY) }),
  company("viewer", "Only admins of your company see and change them", [], {
    company: () => okAsync({ ...COMPANY, state: "active", role: "viewer" }),
  }),
  company("gstin-refused", "Enter a GSTIN.", [{ press: "Add a GSTIN" }, { press: "Add" }]),
];

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

const INVITATION: OpenInvitation = {
  companyName: "Suryodaya Exports",
  invitedBy: "Ananya Rao",
  email: "vikram@suryodaya.example",
  role: "booker",
  expiresAt: "2026-11-27T08:15:00.000Z",
  hasAccount: false,
};

const SIGN_UP_STORIES: readonly Story[] = [
  signedOut("signup/email", "/signup", { until: "Already registered?" }),
  signedOut("signup/email-problem", "/signup", { steps: [{ press: "Continue" }], until: "email" }),
  signedOut("signup/code", "/signup", { steps: CODE_STEPS, until: "We sent a code to" }),
  signedOut("signup/details", "/signup", { steps: DETAILS_STEPS, until: "Company name" }),
];

const invitation = (state: string, until: string, changed: Partial<Ports["company"]>): Story =>
  signedOut(`invitation/${state}`, "/invitation?token=story", {
    ports: ({ company }) => ({ company: { ...company, ...changed } }),
    until,
  });

const toInvitation = (hasAccount: boolean): Partial<Ports["company"]> => ({
  openInvitation: () => okAsync({ ...INVITATION, hasAccount }),
});

const INVITATION_STORIES: readonly Story[] = [
  invitation("loading", "Loading the invitation...", { openInvitation: unanswered }),
  invitation("failed", "The invitation could not be loaded.", { openInvitation: unreachable }),
  signedOut("invitation/gone", "/invitation", { until: "This invitation no longer works" }),
  invitation("new-account", "Create account", toInvitation(false)),
  invitation("join", "has an account already", toInvitation(true)),
];

export const ACCOUNT_STORIES: readonly Story[] = [
  ...SIGN_IN_STORIES,
  ...SIGN_UP_STORIES,
  ...INVITATION_STORIES,
  ...ACCOUNT_PAGE_STORIES,
  ...COMPANY_STORIES,
  dashboard("loading", unanswered, "Loading your dashboard..."),
  dashboard("failed", unreachable, "Your dashboard could not be loaded."),
  dashboard(
    "new",
    () => okAsync({ runningBookings: [], nextCutOffs: [], lastSearches: [] }),
    "You have no bookings yet.",
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
