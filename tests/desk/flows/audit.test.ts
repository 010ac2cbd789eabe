import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import {
  auditFilter,
  auditView,
  createAuditPage,
  EMPTY_FILTER,
  readFilter,
  toNewer,
  toOlder,
} from "#desk/flows/audit.ts";
import type { AuditEntry, AuditPort } from "#desk/ports/index.ts";
import { publicRequestActor } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const entry = (id: string): AuditEntry => ({
  id,
  at: "2026-11-23T04:14:51.000Z",
  actor: { kind: "staff", role: "desk", name: "Ravi Pillai" },
  action: "booking.number-corrected",
  subject: { kind: "booking", id: "QTN-2026-000014", name: null },
  company: null,
  before: { number: "NRV 8204471" },
  after: { number: "NRV 8204417" },
  reason: null,
  from: null,
  position: 1,
  hash: "c1e904ab",
});
const REFUSED: Failure = {
  kind: "refused",
  reason: "invalid-fields",
  message: "There is no such action.",
  fields: [{ field: "action", message: "There is no such action." }],
};

const open = (list: AuditPort["list"]) => {
  const audit = { list, download: () => errAsync(REFUSED), checkChain: () => errAsync(REFUSED) };
  const services = { ports: { audit }, requestActor: publicRequestActor };
  return createActor(createAuditPage(services, { ...EMPTY_FILTER, person: "Ravi" })).start();
};

it("reads a filter from an address and ignores other parameters", () => {
  expect(readFilter(new URLSearchParams("subject=QTN-2026-000014&action=booking&x=1"))).toEqual({
    ...EMPTY_FILTER,
    subject: "QTN-2026-000014",
    action: "booking",
  });
});

it("goes to older and newer pages, and begins again with another filter", async () => {
  const list = vi
    .fn<AuditPort["list"]>()
    .mockImplementation((_filter, before) =>
      okAsync(before === null ? { entries: [entry("e-2")], next: "e-2" } : { entries: [entry("e-1")], next: null }),
    );
  const actor = open(list);
  await settled();
  expect(auditView(actor.getSnapshot())).toMatchObject({
    kind: "shown",
    entries: [{ id: "e-2" }],
    hasOlder: true,
    hasNewer: false,
  });

  actor.send({ type: "query.changed", query: toOlder(actor.getSnapshot()) });
  await settled();
  expect(auditView(actor.getSnapshot())).toMatchObject({ entries: [{ id: "e-1" }], hasOlder: false, hasNewer: true });
  expect(toOlder(actor.getSnapshot())).toEqual({ filter: { ...EMPTY_FILTER, person: "Ravi" }, cursors: ["e-2"] });

  actor.send({ type: "query.changed", query: toNewer(actor.getSnapshot()) });
  await settled();
  expect(auditView(actor.getSnapshot())).toMatchObject({ entries: [{ id: "e-2" }], hasNewer: false });

  actor.send({ type: "query.changed", query: { filter: EMPTY_FILTER, cursors: [] } });
  await settled();
  expect(auditFilter(actor.getSnapshot())).toEqual(EMPTY_FILTER);
  expect(list.mock.calls.map(([{ person }, before]) => [person, before])).toEqual([
    ["Ravi", null],
    ["Ravi", "e-2"],
    ["Ravi", null],
    ["", null],
  ]);
});

it("shows why a filter is refused", async () => {
  const actor = open(() => errAsync(REFUSED));
  await settled();
  expect(auditView(actor.getSnapshot())).toEqual({ kind: "failed", failure: REFUSED });
});
