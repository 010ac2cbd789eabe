import { assertNever } from "#domain/assert-never.ts";

/** What a person may do in a company. */
export const ROLES = ["admin", "booker", "approver", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/**
 * `pending`: signed up and not approved. `active`: approved. `hold`: sees prices, and its bookings are requests that the desk
 * decides. `blocked`: nobody of it can sign in, and its tax numbers cannot sign up again.
 */
export const COMPANY_STATES = ["pending", "active", "hold", "blocked"] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** What people of a company read about its state. */
export const STATE_SENTENCES: Readonly<Record<Exclude<CompanyState, "active">, string>> = {
  pending: "Your company waits for approval. You see prices as soon as our desk has approved it.",
  hold: "Your company is on hold. You see prices, and our desk decides each booking.",
  blocked: "Your company is blocked.",
};

/**
 * `own`: the own account and session. `read`: bookings, tracking, documents, quotes and lists. `price`: searches and offers.
 * `change`: lists, quotes and documents. `book`: book, change and cancel. `approve`: approve bookings of others.
 * `manage`: people, roles, keys and webhooks.
 */
export const ACTIONS = ["own", "read", "price", "change", "book", "approve", "manage"] as const;
export type Action = (typeof ACTIONS)[number];

/** Which actions each role allows. */
export const ROLE_ACTIONS: Readonly<Record<Role, Readonly<Record<Action, boolean>>>> = {
  admin: { own: true, read: true, price: true, change: true, book: true, approve: true, manage: true },
  booker: { own: true, read: true, price: true, change: true, book: true, approve: false, manage: false },
  approver: { own: true, read: true, price: true, change: true, book: true, approve: true, manage: false },
  viewer: { own: true, read: true, price: true, change: false, book: false, approve: false, manage: false },
};

/** Which actions each state of a company allows. */
export const STATE_ACTIONS: Readonly<Record<CompanyState, Readonly<Record<Action, boolean>>>> = {
  pending: { own: true, read: true, price: false, change: true, book: false, approve: false, manage: true },
  active: { own: true, read: true, price: true, change: true, book: true, approve: true, manage: true },
  hold: { own: true, read: true, price: true, change: true, book: true, approve: true, manage: true },
  blocked: { own: false, read: false, price: false, change: false, book: false, approve: false, manage: false },
};

/** Why an action is denied: by the state of the company, or by the role of the person. */
export type Denial =
  | { readonly by: "state"; readonly state: CompanyState; readonly action: Action }
  | { readonly by: "role"; readonly role: Role; readonly action: Action };

/** Why a person of a role in a company of a state may not do something; null if they may. The state is the first reason. */
export const findDenial = (
  { role, state }: { readonly role: Role; readonly state: CompanyState },
  action: Action,
): Denial | null => {
  if (!STATE_ACTIONS[state][action]) return { by: "state", state, action };
  return ROLE_ACTIONS[role][action] ? null : { by: "role", role, action };
};

/** Whether a booking of a company is a request until the desk has confirmed it, whoever would confirm it otherwise. */
export const isBookingRequest = (state: CompanyState): boolean => state === "hold";

/** What the desk does with a company. */
export const STATE_CHANGES = ["approve", "refuse", "hold", "activate", "block"] as const;
export type StateChange = (typeof STATE_CHANGES)[number];

const FROM: Readonly<Record<StateChange, readonly CompanyState[]>> = {
  approve: ["pending"],
  refuse: ["pending"],
  hold: ["active"],
  activate: ["hold", "blocked"],
  block: ["pending", "active", "hold"],
};

const toState = (change: StateChange): CompanyState => {
  switch (change) {
    case "approve":
    case "activate":
      return "active";
    case "hold":
      return "hold";
    case "refuse":
    case "block":
      return "blocked";
    default:
      return assertNever(change);
  }
};

/** The state of a company after a change of the desk; null if its state does not allow the change. A refused one is blocked. */
export const findNextState = (state: CompanyState, change: StateChange): CompanyState | null =>
  FROM[change].includes(state) ? toState(change) : null;
