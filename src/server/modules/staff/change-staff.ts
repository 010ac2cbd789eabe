import { err, ok, type Result } from "neverthrow";
import { removesLastAdmin, type StaffChange } from "#domain/staff";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { recordChanges } from "../audit/index.ts";
import type { StaffTable } from "./tables.ts";
import { deleteSessions } from "./session-store.ts";
import { deleteInvitations, findState, lockAllStaff, updateStaff } from "./staff-store.ts";

export const UNKNOWN_PERSON: Refusal = { kind: "not-found", message: "This person is not known." };
export const LAST_ADMIN: Refusal = {
  kind: "conflict",
  message: "The last admin keeps the role and the access. Make somebody else an admin first.",
};

const describe = ({ name, role, disabledAt }: Pick<StaffTable, "name" | "role" | "disabledAt">): string =>
  disabledAt === null ? `${name} has the role ${role} now` : `${name} is disabled now`;

/* Of two admins the second reads what the first has done. */
const findOverlap = (staff: Pick<StaffTable, "name" | "role" | "disabledAt">, { seen }: StaffChange): Refusal | null =>
  seen === undefined || (seen.role === staff.role && seen.isDisabled === (staff.disabledAt !== null))
    ? null
    : {
        kind: "conflict",
        message: `Somebody else was faster: ${describe(staff)}. Nothing was done: please check it again.`,
      };

/**
 * Changes the role of a person, or disables or enables it. Disabling ends the sessions and the invitation. Refused where the
 * person is not as it was read.
 */
export const changeStaff = (
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  id: string,
  change: StaffChange,
): Promise<Result<void, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const everybody = await lockAllStaff(transaction);
    const staff = everybody.find((one) => one.id === id);
    if (staff === undefined) return err(UNKNOWN_PERSON);
    const overlap = findOverlap(staff, change);
    if (overlap !== null) return err(overlap);
    const people = everybody.map((one) => ({ ...one, state: findState(one) }));
    if (removesLastAdmin(people, id, change)) return err(LAST_ADMIN);
    const { role = staff.role, isDisabled = staff.disabledAt !== null } = change;
    await updateStaff(transaction, id, { role, disabledAt: isDisabled ? (staff.disabledAt ?? clock()) : null });
    if (isDisabled) {
      await deleteSessions(transaction, id);
      await deleteInvitations(transaction, id);
    }
    const wasDisabled = staff.disabledAt !== null;
    await recordChanges(transaction, [
      { action: "staff.changed", subjectId: id, before: { role: staff.role }, after: { role } },
      {
        action: isDisabled ? "staff.disabled" : "staff.enabled",
        subjectId: id,
        before: { isDisabled: wasDisabled },
        after: { isDisabled },
      },
    ]);
    return ok(undefined);
  });
