import { err, ok, type Result } from "neverthrow";
import { createConverter, type CurrencyCode, type ExchangeRates, type Money } from "#domain/money";
import type { Role } from "./permissions.ts";

/** A person of a company. */
export interface Member {
  readonly id: string;
  readonly role: Role;
  /** When the forwarder disabled the account (epoch milliseconds); null or left out for a person who can sign in. */
  readonly disabledAt?: number | null;
}

/** Days for which the link of an invitation can be used. */
export const INVITATION_DAYS = 7;

/** The most people of a company, with those invited. */
export const MAX_MEMBERS = 200;

export type MembershipObstacle = "unknown-member" | "disabled-member" | "last-admin" | "own-role";

const canSignIn = ({ disabledAt = null }: Member): boolean => disabledAt === null;

/* An admin whose account is disabled manages nothing. */
const isLastAdmin = (members: readonly Member[], id: string): boolean =>
  members.some((member) => member.id === id && member.role === "admin") &&
  !members.some((member) => member.id !== id && member.role === "admin" && canSignIn(member));

/** Why a person cannot leave or be removed; null if they can. The last admin of a company who can sign in stays. */
export const findRemovalObstacle = (members: readonly Member[], id: string): MembershipObstacle | null => {
  if (!members.some((member) => member.id === id)) return "unknown-member";
  return isLastAdmin(members, id) ? "last-admin" : null;
};

/** Why the role of a person cannot be changed; null if it can. The last admin keeps the role. */
export const findRoleObstacle = (
  members: readonly Member[],
  { id, role }: { readonly id: string; readonly role: Role },
): MembershipObstacle | null => {
  if (!members.some((member) => member.id === id)) return "unknown-member";
  return role !== "admin" && isLastAdmin(members, id) ? "last-admin" : null;
};

/** The roles after a hand-over: the other person, who can sign in, becomes an admin, and the one who hands over has another role. */
export const handOver = (
  members: readonly Member[],
  { from, to, role }: { readonly from: string; readonly to: string; readonly role: Role },
): Result<readonly Member[], MembershipObstacle> => {
  if (from === to) return err("own-role");
  const taker = members.find(({ id }) => id === to);
  if (taker === undefined) return err("unknown-member");
  if (!canSignIn(taker)) return err("disabled-member");
  return ok(
    members.map((member) => {
      if (member.id === to) return { ...member, role: "admin" };
      return member.id === from ? { ...member, role } : member;
    }),
  );
};

/** Whether a role may have a limit: an admin has none, and a viewer books nothing. */
export const hasLimit = (role: Role): boolean => role === "booker" || role === "approver";

/** The limit that a person of a role has: of an admin and a viewer none. */
export const toLimit = (role: Role, limit: Money | null): Money | null => (hasLimit(role) ? limit : null);

/** A person's limit in another currency, at the stated rates without their mark-up: rounded down, so that it never rises. Null without a rate. */
export const convertLimit = (limit: Money, exchange: ExchangeRates | null, currency: CurrencyCode): Money | null => {
  const plain = exchange === null ? null : { ...exchange, markUpPercent: "0" };
  const ratio = createConverter(plain, currency).ratioFrom(limit.currency);
  if (ratio === null) return null;
  const minor = Number((BigInt(limit.minor) * ratio.numerator) / ratio.denominator);
  return Number.isSafeInteger(minor) ? { currency, minor } : null;
};
