import { errAsync, okAsync } from "neverthrow";
import type { Capability, SecondFactorSetup, SignInChallenge } from "#domain/accounts";
import { type Approval, type Company, type OpenInvitation, STATE_SENTENCES } from "#domain/companies";
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

/** The accounts of a server that has these parts as well. */
const serving = ({ accounts }: Ports, ...parts: readonly Capability[]): Pick<Ports, "accounts"> => ({
  accounts: {
    ...accounts,
    profile: (signal) =>
      accounts.profile(signal).map((profile) => ({ ...profile, capabilities: [...profile.capabilities, ...parts] })),
  },
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
  usedCredit: 21_652,
  paymentDays: 30,
  role: "admin",
  limit: null,
  requiresSecondFactor: true,
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
  ports: (memory) => ({ ...serving(memory, "company", "api-keys"), company: { ...memory.company, ...changed } }),
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
  company("add-gstin", "15 characters, with the PAN of your company inside.", [{ press: "Add a GSTIN" }]),
];

const APPROVAL: Approval = {
  id: "approval-1",
  state: "waiting",
  requestedBy: "Vikram Shah",
  requestedAt: "2026-11-20T05:00:00.000Z",
  carrier: "Norrvik Line",
  origin: "Mundra",
  destination: "Rotterdam",
  load: { mode: "fcl", containers: [{ equipment: "40HC", quantity: 2 }] },
  vessel: "NORRVIK ASTRID",
  departure: "2026-12-03T06:00",
  reference: "PO 4711",
  total: 6_420.5,
  currency: "USD",
  priceEndsAt: "2026-11-27T18:29:00.000Z",
  problem: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  quotationId: null,
  mayDecide: true,
  mayDecline: true,
  mayWithdraw: false,
  exceededLimit: null,
  approvers: ["Priya Nair"],
  search: null,
};

const approvals = (
  state: string,
  until: string,
  listed: readonly Approval[],
  steps: readonly StoryStep[] = [],
): Story => ({
  kind: "screen",
  id: `my-bookings/approvals-${state}`,
  path: "/rate/quote",
  ports: (memory) => ({
    ...serving(memory, "approvals"),
    approvals: { ...memory.approvals, list: () => okAsync(listed) },
  }),
  steps,
  until,
});

const APPROVAL_STORIES: readonly Story[] = [
  approvals("waiting", "Approve and book", [APPROVAL]),
  approvals("above-limit", "Priya Nair can approve it.", [{ ...APPROVAL, mayDecide: false, exceededLimit: 1_000 }]),
  approvals("price-ended", "Ask for the new price", [
    { ...APPROVAL, problem: "This offer ended on 19 Nov 2026. Please search again for a new one." },
  ]),
  approvals("declined", "The next sailing is cheaper", [
    {
      ...APPROVAL,
      state: "declined",
      decidedBy: "Priya Nair",
      reason: "The next sailing is cheaper.",
      mayDecide: false,
    },
  ]),
  approvals("decline", "gets it by mail.", [APPROVAL], [{ press: "Decline: Norrvik Line, Mundra to Rotterdam" }]),
];

const CHALLENGE: SignInChallenge = { challenge: "story", recoveryCodesLeft: 9, setup: null };
const QR_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h2v2H1zM5 1h2v2H5zM1 5h2v2H1z"/></svg>';
const SETUP: SecondFactorSetup = { secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", qrSvg: QR_SVG };
const WRONG_CODE: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "That code is not right. 4 tries left.",
  fields: [{ field: "code", message: "That code is not right. 4 tries left." }],
};

const challenged =
  (challenge: SignInChallenge, prove?: Ports["secondFactor"]["prove"]): NonNullable<ScreenStory["ports"]> =>
  ({ accounts, secondFactor }) => ({
    accounts: { ...accounts, signIn: () => okAsync(challenge) },
    secondFactor: { ...secondFactor, ...(prove === undefined ? {} : { prove }) },
  });

const factor = (state: string, until: string, isOn: boolean, steps: readonly StoryStep[] = []): Story => ({
  kind: "screen",
  id: `account/second-factor-${state}`,
  path: "/rate/account#second-factor",
  ports: (memory) => ({
    ...serving(memory, "second-factor"),
    secondFactor: {
      ...memory.secondFactor,
      load: () => okAsync({ isOn, isRequired: false, recoveryCodesLeft: isOn ? 9 : 0 }),
      setUp: () => okAsync(SETUP),
      switchOn: () => errAsync(WRONG_CODE),
    },
  }),
  steps,
  until,
});

const SCAN_STEPS: readonly StoryStep[] = [
  { press: "Switch on" },
  { into: "Your password", text: "monsoon-lane-7" },
  { press: "Continue" },
];

const SECOND_FACTOR_STORIES: readonly Story[] = [
  factor("off", "Not set up.", false),
  factor("on", "9 of 10 recovery codes left.", true),
  factor("scan", "Or type this key into the app", false, SCAN_STEPS),
  factor("switch-off", "Keep it", true, [{ press: "Switch off" }]),
  signedOut("sign-in/code", "/login", {
    ports: challenged(CHALLENGE),
    steps: [{ press: "Sign In" }],
    until: "Use a recovery code (9 left)",
  }),
  signedOut("sign-in/code-refused", "/login", {
    ports: challenged(CHALLENGE, () => errAsync(WRONG_CODE)),
    steps: [{ press: "Sign In" }, { into: "Code", text: "000000" }, { press: "Sign In" }],
    until: "That code is not right. 4 tries left.",
  }),
  signedOut("sign-in/set-up", "/login", {
    ports: challenged({ ...CHALLENGE, recoveryCodesLeft: 0, setup: SETUP }),
    steps: [{ press: "Sign In" }],
    until: "Set up a second factor",
  }),
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
  ...SECOND_FACTOR_STORIES,
  ...APPROVAL_STORIES,
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
    id: "dashboard/waiting-for-approval",
    path: "/dashboard",
    ports: (memory) => ({
      ...serving(memory, "company"),
      company: { ...memory.company, company: () => okAsync({ ...COMPANY, state: "pending", stateReason: null }) },
    }),
    until: STATE_SENTENCES.pending,
  },
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
