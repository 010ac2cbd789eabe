import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useState } from "react";
import { Banner } from "#web/components/banner.tsx";
import { Button, buttonClass } from "#web/components/button.tsx";
import { FailedState } from "#web/components/empty-state.tsx";
import { lock } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { PasswordField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { acceptanceView, createAcceptanceForm, createInvitationPage, invitationView } from "../../flows/invitation.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { Invitation } from "../../ports/index.ts";
import { toSentence, useDeskFlow } from "../../services.ts";
import { ROLE_NAMES } from "../../shell/role-names.ts";
import { centred } from "../../shell/shell.css.ts";
import * as css from "./auth-layout.css.ts";
import { AuthLayout, Steps } from "./auth-layout.tsx";
import { OneTimeCode } from "./one-time-code.tsx";

const STEPS = ["Access", "Recovery codes"];
const REUSED = "Recovery codes replace your phone if it is lost. Each works once.";

/* The token is behind the #, which is sent to no server. */
const readToken = (): string => globalThis.location.hash.slice(1);

/** What an invited person sets: password and second factor; then the recovery codes, once. */
export function InvitationScreen(): ReactElement {
  const [token] = useState(readToken);
  const actor = useActorRef(useDeskFlow(({ ports }) => createInvitationPage(ports.invitation, token)));
  const view = useSelector(actor, invitationView);
  switch (view.kind) {
    case "loading":
      return (
        <main id="main" tabIndex={-1} className={centred}>
          <Spinner size="l" label="Opening the invitation..." />
        </main>
      );
    case "failed":
      return (
        <main id="main" tabIndex={-1} className={centred}>
          <FailedState sentence="The invitation could not be opened." advice={toSentence(view.failure)}>
            <Button kind="secondary" onClick={() => actor.send({ type: "page.requested" })}>
              Try again
            </Button>
          </FailedState>
        </main>
      );
    case "shown":
      return <Acceptance invitation={view.invitation} token={token} />;
  }
}

interface AcceptanceProps {
  readonly invitation: Invitation;
  readonly token: string;
}

function Acceptance({ invitation, token }: AcceptanceProps): ReactElement {
  const actor = useActorRef(useDeskFlow(({ ports }) => createAcceptanceForm(ports.invitation, token)));
  const view = useSelector(actor, acceptanceView);
  if (view.sent !== null) return <RecoveryCodes codes={view.sent} />;
  const { draft, problems, failure } = view;
  const findProblem = (field: "password" | "code"): string | undefined =>
    problems.find((problem) => problem.field === field)?.message;
  return (
    <AuthLayout title="Set up your access" onSubmit={() => actor.send({ type: "form.submitted" })}>
      <Steps steps={STEPS} current={0} />
      <h1 className={text.h1}>Set up your access</h1>
      <p className={css.lead}>
        <b>{invitation.name}</b>, {invitation.email}, role {ROLE_NAMES[invitation.role]}.
      </p>
      {problems.length === 0 && <Refusal failure={failure} />}
      <PasswordField
        label="New password"
        hint="At least 12 characters. A sentence is easy to remember."
        icon={lock}
        autoComplete="new-password"
        autoFocus
        error={findProblem("password")}
        value={draft.password}
        onChange={(password) => actor.send({ type: "form.changed", changes: { password } })}
      />
      <Factor invitation={invitation} />
      <OneTimeCode
        value={draft.code}
        problem={findProblem("code") ?? null}
        hint="The 6 digits that the app shows now."
        isFirst={false}
        onChange={(code) => actor.send({ type: "form.changed", changes: { code } })}
      />
      <Button type="submit" size="large" wide busyLabel={view.kind === "sending" ? "Saving..." : undefined}>
        Continue
      </Button>
    </AuthLayout>
  );
}

function Factor({ invitation: { qrSvg, secret } }: { readonly invitation: Invitation }): ReactElement {
  return (
    <div className={css.qr}>
      <img src={`data:image/svg+xml,${encodeURIComponent(qrSvg)}`} alt="QR code for your authenticator app" />
      <div>
        <p>Scan the code with an authenticator app on your phone. Or type this key:</p>
        <p className={css.secret}>{secret.match(/.{1,4}/g)?.join(" ")}</p>
      </div>
    </div>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const [isSaved, setSaved] = useState(false);
  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join("\n")).then(
      () => setSaved(true),
      () => setSaved(false),
    );
  return (
    <AuthLayout title="Save your recovery codes" onSubmit={() => undefined}>
      <Steps steps={STEPS} current={1} />
      <h1 className={text.h1}>Save your recovery codes</h1>
      <p className={css.lead}>{REUSED}</p>
      <Banner tone="caution">They are shown once. Keep them apart from your phone.</Banner>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="secondary" wide onClick={copy}>
        {isSaved ? "Copied" : "Copy the codes"}
      </Button>
      {/* A full page load: the address still carries the link, and the session begins. */}
      <a href="/desk/" className={buttonClass({ size: "large", wide: true })}>
        Continue to the desk
      </a>
    </AuthLayout>
  );
}
