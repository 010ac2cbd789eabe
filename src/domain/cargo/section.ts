import type { FieldPath } from "./details.ts";
import { isLockedStatus, type PartState, type PartStatus } from "./submission.ts";

const CARGO_SECTIONS = ["cargo", "parties", "pick-up", "containers"] as const;

/** A group of fields on the screen. Cargo and parties are sent together. */
export type CargoSection = (typeof CARGO_SECTIONS)[number];

export interface SectionState {
  readonly section: CargoSection;
  readonly status: PartStatus;
  /** How many texts are missing or wrong. */
  readonly missing: number;
  /** Of `of` parts this many are sent or accepted; 1 except for containers. */
  readonly sent: number;
  readonly of: number;
}

export const toSection = (path: FieldPath): CargoSection => {
  const [group, , field] = path.split(".");
  if (group === "pickUp") return "pick-up";
  if (group === "documentParties") return "parties";
  return group === "requestedEquipments" && field !== "cargoGrossWeight" ? "containers" : "cargo";
};

/* From the least to the most that is done: a section is as far as its last part. */
const ORDER: readonly PartStatus[] = ["returned", "missing", "complete", "sent", "accepted"];

const SUBJECTS = {
  cargo: "shipping-instruction",
  parties: "shipping-instruction",
  "pick-up": "pick-up",
  containers: "vgm",
} as const;

const isSent = ({ status }: PartState): boolean => isLockedStatus(status);

/** What need not be sent any more: its deadline is done otherwise, or the vessel has sailed. */
export interface SettledCargo {
  readonly documents: boolean;
  readonly vgm: boolean;
  readonly hasSailed: boolean;
}

/** Whether nothing has to be sent of a section any more, although it was not sent here; never of one that the desk returned. */
export const isSettled = (
  { section, status }: Pick<SectionState, "section" | "status">,
  { documents, vgm, hasSailed }: SettledCargo,
): boolean => {
  if (isLockedStatus(status) || status === "returned") return false;
  if (SUBJECTS[section] === "pick-up") return hasSailed;
  return hasSailed || (SUBJECTS[section] === "vgm" ? vgm : documents);
};

/** One state for each section that a booking has. */
export const summariseSections = (parts: readonly PartState[]): readonly SectionState[] =>
  CARGO_SECTIONS.flatMap((section) => {
    const own = parts.filter(({ subject }) => subject === SUBJECTS[section]);
    if (own.length === 0) return [];
    const missing = own
      .filter((part) => !isSent(part))
      .flatMap(({ problems }) => problems)
      .filter(({ path }) => toSection(path) === section).length;
    const toStatus = (part: PartState): PartStatus =>
      part.status === "missing" && missing === 0 ? "complete" : part.status;
    const status = ORDER.find((one) => own.some((part) => toStatus(part) === one)) ?? "missing";
    return [{ section, status, missing, sent: own.filter(isSent).length, of: own.length }];
  });
