import { MatchersV3 } from "@pact-foundation/pact";
import type { AuditFilter } from "#desk/ports/index.ts";
import { filled } from "../consumer/kit.ts";
import { asAdmin, type DeskInteraction, done, refusedFields } from "./kit.ts";

const { like } = MatchersV3;

const NOTHING: AuditFilter = { person: "", company: "", subject: "", action: "", from: "", to: "" };
const MOMENT = "2026-11-23T05:10:00.000Z";
const NO_ACTION = refusedFields("There is no such action.", [{ field: "action", message: "There is no such action." }]);

/** The audit trail. */
export const AUDIT_INTERACTIONS: readonly DeskInteraction[] = [
  {
    title: "changes of a margin rule",
    states: { ...asAdmin, "a margin rule was ended": { id: "M-02" } },
    request: { method: "GET", path: "/audit", query: { subject: "M-02", action: "margin.ended" } },
    response: done([
      {
        entries: [
          {
            id: filled("entry-1"),
            at: filled(MOMENT),
            actor: { kind: "job", role: null, name: null },
            action: "margin.ended",
            subject: { kind: "margin", id: "M-02", name: null },
            company: null,
            before: like({ margin: "USD 120.00" }),
            after: null,
            reason: null,
            from: filled("contract"),
            position: null,
            hash: null,
          },
        ],
        next: null,
      },
    ]),
    send: ({ audit }, signal) => audit.list({ ...NOTHING, subject: "M-02", action: "margin.ended" }, null, signal),
    outcome: {
      value: {
        entries: [
          {
            id: "entry-1",
            at: MOMENT,
            actor: { kind: "job", role: null, name: null },
            action: "margin.ended",
            subject: { kind: "margin", id: "M-02", name: null },
            company: null,
            before: { margin: "USD 120.00" },
            after: null,
            reason: null,
            from: "contract",
            position: null,
            hash: null,
          },
        ],
        next: null,
      },
    },
  },
  {
    title: "a file of changes by an action that does not exist",
    states: asAdmin,
    request: { method: "GET", path: "/audit/export", query: { action: "booking.eaten", format: "csv" } },
    ...NO_ACTION,
    send: ({ audit }, signal) =>
      audit.download({ filter: { ...NOTHING, action: "booking.eaten" }, format: "csv" }, signal),
  },
  {
    title: "a check of the chain of changes",
    states: asAdmin,
    request: { method: "POST", path: "/audit/chain" },
    response: done([{ entries: like(3), problem: null }]),
    send: ({ audit }, signal) => audit.checkChain(signal),
    outcome: { value: { entries: 3, problem: null } },
  },
];
