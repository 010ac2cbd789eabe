import type { SnapshotFrom } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import type { Approval, Company } from "#domain/companies";
import type { BookedSailing } from "#domain/rates";
import type { BookingReceipt } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { type Remedy, findRemedy } from "./remedy.ts";
import type { BookingMachine } from "./machine.ts";

export type { BookingReceipt } from "#ports/api.ts";

export type BookingView =
  | { readonly kind: "confirming-repeat"; readonly rate: BookableOffer; readonly earlier: BookedSailing }
  | { readonly kind: "confirming"; readonly rate: BookableOffer; readonly company: Company | null }
  | { readonly kind: "sending"; readonly rate: BookableOffer; readonly company: Company | null }
  | {
      readonly kind: "booked";
      readonly rate: BookableOffer;
      readonly receipt: BookingReceipt;
      readonly reference: string | null;
      readonly document: "fetching" | "saved" | "missing";
    }
  | { readonly kind: "asking-approval"; readonly rate: BookableOffer }
  | { readonly kind: "approval-asked"; readonly rate: BookableOffer; readonly approval: Approval }
  | {
      readonly kind: "failed";
      readonly rate: BookableOffer;
      readonly failure: Failure;
      readonly remedy: Remedy;
      readonly attempted: "booking" | "approval";
    }
  | { readonly kind: "closed" };

type BookingSnapshot = SnapshotFrom<BookingMachine>;

const documentState = (snapshot: BookingSnapshot): "fetching" | "saved" | "missing" => {
  if (snapshot.matches({ booked: "documentSaved" })) return "saved";
  return snapshot.matches({ booked: "documentMissing" }) ? "missing" : "fetching";
};

export const bookingView = (snapshot: BookingSnapshot): BookingView => {
  const { rate, receipt, failure, attempted, approval, company, earlier = null, reference = null } = snapshot.context;
  if (snapshot.matches("confirmingRepeat") && earlier !== null) return { kind: "confirming-repeat", rate, earlier };
  if (snapshot.matches("confirming")) return { kind: "confirming", rate, company };
  if (snapshot.matches("sending")) return { kind: "sending", rate, company };
  if (snapshot.matches("booked") && receipt !== null) {
    return { kind: "booked", rate, receipt, reference, document: documentState(snapshot) };
  }
  if (snapshot.matches("askingApproval")) return { kind: "asking-approval", rate };
  if (snapshot.matches("approvalAsked") && approval !== null) return { kind: "approval-asked", rate, approval };
  if (snapshot.matches("failed") && failure !== null) {
    return { kind: "failed", rate, failure, remedy: findRemedy(failure), attempted };
  }
  return { kind: "closed" };
};
