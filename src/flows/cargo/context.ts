import { assertNever } from "#domain/assert-never.ts";
import {
  addCommodity,
  assessParts,
  type CargoDetails,
  type CargoPart,
  copyDetails,
  isSamePart,
  type Party,
  type PartyRole,
  type PartState,
  removeCommodity,
  setTexts,
} from "#domain/cargo";
import type { BookingCargo, CargoSave, CargoSending } from "#ports/booking-cargo.ts";
import type { CargoDraft } from "./draft.ts";
import { isSameView } from "../kit/same-view.ts";
import { mergeCargo } from "./merge-cargo.ts";
import type { CargoChange, CargoContext } from "./types.ts";

export const NO_PART: CargoPart = { subject: "pick-up", container: 0 };

export const isDirty = ({ cargo, details }: CargoContext): boolean =>
  cargo !== null && details !== null && !isSameView(cargo.details, details);

const findPart = ({ cargo, details }: CargoContext, part: CargoPart): PartState | null =>
  cargo === null || details === null
    ? null
    : (assessParts(details, cargo.scope, cargo.submissions).find((one) => isSamePart(one, part)) ?? null);

export const findObstacle = (context: CargoContext, part: CargoPart): string | null =>
  context.conflicts[0]?.path ?? findPart(context, part)?.problems[0]?.path ?? null;

export const toSave = ({ cargo, details }: CargoContext): Omit<CargoSave, "booking"> | null =>
  cargo === null || details === null ? null : { version: cargo.version, details };

const fillParty = (details: CargoDetails, role: PartyRole, party: Party): CargoDetails => ({
  ...details,
  documentParties: { ...details.documentParties, [role]: party },
});

export const toDraft = (context: CargoContext): CargoDraft | null => {
  const { cargo, details, conflicts } = context;
  if (cargo === null || details === null || (!isDirty(context) && conflicts.length === 0)) return null;
  return { base: cargo.details, details, conflicts };
};

type Resolution = Extract<CargoChange, { readonly type: "conflict.resolved" }>;

const resolveConflict = (details: CargoDetails, conflicts: CargoContext["conflicts"], { path, choice }: Resolution) => {
  const conflict = conflicts.find((one) => one.path === path);
  return {
    conflicts: conflicts.filter((one) => one !== conflict),
    details: conflict === undefined || choice === "theirs" ? details : setTexts(details, [[path, conflict.mine]]),
  };
};

/** The context after something was typed, copied or chosen. */
export const applyChange = (
  { cargo, details, conflicts }: CargoContext,
  change: CargoChange,
): Partial<Pick<CargoContext, "details" | "conflicts">> => {
  if (details === null) return {};
  switch (change.type) {
    case "text.typed":
      return { details: setTexts(details, [[change.path, change.text]]) };
    case "commodity.added":
      return { details: addCommodity(details) };
    case "commodity.removed":
      return { details: removeCommodity(details, change.position) };
    case "consignee.copied":
      return { details: fillParty(details, "notifyParty", details.documentParties.consignee) };
    case "earlier.copied":
      return cargo?.earlier === undefined ? {} : { details: copyDetails(cargo.earlier.details, cargo.scope) };
    case "party.filled":
      return { details: fillParty(details, change.role, change.party) };
    case "conflict.resolved":
      return resolveConflict(details, conflicts, change);
    default:
      return assertNever(change);
  }
};

/** Takes what the server has now, without losing what was typed meanwhile or before. */
export const takeFresh = (context: CargoContext, fresh: BookingCargo | null) => {
  if (fresh === null) return {};
  const { cargo, details, draft, conflicts, sent } = context;
  /* An answer that was lost: the server has what this form has sent. */
  const base = sent !== null && isSameView(sent, fresh.details) ? sent : (cargo?.details ?? null);
  const typed = draft ?? (base === null || details === null ? null : { base, details, conflicts });
  const merged = typed === null ? { cargo: fresh, details: fresh.details, conflicts } : mergeCargo(fresh, typed);
  return { ...merged, draft: null };
};

export const toSending = ({ cargo, sending }: CargoContext): Omit<CargoSending, "booking"> => ({
  version: cargo?.version ?? 0,
  ...(sending ?? NO_PART),
});
