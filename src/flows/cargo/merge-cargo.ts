import {
  type CargoDetails,
  findLockedChanges,
  listTexts,
  mergeDetails,
  setTexts,
  type TextConflict,
} from "#domain/cargo";
import type { BookingCargo } from "#ports/booking-cargo.ts";
import type { CargoContext } from "./types.ts";

interface Typed {
  readonly base: CargoDetails;
  readonly details: CargoDetails;
  readonly conflicts: readonly TextConflict[];
}

/** Joins what is typed with what the server has now. Of locked parts the server's texts count; what was typed is listed. */
export const mergeCargo = (
  fresh: BookingCargo,
  { base, details: mine, conflicts: earlier }: Typed,
): Pick<CargoContext, "cargo" | "details" | "conflicts"> => {
  const merged = mergeDetails(base, mine, fresh.details);
  const theirs = listTexts(fresh.details);
  const typed = listTexts(mine);
  const locked = findLockedChanges(fresh.details, merged.details, fresh.submissions);
  const details = locked.some((path) => !theirs.has(path))
    ? { ...merged.details, commodities: fresh.details.commodities }
    : merged.details;
  const own = [...merged.conflicts, ...locked.map((path) => ({ path, mine: typed.get(path) ?? "", theirs: "" }))];
  const conflicts = new Map(
    [...earlier, ...own].map(({ path, mine: text }) => [path, { path, mine: text, theirs: theirs.get(path) ?? "" }]),
  );
  return {
    cargo: fresh,
    details: setTexts(
      details,
      locked.map((path) => [path, theirs.get(path) ?? ""] as const),
    ),
    conflicts: [...conflicts.values()].filter((one) => one.mine !== one.theirs),
  };
};
