import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { toastsMachine } from "#flows/toasts/machine.ts";
import { isPaused, isSameToasts, selectToasts } from "#flows/toasts/view.ts";

const opened = () => {
  const clock = new SimulatedClock();
  const actor = createActor(toastsMachine, { clock }).start();
  const say = (message: string) => actor.send({ type: "toast.requested", tone: "critical", message });
  /* Millisecond by millisecond: a delay that starts inside a jump of the clock would start at the jump's end. */
  const pass = (milliseconds: number) => {
    for (let step = 0; step < milliseconds; step += 1) clock.increment(1);
  };
  const phases = () => selectToasts(actor.getSnapshot()).map(({ message, phase }) => `${message} ${phase}`);
  return { actor, pass, phases, say };
};

describe("toasts", () => {
  it("stay 4000 ms and take 300 ms to leave", () => {
    const { actor, pass, phases, say } = opened();
    say("one");
    expect(actor.getSnapshot().context).toEqual({
      shown: [
        { id: "toast-1", tone: "critical", message: "one", form: null, problems: [], phase: "shown", left: 4000 },
      ],
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

  it("pause while they are hovered or focused, and continue with the remaining time", () => {
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

  it("show three at once and queue the fourth", () => {
    const { actor, pass, phases, say } = opened();
    for (const message of ["one", "two", "three", "four"]) say(message);
    expect(phases()).toEqual(["one shown", "two shown", "three shown"]);
    actor.send({ type: "toast.dismissed", id: "toast-2" });
    pass(300);
    expect(phases()).toEqual(["one shown", "three shown", "four shown"]);
    expect(actor.getSnapshot().context.shown.map(({ left }) => left)).toEqual([3700, 3700, 4000]);
  });

  it("restart a toast with the same text instead of adding one", () => {
    const { actor, pass, phases, say } = opened();
    say("one");
    pass(2000);
    say("one");
    expect(phases()).toEqual(["one shown"]);
    expect(actor.getSnapshot().context.shown[0]?.id).toBe("toast-2");
    pass(3999);
    expect(phases()).toEqual(["one shown"]);
  });

  const name = { field: "firstName", message: "First name is required." };
  const phone = { field: "phoneNumber", message: "Phone number is required." };
  const pin = { field: "pinCode", message: "PIN code is required." };
  const country = { field: "country", message: "Country is required." };

  it("show one toast for each of up to three problems of a form, and remove it once its field is fixed", () => {
    const { actor, pass, phases } = opened();
    actor.send({ type: "form.refused", form: "sign-up", problems: [name, phone] });
    expect(phases()).toEqual(["First name is required. shown", "Phone number is required. shown"]);
    actor.send({ type: "form.changed", form: "tracking", problems: [] });
    actor.send({ type: "form.changed", form: "sign-up", problems: [phone] });
    expect(phases()).toEqual(["First name is required. leaving", "Phone number is required. shown"]);
    pass(300);
    expect(phases()).toEqual(["Phone number is required. shown"]);
  });

  it("list more than three problems in one toast that shrinks with each fixed field", () => {
    const { actor, pass, phases } = opened();
    actor.send({ type: "form.refused", form: "sign-up", problems: [name, phone, pin, country] });
    expect(actor.getSnapshot().context.shown).toEqual([
      {
        id: "toast-1",
        tone: "critical",
        message: "4 fields need attention",
        form: "sign-up",
        problems: [name, phone, pin, country],
        phase: "shown",
        left: 12_000,
      },
    ]);
    actor.send({ type: "form.changed", form: "sign-up", problems: [phone] });
    expect(phases()).toEqual(["1 field needs attention shown"]);
    pass(12_000);
    expect(phases()).toEqual(["1 field needs attention leaving"]);
  });

  it("replace the toasts of an earlier submission of the same form", () => {
    const { actor, phases } = opened();
    actor.send({ type: "form.refused", form: "sign-up", problems: [name, phone, pin, country] });
    actor.send({ type: "form.refused", form: "sign-up", problems: [pin] });
    expect(phases()).toEqual(["PIN code is required. shown"]);
    actor.send({ type: "form.refused", form: "sign-up", problems: [] });
    expect(phases()).toEqual([]);
  });

  it("render only when one is added, changes its phase or is removed", () => {
    const { actor, pass, say } = opened();
    say("one");
    const before = selectToasts(actor.getSnapshot());
    pass(100);
    expect(isSameToasts(before, selectToasts(actor.getSnapshot()))).toBe(true);
    pass(3900);
    expect(isSameToasts(before, selectToasts(actor.getSnapshot()))).toBe(false);
  });
});
