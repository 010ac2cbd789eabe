import { expect, it } from "vitest";
import { readInteractions, readPact } from "../../../scripts/verify/contract.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";
import { checkStateValues } from "../../../scripts/verify/state-values.ts";

const [profile] = readInteractions(readPact(), readDocument(), readLevels())
  ._unsafeUnwrap()
  .filter(({ description }) => description === "the profile of a signed-in shipper");
if (profile === undefined) throw new Error("The contract has no profile.");

const ASHA = { firstName: "Asha", lastName: "Menon", email: "asha@menon.example", phone: "+91 98765 43210" };

/** Differences of an answer whose example and states are these. */
const compare = (params: object, example: object, actual: object, state = "a quote is saved") =>
  checkStateValues(
    {
      ...profile,
      states: [{ name: state, params: { ...params } }],
      pact: { ...profile.pact, response: { status: 200, body: { content: example } } },
    },
    { status: 200, headers: {}, body: Buffer.from(JSON.stringify(actual)) },
  ).map(({ path, expected, actual: value }) => `${path}: ${expected}; ${value}`);

it("the values of a state must come back in the answer", () => {
  expect(compare(ASHA, { result: [ASHA] }, { result: [ASHA] })).toEqual([]);
  expect(compare(ASHA, { result: [ASHA] }, { result: [{ ...ASHA, firstName: "Jan" }] })).toEqual([
    '$.result[].firstName: "Asha" as the state names it; "Jan"',
  ]);
});

it("a value that the answer leaves out is left to the contract", () => {
  expect(compare(ASHA, { result: [ASHA] }, { result: [{ lastName: "Menon" }] })).toEqual([]);
});

it("one entry of a list may have the value", () => {
  const lists = (...names: readonly string[]) => ({ result: names.map((providerName) => ({ providerName })) });
  const carrier = { providerName: "Pelagia" };
  expect(compare(carrier, lists("Pelagia"), lists("Norrvik Line", "Pelagia"))).toEqual([]);
  expect(compare(carrier, lists("Pelagia"), lists("Norrvik Line", "Amberline"))).toEqual([
    '$.result[].providerName: "Pelagia" as the state names it; "Norrvik Line"',
  ]);
});

it.each([
  ["an instant in another form", { at: "2026-11-19T09:00:00Z" }, { at: "2026-11-19T09:00:00.000Z" }],
  ["another name of a time zone", { timeZone: "Asia/Kolkata" }, { timeZone: "Asia/Calcutta" }],
  ["a token that the server makes", { token: "pact-token" }, { token: "another" }],
  ["a short text", { code: "IN" }, { code: "NL" }],
  ["an amount that is sent as text", { basicOceanFreightRate: 980 }, { basicOceanFreightRate: "980.00" }],
])("%s is the same", (_, params, actual) => {
  expect(compare(params, params, actual)).toEqual([]);
});

it("an amount that is sent as text must be that of the state", () => {
  const wanted = { basicOceanFreightRate: 980 };
  expect(compare(wanted, { basicOceanFreightRate: "980" }, { basicOceanFreightRate: "975" })).toEqual([
    '$.basicOceanFreightRate: "980" as the state names it; "975"',
  ]);
});

it("numbers and days count under their own name", () => {
  const example = { amount: 150, count: 150, from: "2026-11-20", till: "2026-11-20" };
  expect(
    compare({ amount: 150, from: "2026-11-20" }, example, { amount: 1, count: 1, from: "2026-11-21", till: "x" }),
  ).toEqual(["$.amount: 150 as the state names it; 1", '$.from: "2026-11-20" as the state names it; "2026-11-21"']);
});

it("the clock is no data", () => {
  expect(compare({ date: "2026-11-20" }, { date: "2026-11-20" }, { date: "2026-11-18" }, "today is")).toEqual([]);
});
