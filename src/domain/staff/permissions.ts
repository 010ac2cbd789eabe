/** The roles of staff; a person has one. */
export const ROLES = ["desk", "pricing", "admin"] as const;
export type Role = (typeof ROLES)[number];

const ALL: readonly Role[] = ROLES;
const PRICING: readonly Role[] = ["pricing", "admin"];
const ADMIN: readonly Role[] = ["admin"];

/** What staff can do at the desk, and which roles may. The only place that decides it. */
const PERMISSIONS = {
  /** The own session, the shell, the search. */
  "use-desk": ALL,
  /** Answer bookings, changes, cancellations, documents and cargo. */
  "work-inbox": ALL,
  "write-to-customers": ALL,
  /** Answer quote requests at or above the floor. */
  "answer-quotes": ALL,
  /** See buying prices and margins. */
  "see-margins": ALL,
  "answer-below-floor": PRICING,
  /** Import, publish, withdraw and undo rate sheets. */
  "publish-rates": PRICING,
  /** Margin rules and floors. */
  "edit-margins": PRICING,
  /** Approve customers, set their group, credit and hold. */
  "manage-customers": PRICING,
  /** Files of bookings, charges and customers, with buying prices. */
  "export-accounting": PRICING,
  /** Reset the second factor of a person of a customer. */
  "reset-customer-factor": PRICING,
  /** Block customers, export and delete their data. */
  "block-customers": ADMIN,
  /** Merge companies that are one legal entity. */
  "merge-customers": ADMIN,
  "see-connectors": ALL,
  /** Ask one for a test, which may be billed. */
  "test-connectors": ALL,
  "pause-connectors": ALL,
  /** Add connectors, resume paused ones. */
  "manage-connectors": ADMIN,
  /** Desk hours, due times and who gets which items. */
  "set-inbox-rules": ADMIN,
  /** Invite, disable, roles, second factors, sessions of others. */
  "manage-staff": ADMIN,
  /** Own entries of the audit trail. */
  "see-own-audit-entries": ALL,
  "see-audit-trail": PRICING,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type StaffAction = keyof typeof PERMISSIONS;

const isAction = (name: string): name is StaffAction => name in PERMISSIONS;

/** Whether a role may do something. */
export const isPermitted = (role: Role, action: StaffAction): boolean =>
  PERMISSIONS[action].some((one) => one === role);

/** Everything that a role may do, in the order of the table. */
export const listActions = (role: Role): readonly StaffAction[] =>
  Object.keys(PERMISSIONS)
    .filter(isAction)
    .filter((action) => isPermitted(role, action));

/** A text as a role; undefined if it is none. */
export const readRole = (text: string): Role | undefined => ROLES.find((one) => one === text);
