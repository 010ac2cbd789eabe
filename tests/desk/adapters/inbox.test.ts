import { expect, it } from "vitest";
import { composeDesk } from "#desk/compose.ts";
import { describeItem } from "#desk/screens/inbox/titles.ts";
import { json, localServer } from "#tests/adapters/support/local-server.ts";

const ITEM = {
  id: "019ab6e0",
  kind: "demurrage-ends",
  number: "QTN-2026-000013",
  values: {},
  link: "container",
  lane: { from: { name: "Chennai", code: "INMAA" }, to: { name: "Felixstowe", code: "GBFXT" } },
  containers: [{ equipment: "40HC", quantity: 1 }],
  carrier: "Monsoon Line",
  vessel: null,
  voyage: null,
  departure: null,
  arrival: null,
  reference: null,
  customer: null,
  openedAt: "2026-11-20T12:12:00.000Z",
  dueAt: null,
  dueState: "in-time",
  assignee: null,
  isMarkable: true,
  answeredAt: null,
  answeredBy: null,
  newsAt: null,
  revision: 2,
};
const NO_COUNTS = { total: 1, mine: 0, unassigned: 1, overdue: 0, dueToday: 0, people: [] };
const QUERY = { kind: null, assignee: null, person: null, due: null, search: null, order: "oldest" } as const;

/* A page that was loaded before the server was upgraded. */
const against = async (result: readonly unknown[]) => {
  const server = await localServer(json({ status: true, code: 2000, message: "OK", result, next: null }));
  return { server, inbox: composeDesk(server.origin).ports.inbox, signal: new AbortController().signal };
};

it("shows an item of a kind that it does not know as a plain one, without its link", async () => {
  const { server, inbox, signal } = await against([ITEM]);
  const page = (await inbox.list(QUERY, { after: null, limit: 50, isBackground: false }, signal))._unsafeUnwrap();
  await server.close();
  expect(page.items).toEqual([{ ...ITEM, kind: "other", link: null }]);
  expect(page.items.map(describeItem)).toEqual([
    {
      kind: "Other",
      title: "Chennai to Felixstowe, 1\u00a0×\u00a040HC",
      detail: "QTN-2026-000013, Monsoon Line",
    },
  ]);
});

it("leaves out counts and filters of kinds that it does not know", async () => {
  const booking = { kind: "booking", count: 1 };
  const counted = await against([{ ...NO_COUNTS, kinds: [booking, { kind: "demurrage-ends", count: 2 }] }]);
  const counts = (await counted.inbox.count(false, counted.signal))._unsafeUnwrap();
  await counted.server.close();
  expect(counts).toEqual({ ...NO_COUNTS, kinds: [booking] });
  const own = { id: "f1", name: "Mine", query: QUERY, count: 0 };
  const filtered = await against([own, { ...own, id: "f2", query: { ...QUERY, kind: "demurrage-ends" } }]);
  const filters = (await filtered.inbox.listFilters(filtered.signal))._unsafeUnwrap();
  await filtered.server.close();
  expect(filters).toEqual([own]);
});
