import { okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { referenceFlow, referenceView } from "#flows/bookings/reference.ts";
import { startAppServices } from "#flows/services.ts";
import type { BookingsPort } from "#ports/api.ts";
import { portsWith, settled } from "#tests/support/flows.ts";
import { givenPorts } from "#tests/support/given-ports.ts";

it.each([
  [" PO 2 ", "PO 2"],
  [" ", null],
])("saves the reference %j as %j", async (typed, stored) => {
  const setReference = vi.fn<BookingsPort["setReference"]>(({ reference }) => okAsync(reference));
  const ports = portsWith({ bookings: { ...givenPorts({}).bookings, setReference } });
  const actor = createActor(referenceFlow(startAppServices(ports))).start();
  actor.send({ type: "form.opened", changes: { id: "b-1" } });
  expect(referenceView(actor.getSnapshot())).toEqual({ id: "b-1", isSaving: false, failure: null });
  actor.send({ type: "form.submitted", changes: { reference: typed } });
  expect(referenceView(actor.getSnapshot())).toEqual({ id: "b-1", isSaving: true, failure: null });
  await settled();
  expect(referenceView(actor.getSnapshot())).toBeNull();
  expect(setReference.mock.calls.map(([sent]) => sent)).toEqual([{ id: "b-1", reference: stored }]);
  expect(actor.getSnapshot().context.sent).toEqual({ id: "b-1", reference: stored });
});
