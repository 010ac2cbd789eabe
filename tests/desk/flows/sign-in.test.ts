import { errAsync, okAsync } from "neverthrow";
import { expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { createSignInFlow, signInView } from "#desk/flows/sign-in.ts";
import type { DeskSession, PasskeyPort, SessionPort } from "#desk/ports/index.ts";
import type { Failure, Refusal } from "#ports/failure.ts";
import { settled } from "#tests/support/flows.ts";

const EMAIL = "ravi.pillai@keelson.example";
const TYPED = { email: EMAIL, password: "correct horse battery" };
const RAVI: DeskSession = {
  id: "staff-1",
  email: EMAIL,
  name: "Ravi Pillai",
  role: "desk",
  actions: ["use-desk"],
  idleMinutes: 30,
  recoveryCodesLeft: 7,
};
const refused = (reason: Refusal, message: string): Failure => ({ kind: "refused", reason, message, fields: [] });
const WRONG_PASSWORD = refused("other", "The email address or the password is not right.");
const WRONG_CODE = refused("invalid-fields", "That code is not right. 4 tries left.");
const TOO_LONG = refused("offer-gone", "This sign-in took too long. Please enter your password again.");

const open = (answers: Partial<SessionPort> & Partial<Pick<PasskeyPort, "signIn">> = {}) => {
  const begin = vi.fn<(session: DeskSession) => void>();
  const checkPassword = vi
    .fn<SessionPort["checkPassword"]>()
    .mockReturnValue(okAsync({ challenge: "challenge-1", recoveryCodesLeft: 7 }));
  const sendCode = vi.fn<SessionPort["sendCode"]>().mockReturnValue(okAsync(RAVI));
  const { signIn = () => okAsync(RAVI), ...session } = answers;
  const actor = createActor(createSignInFlow({ checkPassword, sendCode, ...session }, { signIn }, begin)).start();
  return { actor, begin, sendCode, view: () => signInView(actor.getSnapshot()) };
};

it("asks for the code after a right password, which it forgets, and begins the session with a right code", async () => {
  const { actor, begin, sendCode, view } = open();
  actor.send({ type: "password.submitted", typed: TYPED });
  expect(view()).toMatchObject({ step: "password", isBusy: true });
  await settled();
  expect(view()).toEqual({
    step: "code",
    isBusy: false,
    isUsingPasskey: false,
    email: EMAIL,
    isRecovery: false,
    recoveryCodesLeft: 7,
    failure: null,
    refusals: 0,
  });
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(TYPED.password);
  actor.send({ type: "code.submitted", code: "417305" });
  await settled();
  expect(sendCode.mock.calls[0]?.[0]).toEqual({ challenge: "challenge-1", code: "417305", isRecovery: false });
  expect(begin.mock.calls).toEqual([[RAVI]]);
});

it("stays at the password with the server's sentence", async () => {
  const { actor, view } = open({ checkPassword: () => errAsync(WRONG_PASSWORD) });
  actor.send({ type: "password.submitted", typed: TYPED });
  await settled();
  expect(view()).toMatchObject({ step: "password", isBusy: false, email: EMAIL, failure: WRONG_PASSWORD });
});

it("stays at the code with the tries that are left, and counts refusals so that the field begins empty", async () => {
  const { actor, begin, view } = open({ sendCode: () => errAsync(WRONG_CODE) });
  actor.send({ type: "password.submitted", typed: TYPED });
  await settled();
  actor.send({ type: "code.submitted", code: "000000" });
  await settled();
  expect(view()).toMatchObject({ step: "code", isBusy: false, failure: WRONG_CODE, refusals: 1 });
  expect(begin).not.toHaveBeenCalled();
});

it("leads back to the password when the sign-in took too long", async () => {
  const { actor, view } = open({ sendCode: () => errAsync(TOO_LONG) });
  actor.send({ type: "password.submitted", typed: TYPED });
  await settled();
  actor.send({ type: "code.submitted", code: "417305" });
  await settled();
  expect(view()).toMatchObject({ step: "password", failure: TOO_LONG });
});

it("sends a recovery code in place of the code, and begins again on request", async () => {
  const { actor, sendCode, view } = open();
  actor.send({ type: "password.submitted", typed: TYPED });
  await settled();
  actor.send({ type: "recovery.chosen", isRecovery: true });
  expect(view()).toMatchObject({ isRecovery: true });
  actor.send({ type: "start.requested" });
  expect(view()).toMatchObject({ step: "password", email: "", isRecovery: false });
  actor.send({ type: "password.submitted", typed: TYPED });
  await settled();
  actor.send({ type: "recovery.chosen", isRecovery: true });
  actor.send({ type: "code.submitted", code: "K7QM-2XWP-9RTD" });
  await settled();
  expect(sendCode.mock.calls[0]?.[0]).toMatchObject({ code: "K7QM-2XWP-9RTD", isRecovery: true });
});

it("begins the session with a passkey alone", async () => {
  const { actor, begin, view } = open();
  actor.send({ type: "passkey.requested" });
  expect(view()).toMatchObject({ step: "password", isBusy: false, isUsingPasskey: true });
  await settled();
  expect(begin.mock.calls).toEqual([[RAVI]]);
});

it("stays at the password if no passkey was used, and says so", async () => {
  const failure = refused("other", "No passkey was used. Try again, or sign in with your password and a code.");
  const { actor, begin, view } = open({ signIn: () => errAsync(failure) });
  actor.send({ type: "passkey.requested" });
  await settled();
  expect(begin).not.toHaveBeenCalled();
  expect(view()).toMatchObject({ step: "password", isUsingPasskey: false, failure });
  actor.send({ type: "password.submitted", typed: TYPED });
  await settled();
  expect(view()).toMatchObject({ step: "code", failure: null });
});
