import {
  assessParts,
  type CargoDetails,
  type CargoPart,
  copyDetails,
  isSamePart,
  type Party,
  type PartyRole,
  type PartState,
  setTexts,
} from "#domain/cargo";
import type { BookingCargo, CargoSave, CargoSending } from "#ports/booking-cargo.ts";
import type { Failure } from "#ports/failure.ts";
import type { CargoDraft } from "./draft.ts";
import { isSameDetails, mergeCargo } from "./merge-cargo.ts";
import type { CargoContext } from "./types.ts";

export const NO_PART: CargoPart = { subject: "pick-up", container: 0 };

export const NOTHING_TO_SAVE: Failure = { kind: "malformed", issues: ["nothing to save"] };

export const isDirty = ({ cargo, details }: CargoContext): boolean =>
  cargo !== null && details !== null && !isSameDetails(cargo.details, details);

const findPart = ({ cargo, details }: CargoContext, part: CargoPart): PartState | null =>
  cargo === null || details === null
    ? null
    : (assessParts(details, cargo.scope, cargo.submissions).find((one) => isSamePart(one, part)) ?? null);

export const findObstacle = (context: CargoContext, part: CargoPart): string | null =>
  context.conflicts[0]?.path ?? findPart(context, part)?.problems[0]?.path ?? null;

export const toSave = ({ booking, cargo, details }: CargoContext): CargoSave | null =>
  cargo === null || details === null ? null : { booking, version: cargo.version, details };

export const copyConsignee = (details: CargoDetails): CargoDetails => ({
  ...details,
  documentParties: { ...details.documentParties, notifyParty: details.documentParties.consignee },
});

export const copyEarlier = ({ cargo, details }: CargoContext): Pick<CargoContext, "details"> => ({
  details: cargo?.earlier === undefined ? details : copyDetails(cargo.earlier.details, cargo.scope),
});

export const fillParty = (details: CargoDetails, role: PartyRole, party: Party): CargoDetails => ({
  ...details,
  documentParties: { ...details.documentParties, [role]: party },
});

export const toDraft = (context: CargoContext): CargoDraft | null => {
  const { cargo, details, conflicts } = context;
  if (cargo === null || details === null || (!isDirty(context) && conflicts.length === 0)) return null;
  return { base: cargo.details, details, conflicts };
};

export const resolveConflict = ({ details, conflicts }: CargoContext, path: string, choice: "mine" | "theirs") => {
  const conflict = conflicts.find((one) => one.path === path);
  return {
    conflicts: conflicts.filter((one) => one !== conflict),
    details:
      details === null || conflict === undefined || choice === "theirs"
        ? details
        : setTexts(details, [[path, conflict.mine]]),
  };
};

/** Takes what the server has now, without losing what was typed meanwhile or before. */
export const takeFresh = (context: CargoContext, fresh: BookingCargo | null) => {
  if (fresh === null) return {};
  const { cargo, details, draft, conflicts, sent } = context;
  /* An answer that was lost: the server has what this form has sent. */
  const base = sent !== null && isSameDetails(sent, fresh.details) ? sent : (cargo?.details ?? null);
  const typed = draft ?? (base === null || details === null ? null : { base, details, conflicts });
  const merged = typed === null ? { cargo: fresh, details: fresh.details, conflicts } : mergeCargo(fresh, typed);
  return { ...merged, draft: null };
};

export const toSending = ({ booking, cargo, sending }: CargoContext): CargoSending => ({
  booking,
  version: cargo?.version ?? 0,
  ...(sending ?? NO_PART),
});
