import { useActorRef, useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { BRAND } from "#brand";
import { findSavedQuote, leadsToInterrupted } from "#flows/sign-in/destination.ts";
import { signInFlow } from "#flows/sign-in/machine.ts";
import { signInView } from "#flows/sign-in/view.ts";
import { hasEnded } from "#flows/session/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { lock, user } from "#web/components/icon/shapes.ts";
import { TextLink } from "#web/components/router-link.tsx";
import { PasswordField, TextField } from "#web/components/text-field.tsx";
import { useFlow, useSession } from "#web/portal/portal-context.tsx";
import { text } from "#web/styles/typography.css.ts";
import { lead } from "./auth-layout.css.ts";
import { SaveCodes, SecondStep } from "./second-step.tsx";
import { AuthLayout, SavedQuote, SignInRefusal } from "./auth-layout.tsx";
import { Text } from "#web/kit/layout.tsx";

/** The user name that the page before knows; '' without one. */
const readUsername = (state: unknown): string =>
  typeof state === "object" && state !== null && "username" in state && typeof state.username === "string"
    ? state.username
    : "";

/** Not validated here: the server decides. */
export function Component(): ReactElement {
  const actor = useActorRef(useFlow(signInFlow));
  const quote = useFlow(findSavedQuote);
  const view = useSelector(actor, signInView);
  const state: unknown = useLocation().state;
  const [known] = useState(() => readUsername(state));
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState("");
  if (view.kind === "signed-in") return <Navigate to="/dashboard" replace state={state} />;
  if (view.kind === "code") return <SecondStep view={view} send={actor.send} />;
  if (view.kind === "recovery-codes") return <SaveCodes codes={view.codes} send={actor.send} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "form.submitted", username, password });
  };
  return (
    <AuthLayout title="Sign In" onSubmit={submit}>
      <h1 className={text.h1}>Sign In</h1>
      {quote === null ? (
        <p className={lead}>Search rates, book and track your shipments.</p>
      ) : (
        <SavedQuote quote={quote}>Sign in to continue with it.</SavedQuote>
      )}
      <EndedNote />
      {view.kind === "idle" && <SignInRefusal attempt="sign-in" failure={view.failure} />}
      <TextField
        label="Username"
        icon={user}
        autoComplete="username"
        autoFocus={known === ""}
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        label="Password"
        aside={<TextLink to="/forgot-password">Forgot password?</TextLink>}
        icon={lock}
        autoComplete="current-password"
        autoFocus={known !== ""}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" size="large" wide busyLabel={view.kind === "busy" ? "Signing in..." : undefined}>
        Sign In
      </Button>
      <Text size="ui">
        New to {BRAND.shortName}? <TextLink to="/signup">Create an account</TextLink>
      </Text>
    </AuthLayout>
  );
}

function EndedNote(): ReactElement | null {
  const isInterrupted = useFlow(leadsToInterrupted);
  const isEnded = useSelector(useSession(), hasEnded);
  if (!isInterrupted && !isEnded) return null;
  return (
    <Banner tone="caution">
      {isInterrupted
        ? "You were signed out. Nothing was booked. Sign in to continue with your booking."
        : "You were signed out. Sign in to continue where you were."}
    </Banner>
  );
}
