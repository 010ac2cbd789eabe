import { err, type Result } from "neverthrow";
import { formatPart, toPart } from "#domain/cargo";
import type { Feature } from "#server/platform/feature.ts";
import { answer, authenticatedRoute } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { findOwnQuotation } from "../bookings/index.ts";
import { type ChangeProblem, saveCargo, sendPart } from "./change-cargo.ts";
import { presentCargo, presentEarlier } from "./presenter.ts";
import { findEarlierCargo, loadCargo, type StoredCargo } from "./store.ts";

const NO_BOOKING: Refusal = { kind: "not-found", message: "This booking was not found." };

const toRefusal = (problem: ChangeProblem): Refusal => {
  switch (problem.kind) {
    case "outdated":
      return { kind: "conflict", message: "These details were changed elsewhere meanwhile. Please read them again." };
    case "cancelled":
      return { kind: "conflict", message: "This booking is cancelled. Nothing can be sent." };
    case "unknown-part":
      return {
        kind: "fields",
        message: "Please check the marked fields.",
        fields: [{ field: "container", message: "This booking has no such container." }],
      };
    case "locked": {
      const names = [...new Set(problem.paths.map((path) => formatPart(toPart(path))))];
      return {
        kind: "conflict",
        message: `Sent already and locked: ${names.join(", ")}. Request a change of details.`,
      };
    }
    case "incomplete":
      return {
        kind: "fields",
        message: "Please complete the marked fields.",
        fields: problem.problems.map(({ path, message }) => ({ field: path, message })),
      };
  }
};

const toAnswer = (changed: Result<StoredCargo, ChangeProblem>) =>
  changed.mapErr(toRefusal).andThen((cargo) => answer([presentCargo(cargo)]));

/** Cargo, parties, VGM and pick-up of bookings: saved as they are typed, sent part by part. */
export const cargoFeature: Feature = (deps) => {
  const { database, clock } = deps;
  const { db } = database;
  return [
    authenticatedRoute("getCargo", async ({ path }, { companyId: accountId }) => {
      const quotation = await findOwnQuotation(db, accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      const stored = await loadCargo(db, quotation);
      if (stored.version > 0) return answer([presentCargo(stored)]);
      return answer([{ ...presentCargo(stored), earlier: presentEarlier(await findEarlierCargo(db, quotation)) }]);
    }),
    authenticatedRoute("saveCargo", async ({ path, body }, { companyId: accountId }) => {
      const quotation = await findOwnQuotation(db, accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      return toAnswer(
        await db.transaction().execute((transaction) => saveCargo(transaction, quotation, body, clock())),
      );
    }),
    authenticatedRoute("sendCargo", async ({ path, body }, { companyId: accountId }) => {
      const quotation = await findOwnQuotation(db, accountId, path.id);
      if (quotation === null) return err(NO_BOOKING);
      return toAnswer(await db.transaction().execute((transaction) => sendPart(transaction, deps, quotation, body)));
    }),
  ];
};
