import { type Action, type Membership, type Role, ROLES } from "#domain/companies";
import { formatLimit } from "#web/messages/limits.ts";

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: "Admin",
  booker: "Booker",
  approver: "Approver",
  viewer: "Viewer",
};

export const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** What people know an action by. */
export const ACTION_LABELS: Readonly<Record<Exclude<Action, "own">, string>> = {
  read: "Track, read bookings and documents",
  price: "Search and see prices",
  change: "Change cargo, documents and addresses",
  book: "Book, change, cancel",
  approve: "Approve bookings of others",
  manage: "Invite, roles, keys, webhooks",
};

/** What a role and a limit mean, in one line. */
export const describeMembership = ({ role, limit }: Membership, currency: string): string => {
  if (role === "admin") return "manages the company";
  if (role === "viewer") return "changes nothing";
  if (limit === null) return "without a limit";
  const amount = formatLimit(limit, currency);
  return role === "booker" ? `books to ${amount}` : `books and approves to ${amount}`;
};
