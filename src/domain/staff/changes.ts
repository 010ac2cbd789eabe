import type { Role } from "./permissions.ts";

/** `invited` until the second factor is set; a disabled person cannot sign in. */
export type StaffState = "invited" | "active" | "disabled";

interface Person {
  readonly id: string;
  readonly role: Role;
  readonly state: StaffState;
}

/** What changes about a person; what is left out stays. */
export interface StaffChange {
  readonly role?: Role | undefined;
  readonly isDisabled?: boolean | undefined;
  /** The person as it was read; left out: not compared. */
  readonly seen?: { readonly role: Role; readonly isDisabled: boolean } | undefined;
}

/**
 * Whether nobody would be left who can manage the staff: `person` is the only active admin, and the change takes the
 * role or the access away.
 */
export const removesLastAdmin = (staff: readonly Person[], id: string, change: StaffChange): boolean => {
  const admins = staff.filter(({ role, state }) => role === "admin" && state === "active");
  const isLast = admins.length === 1 && admins[0]?.id === id;
  return isLast && (change.isDisabled === true || (change.role !== undefined && change.role !== "admin"));
};
