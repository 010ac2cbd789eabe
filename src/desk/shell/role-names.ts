import type { Role } from "#domain/staff";

/** The roles as they are shown. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = { desk: "Desk", pricing: "Pricing", admin: "Admin" };
