import { okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { composeDesk } from "#desk/compose.ts";
import { createMarginTrial, marginTrialView } from "#desk/flows/margins.ts";
import type { MarginExplanation, MarginsPort } from "#desk/ports/index.ts";
import { settled } from "#tests/support/flows.ts";

const usd = (minor: number) => ({ currency: "USD", minor });
const EXPLANATION: MarginExplanation = {
  buying: usd(120_000),
  selling: usd(132_000),
  rule: "M-01",
  fee: null,
  floor: null,
  raisedBy: usd(0),
  total: usd(132_000),
  margin: usd(12_000),
  exchangeDate: null,
  unused: [],
};

const withMargins = (margins: Partial<MarginsPort>) => {
  const { ports, ...rest } = composeDesk("http://127.0.0.1");
  return { ...rest, ports: { ...ports, margins: { ...ports.margins, ...margins } } };
};

it("shows the explanation of a price until a field differs from what was tried", async () => {
  const explain = vi.fn<MarginsPort["explain"]>().mockReturnValue(okAsync(EXPLANATION));
  const form = createActor(createMarginTrial(withMargins({ explain }))).start();
  const view = () => marginTrialView(form.getSnapshot());
  form.send({ type: "form.submitted", changes: { from: "INNSA", to: "NLRTM", amount: "1200" } });
  await settled();
  expect(view().explanation).toEqual(EXPLANATION);
  form.send({ type: "form.changed", changes: { size: "20GP" } });
  expect(view().explanation).toBeNull();
  form.send({ type: "form.changed", changes: { size: "40HC" } });
  expect(view().explanation).toEqual(EXPLANATION);
});
