/**
 * Everything that can be recorded, by the kind of its subject: `booking.confirmed`. An action is a fact in the past tense; a name
 * that was recorded once keeps its meaning.
 */
export const AUDIT_ACTIONS = {
  account: [
    "signed-up",
    "changed",
    "password-changed",
    "password-link-requested",
    "password-reset",
    "deletion-requested",
    "deletion-withdrawn",
    "deleted",
    "erased",
    "disabled",
    "enabled",
    "second-factor-changed",
    "malware-found",
  ],
  session: ["started", "ended"],
  address: ["created", "changed", "deleted"],
  template: ["created", "changed", "deleted"],
  "saved-view": ["created", "changed", "deleted"],
  "lead-times": ["changed", "deleted"],
  "calendar-feed": ["created", "deleted"],
  "notification-setting": ["changed"],
  link: ["created", "revoked"],
  enquiry: ["received", "removed"],
  booking: [
    "created",
    "confirmed",
    "number-corrected",
    "rejected",
    "answer-undone",
    "correction-undone",
    "cancelled",
    "cancellation-undone",
    "offer-replaced",
    "reference-changed",
    "deadline-marked",
    "deadline-reopened",
    "messages-muted",
    "messages-unmuted",
    "file-added",
    "note-added",
    "message-written",
    "message-undone",
    "price-answered",
    "carrier-answered",
  ],
  amendment: [
    "requested",
    "started",
    "forwarded",
    "fee-proposed",
    "carried-out",
    "declined",
    "refused",
    "withdrawn",
    "answer-undone",
  ],
  cargo: ["changed", "submitted", "accepted", "returned", "answer-undone"],
  document: ["requested", "request-withdrawn", "version-added", "commented", "decided", "malware-found"],
  quote: ["created", "commented", "checked", "approved", "declined", "follow-up-set", "sold-at-loss"],
  "quote-request": ["created", "words-added", "answered", "declined", "answer-undone"],
  sheet: ["imported", "taken-back", "expired", "withdrawn", "restored", "outdated"],
  "rate-import": ["malware-found", "cell-corrected", "correction-removed", "row-left-out", "row-taken-back"],
  "sheet-reading": ["changed"],
  "exchange-rates": ["imported", "set", "removed"],
  places: ["imported"],
  "tracking-events": ["imported"],
  connector: ["paused", "resumed"],
  carrier: ["subscribed", "unsubscribed", "secret-rotated"],
  mail: ["sent-again"],
  trail: ["erased", "person-forgotten", "cut"],
  secrets: ["sealed"],
  staff: [
    "invited",
    "activated",
    "changed",
    "disabled",
    "enabled",
    "signed-in",
    "signed-out",
    "sessions-ended",
    "second-factor-changed",
    "passkey-added",
    "passkey-removed",
  ],
  company: [
    "changed",
    "approved",
    "refused",
    "held",
    "blocked",
    "released",
    "merged",
    "credit-changed",
    "exported",
    "deleted",
  ],
  member: ["invited", "invitation-withdrawn", "joined", "role-changed", "removed"],
  approval: ["requested", "granted", "refused", "withdrawn", "expired"],
  margin: ["created", "ended", "imported", "overridden"],
  tariff: ["visibility-changed"],
  "inbox-item": ["assigned", "answered", "reopened", "rule-changed"],
  "inbox-filter": ["created", "deleted"],
  "api-key": ["created", "revoked"],
  webhook: ["created", "changed", "deleted", "secret-rotated", "sent-again"],
} as const;

export type SubjectKind = keyof typeof AUDIT_ACTIONS;

export type AuditAction = { [Kind in SubjectKind]: `${Kind}.${(typeof AUDIT_ACTIONS)[Kind][number]}` }[SubjectKind];

/** What has names, addresses or networks of people in its values: they are erased with the account. */
export const PERSONAL_SUBJECTS: readonly SubjectKind[] = [
  "account",
  "session",
  "address",
  "template",
  "saved-view",
  "lead-times",
  "calendar-feed",
  "notification-setting",
  "link",
  "enquiry",
  "cargo",
  "member",
];

/** What an action is done to. */
export type SubjectOf<Action extends AuditAction> = Action extends `${infer Kind}.${string}` ? Kind : never;

const KINDS: readonly string[] = Object.keys(AUDIT_ACTIONS);

const isSubjectKind = (text: string): text is SubjectKind => KINDS.includes(text);

/** The kind of subject by its name; null for none. */
export const readSubjectKind = (text: string): SubjectKind | null => (isSubjectKind(text) ? text : null);

const ALL: readonly string[] = Object.entries(AUDIT_ACTIONS).flatMap(([kind, names]) =>
  names.map((name) => `${kind}.${name}`),
);

const isAuditAction = (text: string): text is AuditAction => ALL.includes(text);

/** The action by its name; null for none. */
export const readAuditAction = (text: string): AuditAction | null => (isAuditAction(text) ? text : null);

/** What an action is done to: `booking.confirmed` to a booking. */
export const toSubjectKind = (action: AuditAction): SubjectKind =>
  readSubjectKind(action.slice(0, action.indexOf("."))) ?? "trail";
