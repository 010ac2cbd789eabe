import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { toastsMachine } from "../../../src/flows/toasts/machine.ts";
import { isPaused, sameToasts, toastsOnShow } from "../../../src/flows/toasts/selectors.ts";

const opened = () => {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  const say = (message: string) => actor.send({ type: "toast.asked", tone: "critical", message });
  /* Millisecond by millisecond: a delay that starts inside a jump of the clock would start at the jump's end. */
  const pass = (milliseconds: number) => {
    for (let step = 0; step < milliseconds; step += 1) clock.increment(1);
  };
  const phases = () => toastsOnShow(actor.getSnapshot()).map(({ message, phase }) => `${message} ${phase}`);
  return { actor, pass, phases, say };
};

describe("toasts", () => {
  it("stay 4000 ms and take 300 ms to leave", () => {
    const { actor, pass, phases, say } = opened();
    say("one");
    expect(actor.getSnapshot().context).toEqual({
      shown: [{ id: "toast-1", tone: "critical", message: "one", phase: "shown", left: 4000 }],
      waiting: [],
      made: 1,
    });
    pass(3999);
    expect(phases()).toEqual(["one shown"]);
    pass(1);
    expect(phases()).toEqual(["one leaving"]);
    pass(299);
    expect(phases()).toEqual(["one leaving"]);
    pass(1);
    expect(phases()).toEqual([]);
    expect(actor.getSnapshot().value).toBe("empty");
  });

  it("wait while somebody reads, and go on with the time that was left", () => {
    const { actor, pass, phases, say } = opened();
    say("one");
    pass(3000);
    actor.send({ type: "reading.began" });
    expect(isPaused(actor.getSnapshot())).toBe(true);
    pass(60_000);
    expect(phases()).toEqual(["one shown"]);
    actor.send({ type: "reading.ended" });
    pass(999);
    expect(phases()).toEqual(["one shown"]);
    pass(1);
    expect(phases()).toEqual(["one leaving"]);
  });

  it("can be dismissed while they are read, without hurrying the others", () => {
    const { actor, pass, phases, say } = opened();
    say("one");
    say("two");
    actor.send({ type: "reading.began" });
    actor.send({ type: "toast.dismissed", id: "toast-1" });
    expect(phases()).toEqual(["one leaving", "two shown"]);
    pass(10_000);
    expect(phases()).toEqual(["two shown"]);
  });

  it("stop waiting when the last one has left under the pointer", () => {
    const { actor, pass, phases, say } = opened();
    say("one");
    actor.send({ type: "reading.began" });
    actor.send({ type: "toast.dismissed", id: "toast-1" });
    pass(300);
    say("two");
    pass(4300);
    expect(phases()).toEqual([]);
  });

  it("show three at once; the fourth waits for a place", () => {
    const { actor, pass, phases, say } = opened();
    for (const message of ["one", "two", "three", "four"]) say(message);
    expect(phases()).toEqual(["one shown", "two shown", "three shown"]);
    actor.send({ type: "toast.dismissed", id: "toast-2" });
    pass(300);
    expect(phases()).toEqual(["one shown", "three shown", "four shown"]);
    expect(actor.getSnapshot().context.shown.map(({ left }) => left)).toEqual([3700, 3700, 4000]);
  });

  it("say the same words anew instead of twice", () => {
    const { actor, pass, phases, say } = opened();
    say("one");
    pass(2000);
    say("one");
    expect(phases()).toEqual(["one shown"]);
    expect(actor.getSnapshot().context.shown[0]?.id).toBe("toast-2");
    pass(3999);
    expect(phases()).toEqual(["one shown"]);
  });

  it("are drawn anew only when one comes, changes its phase or goes", () => {
    const { actor, pass, say } = opened();
    say("one");
    const before = toastsOnShow(actor.getSnapshot());
    pass(100);
    expect(sameToasts(before, toastsOnShow(actor.getSnapshot()))).toBe(true);
    pass(3900);
    expect(sameToasts(before, toastsOnShow(actor.getSnapshot()))).toBe(false);
  });
});
