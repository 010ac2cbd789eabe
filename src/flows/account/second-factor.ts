import type { SecondFactor, SecondFactorSetup } from "#domain/accounts";
import { refusedFields } from "../kit/failure.ts";
import { createForm, type FormActor } from "../kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

type Services = FlowServices<"secondFactor">;

/** Whether the second factor is on. */
export const secondFactorFlow = ({ requestActor, ports: { secondFactor } }: Services) =>
  createPage<SecondFactor>({ id: "secondFactor", requestActor, load: (signal) => secondFactor.load(signal) });

export const secondFactorView = (snapshot: PageSnapshot<SecondFactor>) => pageView(snapshot, (factor) => factor);

interface PasswordDraft {
  readonly password: string;
}
interface CodeDraft {
  readonly code: string;
}

const EMPTY: PasswordDraft = { password: "" };
const needsPassword = ({ password }: PasswordDraft) =>
  password === "" ? [{ field: "password", message: "Enter your password." } as const] : [];

export type SetUpActor = FormActor<PasswordDraft, SecondFactorSetup, "password">;
export type ConfirmActor = FormActor<CodeDraft, readonly string[], "code">;
export type SwitchOffActor = FormActor<PasswordDraft, void, "password">;

/** The password again, for the secret of an app; what is typed is forgotten at once. */
export const setUpFactorFlow = ({ requestActor, ports: { secondFactor } }: Services) =>
  createForm<PasswordDraft, SecondFactorSetup, "password">({
    id: "setUpFactor",
    requestActor,
    first: EMPTY,
    validate: needsPassword,
    send: ({ password }, signal) => secondFactor.setUp(password, signal),
    toProblems: refusedFields(["password"]),
    settle: () => EMPTY,
    beginsClosed: true,
    discards: true,
    after: "sent",
  });

/** The first code of the app; `sent` are the recovery codes, which are shown once. */
export const confirmFactorFlow = ({ requestActor, ports: { secondFactor } }: Services) =>
  createForm<CodeDraft, readonly string[], "code">({
    id: "confirmFactor",
    requestActor,
    first: { code: "" },
    validate: ({ code }) => (code.trim() === "" ? [{ field: "code", message: "Enter the code of the app." }] : []),
    send: ({ code }, signal) => secondFactor.switchOn(code.trim(), signal),
    toProblems: refusedFields(["code"]),
    discards: true,
    after: "sent",
  });

/** The password again, to switch the factor off. */
export const switchFactorOffFlow = ({ requestActor, ports: { secondFactor } }: Services) =>
  createForm<PasswordDraft, void, "password">({
    id: "switchFactorOff",
    requestActor,
    first: EMPTY,
    validate: needsPassword,
    send: ({ password }, signal) => secondFactor.switchOff(password, signal),
    toProblems: refusedFields(["password"]),
    beginsClosed: true,
    discards: true,
    after: "closed",
  });
