import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { findProblem } from "#domain/field-problem.ts";
import { startAppServices } from "#flows/services.ts";
import { signupFlow } from "#flows/signup/machine.ts";
import { selectSignup, selectStep, selectPendingRequest } from "#flows/signup/view.ts";
import type { AccountsPort, SignupPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { draftsIn, memoryStore, portsWith, settled } from "#tests/support/flows.ts";

const email = "asha@menon.example";
const filled = {
  firstName: "Asha",
  lastName: " Menon ",
  companyName: "Menon Spices",
  phoneNumber: "+91 98765 43210",
  address: "12 Jew Town Road",
  pinCode: "682001",
  country: "IN",
  password: "kardamom",
  confirmPassword: "kardamom",
  panNumber: "aascs 2460h",
  gstNumber: "27aascs2460h1z0",
};

const refusal = (reason: Extract<Failure, { kind: "refused" }>["reason"], message: string): Failure => ({
  kind: "refused",
  reason,
  message,
  fields: [],
});

const memoryDrafts = (kept: Record<string, string> = {}) => {
  const texts = new Map(Object.entries(kept));
  return { ...draftsIn(texts), texts };
};

type Given = Partial<SignupPort> & {
  readonly signIn?: AccountsPort["signIn"];
  readonly drafts?: ReturnType<typeof memoryDrafts>;
  readonly otpToken?: string | null;
  readonly redirect?: string;
};

const opened = ({
  signIn,
  drafts = memoryDrafts(),
  otpToken = null,
  redirect = "/rate/quote",
  ...calls
}: Given = {}) => {
  const sessionStore = memoryStore({ redirect, otpToken });
  const reloadTo = vi.fn<(path: string) => void>();
  const bare = portsWith({});
  const signup: SignupPort = {
    sendCode: () => okAsync("otp-1"),
    verifyCode: () => okAsync(undefined),
    createAccount: () => okAsync(undefined),
    ...calls,
  };
  const accounts = { ...bare.accounts, signIn: signIn ?? (() => okAsync({ xToken: "t", xApiKey: "k" })) };
  const portal = startAppServices({ ...bare, sessionStore, drafts, navigation: { reloadTo }, signup, accounts });
  const machine = signupFlow(portal);
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  const notices: unknown[] = [];
  actor.on("form.refused", (notice) => notices.push(notice));
  actor.start();
  const now = () => selectSignup(actor.getSnapshot());
  return { actor, clock, drafts, notices, now, reloadTo, sessionStore, step: () => selectStep(actor.getSnapshot()) };
};

type Opened = ReturnType<typeof opened>;

const toCode = async ({ actor }: Opened) => {
  actor.send({ type: "email.typed", email: ` ${email} ` });
  actor.send({ type: "email.submitted" });
  await settled();
};

const toDetails = async (flow: Opened) => {
  await toCode(flow);
  flow.actor.send({ type: "code.typed", code: "482 913" });
  flow.actor.send({ type: "code.submitted" });
  await settled();
};

const create = async (flow: Opened, changes: Partial<typeof filled> = {}) => {
  flow.actor.send({ type: "details.typed", changes: { ...filled, ...changes } });
  flow.actor.send({ type: "account.submitted" });
  await settled();
};

describe("the first step", () => {
  it.each([
    ["", "Email is required."],
    ["asha", "Enter an email address such as name@company.com."],
  ])("does not send %j", (typed, message) => {
    const sendCode = vi.fn<SignupPort["sendCode"]>();
    const { actor, notices, now, step } = opened({ sendCode });
    actor.send({ type: "email.typed", email: typed });
    actor.send({ type: "email.submitted" });
    expect(sendCode).not.toHaveBeenCalled();
    expect(step()).toBe("email");
    expect(now().problems).toEqual([{ field: "email", message }]);
    expect(notices).toEqual([{ type: "form.refused", problems: [{ field: "email", message }] }]);
  });

  it("sends the trimmed address once, and stores the token", async () => {
    const sendCode = vi.fn<SignupPort["sendCode"]>(() => okAsync("otp-9"));
    const flow = opened({ sendCode });
    await toCode(flow);
    expect(sendCode.mock.calls.map(([to]) => to)).toEqual([email]);
    expect(flow.step()).toBe("code");
    expect(flow.now()).toMatchObject({ sentTo: email, otpToken: "otp-9", secondsToWait: 30 });
    expect(flow.sessionStore.otpToken()).toBe("otp-9");
  });

  it("keeps the form if the code could not be sent", async () => {
    const failure: Failure = { kind: "unreachable", cause: "network" };
    const flow = opened({ sendCode: () => errAsync(failure) });
    await toCode(flow);
    expect(flow.step()).toBe("email");
    expect(flow.now()).toMatchObject({ email: ` ${email} `, failure: { attempt: "send-code", failure } });
  });
});

describe("the code", () => {
  it("travels as a number with the token", async () => {
    const verifyCode = vi.fn<SignupPort["verifyCode"]>(() => okAsync(undefined));
    const flow = opened({ verifyCode });
    await toDetails(flow);
    expect(verifyCode.mock.calls.map(([typed]) => typed)).toEqual([{ code: 482_913, otpToken: "otp-1" }]);
    expect(flow.step()).toBe("details");
  });

  it.each(["", "12345", "048291", "abcdef"])("does not cost a try when it cannot be one: %j", async (code) => {
    const verifyCode = vi.fn<SignupPort["verifyCode"]>();
    const flow = opened({ verifyCode });
    await toCode(flow);
    flow.actor.send({ type: "code.typed", code });
    flow.actor.send({ type: "code.submitted" });
    expect(verifyCode).not.toHaveBeenCalled();
    expect(findProblem(flow.now().problems, "code")).toBeDefined();
  });

  it("is wrong at its field, and can be typed again", async () => {
    const flow = opened({ verifyCode: () => errAsync(refusal("invalid-fields", "No.")) });
    await toDetails(flow);
    expect(flow.step()).toBe("code");
    const problems = [{ field: "code", message: "Invalid verification code. Please try again." }];
    expect(flow.now().problems).toEqual(problems);
    expect(flow.notices).toEqual([{ type: "form.refused", problems }]);
    flow.actor.send({ type: "code.typed", code: "482914" });
    expect(flow.now().problems).toEqual([]);
  });

  it("shows why it was refused after too many attempts, keeps the text, and offers another code", async () => {
    const failure = refusal("too-many-requests", "Too many wrong codes. Please wait 9 minutes.");
    const flow = opened({ verifyCode: () => errAsync(failure) });
    await toDetails(flow);
    expect(flow.step()).toBe("code");
    expect(flow.now()).toMatchObject({ code: "482 913", failure: { attempt: "verify-code", failure } });
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.actor.send({ type: "code.requested" });
    await settled();
    expect(flow.now()).toMatchObject({ failure: null, wasSentAgain: true });
  });

  it("shows that it has expired, and offers another after half a minute", async () => {
    const sendCode = vi
      .fn<SignupPort["sendCode"]>()
      .mockReturnValueOnce(okAsync("otp-1"))
      .mockReturnValue(okAsync("otp-2"));
    const failure = refusal("offer-gone", "This code has expired.");
    const flow = opened({ sendCode, verifyCode: () => errAsync(failure) });
    await toDetails(flow);
    expect(flow.now().failure).toEqual({ attempt: "verify-code", failure });
    flow.actor.send({ type: "code.requested" });
    for (let second = 0; second < 29; second += 1) flow.clock.increment(1000);
    expect(flow.now().secondsToWait).toBe(1);
    flow.actor.send({ type: "code.requested" });
    expect(sendCode).toHaveBeenCalledTimes(1);
    flow.clock.increment(1000);
    flow.actor.send({ type: "code.requested" });
    expect(selectPendingRequest(flow.actor.getSnapshot())).toBe("sending");
    await settled();
    expect(flow.now()).toMatchObject({ otpToken: "otp-2", secondsToWait: 30, wasSentAgain: true, code: "" });
  });
});

describe("going back", () => {
  it("to the address keeps everything and requests no second code", async () => {
    const sendCode = vi.fn<SignupPort["sendCode"]>(() => okAsync("otp-1"));
    const flow = opened({ sendCode });
    await toDetails(flow);
    flow.actor.send({ type: "details.typed", changes: filled });
    flow.actor.send({ type: "email.reopened" });
    expect(flow.step()).toBe("email");
    flow.actor.send({ type: "email.submitted" });
    expect(flow.step()).toBe("details");
    expect(flow.now().details).toMatchObject(filled);
    expect(sendCode).toHaveBeenCalledTimes(1);
  });

  it("with another address restarts the verification and keeps the details", async () => {
    const sendCode = vi.fn<SignupPort["sendCode"]>(() => okAsync("otp-1"));
    const flow = opened({ sendCode });
    await toDetails(flow);
    flow.actor.send({ type: "details.typed", changes: filled });
    flow.actor.send({ type: "email.reopened" });
    flow.actor.send({ type: "email.typed", email: "other@menon.example" });
    flow.actor.send({ type: "email.submitted" });
    await settled();
    expect(flow.step()).toBe("code");
    expect(flow.now()).toMatchObject({ sentTo: "other@menon.example", isVerified: false, details: filled });
  });
});

describe("a reload", () => {
  it("continues at the details without password and code", async () => {
    const drafts = memoryDrafts();
    const flow = opened({ drafts });
    await toDetails(flow);
    flow.actor.send({ type: "details.typed", changes: filled });
    flow.actor.send({ type: "details.country", text: "India", id: "IN" });
    expect([...drafts.texts.values()].join("")).not.toContain("kardamom");
    const again = opened({ drafts, otpToken: "otp-1" });
    expect(again.step()).toBe("details");
    expect(again.now()).toMatchObject({
      sentTo: email,
      countryText: "India",
      details: { ...filled, password: "", confirmPassword: "" },
    });
  });

  it("continues at the code", async () => {
    const drafts = memoryDrafts();
    await toCode(opened({ drafts }));
    expect(opened({ drafts, otpToken: "otp-1" }).step()).toBe("code");
  });

  it("restarts without the token and keeps the form", async () => {
    const drafts = memoryDrafts();
    await toDetails(opened({ drafts }));
    const again = opened({ drafts });
    expect(again.step()).toBe("email");
    expect(again.now().email).toBe(` ${email} `);
  });

  it.each(["", "{", "[]", "null", '{"sentTo":7,"isVerified":true}'])("ignores an invalid draft: %s", (junk) => {
    expect(opened({ drafts: memoryDrafts({ signupForm: junk }), otpToken: "otp-1" }).step()).toBe("email");
  });
});

describe("the details", () => {
  it("are sent only if every field is valid, with the messages of the form", async () => {
    const created = vi.fn<SignupPort["createAccount"]>();
    const flow = opened({ createAccount: created });
    await toDetails(flow);
    await create(flow, { password: "abc", confirmPassword: "abd", gstNumber: "" });
    expect(created).not.toHaveBeenCalled();
    expect(flow.now().problems).toEqual([
      { field: "password", message: "Password must be at least 6 characters long" },
      { field: "confirmPassword", message: "Passwords do not match" },
      { field: "gstNumber", message: "GST number is required." },
    ]);
    flow.actor.send({ type: "details.typed", changes: { password: "kardamom" } });
    expect(flow.now().problems).toEqual([{ field: "gstNumber", message: "GST number is required." }]);
  });

  it("require a country selected from the list", async () => {
    const flow = opened();
    await toDetails(flow);
    flow.actor.send({ type: "details.typed", changes: filled });
    flow.actor.send({ type: "details.country", text: "Indi", id: "" });
    flow.actor.send({ type: "account.submitted" });
    expect(flow.now().problems).toEqual([{ field: "country", message: "Please choose a country from the list." }]);
  });

  it("are sent trimmed with both copies for Domestic", async () => {
    const sent = vi.fn<SignupPort["createAccount"]>(() => okAsync(undefined));
    const flow = opened({ createAccount: sent });
    await toDetails(flow);
    const file = { name: "pan.PDF", content: new Blob(["%PDF-1.4"]) };
    flow.actor.send({ type: "details.copy", copy: "panCopy", file });
    await create(flow);
    expect(sent.mock.calls.map(([account]) => account)).toEqual([
      {
        otpToken: "otp-1",
        basicData: { ...filled, lastName: "Menon", panNumber: "AASCS2460H", gstNumber: "27AASCS2460H1Z0", email },
        panCopy: file,
        gstCopy: null,
      },
    ]);
  });

  it("are sent without tax numbers and copies for International, and keep them in the form", async () => {
    const sent = vi.fn<SignupPort["createAccount"]>(() => errAsync({ kind: "unreachable", cause: "timeout" }));
    const flow = opened({ createAccount: sent });
    await toDetails(flow);
    const file = { name: "gst.pdf", content: new Blob(["%PDF-1.4"]) };
    flow.actor.send({ type: "details.copy", copy: "gstCopy", file });
    flow.actor.send({ type: "details.typed", changes: { mode: "International" } });
    await create(flow);
    const { panNumber: _, gstNumber: __, ...common } = filled;
    expect(sent.mock.calls.map(([account]) => account)).toEqual([
      { otpToken: "otp-1", basicData: { ...common, lastName: "Menon", email }, panCopy: null, gstCopy: null },
    ]);
    expect(flow.now()).toMatchObject({ details: filled, copies: { gstCopy: file } });
    expect(flow.now().failure?.attempt).toBe("sign-up");
  });

  it.each([
    ["that is no PDF", { name: "pan.png", content: new Blob(["x"]) }, "Please choose a PDF file."],
    ["that is empty", { name: "pan.pdf", content: new Blob([]) }, "This file is empty."],
    [
      "of 50 MB",
      { name: "pan.pdf", content: new Blob([new Uint8Array(50_000_000)]) },
      "This file is larger than 5 MB.",
    ],
  ])("with a file %s are refused as soon as it is chosen, and not sent", async (_what, file, message) => {
    const create = vi.fn<SignupPort["createAccount"]>();
    const flow = opened({ createAccount: create });
    await toDetails(flow);
    flow.actor.send({ type: "details.copy", copy: "panCopy", file });
    expect(flow.now().problems).toEqual([{ field: "panCopy", message }]);
    flow.actor.send({ type: "details.typed", changes: filled });
    flow.actor.send({ type: "account.submitted" });
    await settled();
    expect(create).not.toHaveBeenCalled();
    expect(flow.now()).toMatchObject({ details: filled, problems: [{ field: "panCopy", message }] });
    flow.actor.send({ type: "details.copy", copy: "panCopy", file: null });
    expect(flow.now().problems).toEqual([]);
  });

  it("show the server's message of each field", async () => {
    const fields = [
      { field: "panCopy", message: "This file is not a PDF." },
      { field: "somethingElse", message: "No." },
    ];
    const flow = opened({
      createAccount: () => errAsync({ kind: "refused", reason: "invalid-fields", message: "x", fields }),
    });
    await toDetails(flow);
    await create(flow);
    expect(flow.step()).toBe("details");
    const problems = [{ field: "panCopy", message: "This file is not a PDF." }];
    expect(flow.now().problems).toEqual(problems);
    expect(flow.notices).toEqual([{ type: "form.refused", problems }]);
  });

  it("return to the address if they come too late, with the form kept and the token removed", async () => {
    const flow = opened({ createAccount: () => errAsync(refusal("offer-gone", "Too late.")) });
    await toDetails(flow);
    await create(flow);
    expect(flow.step()).toBe("email");
    expect(flow.now()).toMatchObject({ otpToken: null, isVerified: false, details: filled });
    expect(flow.sessionStore.otpToken()).toBeNull();
  });

  it("are sent once if the button is pressed several times", async () => {
    const sent = vi.fn<SignupPort["createAccount"]>(() => okAsync(undefined));
    const flow = opened({ createAccount: sent });
    await toDetails(flow);
    flow.actor.send({ type: "details.typed", changes: filled });
    flow.actor.send({ type: "account.submitted" });
    flow.actor.send({ type: "account.submitted" });
    await settled();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe("a new account", () => {
  it("is signed in and led home after two seconds; nothing of the sign-up stays on the device", async () => {
    const signIn = vi.fn<AccountsPort["signIn"]>(() => okAsync({ xToken: "t-1", xApiKey: "k-1" }));
    const flow = opened({ signIn });
    await toDetails(flow);
    await create(flow);
    expect(flow.step()).toBe("created");
    await settled();
    expect(signIn.mock.calls.map(([form]) => form)).toEqual([{ username: email, password: "kardamom" }]);
    expect(flow.sessionStore.credentials()).toEqual({ xToken: "t-1", xApiKey: "k-1" });
    expect([flow.sessionStore.otpToken(), flow.drafts.texts.size]).toEqual([null, 0]);
    flow.clock.increment(1999);
    expect(flow.reloadTo).not.toHaveBeenCalled();
    flow.clock.increment(1);
    expect(flow.reloadTo.mock.calls).toEqual([["/dashboard"]]);
    expect(flow.sessionStore.redirect()).toBeNull();
  });

  it("continues with the search from the landing page", async () => {
    const path = "/rate/search?pol=INNSA,Nhava+Sheva&pod=NLRTM,Rotterdam&load=20GPx1";
    const drafts = memoryDrafts({ quickQuote: `${path}\nNhava Sheva to Rotterdam, 1 × 20GP` });
    const flow = opened({ drafts, redirect: path });
    await toDetails(flow);
    await create(flow);
    await settled();
    flow.clock.increment(2000);
    expect(flow.reloadTo.mock.calls).toEqual([[path]]);
    expect(flow.sessionStore.redirect()).toBeNull();
  });

  it("opens the dashboard even if the sign-in fails", async () => {
    const flow = opened({ signIn: () => errAsync({ kind: "unreachable", cause: "network" }) });
    await toDetails(flow);
    await create(flow);
    await settled();
    flow.clock.increment(2000);
    expect(flow.reloadTo.mock.calls).toEqual([["/dashboard"]]);
    expect(flow.sessionStore.credentials()).toBeNull();
  });
});
