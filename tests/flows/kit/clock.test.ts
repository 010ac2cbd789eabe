import { expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { createClock } from "#flows/kit/clock.ts";

it("reads the moment at once and after each interval", () => {
  let now = "2026-11-20T08:15:00.000Z";
  const clock = new SimulatedClock();
  const actor = createActor(createClock({ now: () => now }, 60_000), { clock }).start();
  now = "2026-11-20T08:16:00.000Z";
  clock.increment(59_999);
  expect(actor.getSnapshot().context.now).toBe("2026-11-20T08:15:00.000Z");
  clock.increment(1);
  expect(actor.getSnapshot().context.now).toBe("2026-11-20T08:16:00.000Z");
  now = "2026-11-20T08:17:00.000Z";
  clock.increment(60_000);
  expect(actor.getSnapshot().context.now).toBe("2026-11-20T08:17:00.000Z");
});
