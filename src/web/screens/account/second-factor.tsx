import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { findProblem } from "#domain/field-problem.ts";
import {
  type ConfirmActor,
  confirmFactorFlow,
  secondFactorFlow,
  secondFactorView,
  type SetUpActor,
  setUpFactorFlow,
  type SwitchOffActor,
  switchFactorOffFlow,
} from "#flows/account/second-factor.ts";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { check, lock } from "#web/components/icon/shapes.ts";
import { PasswordField, TextField } from "#web/components/text-field.tsx";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { FactorSetup, RecoveryCodes } from "#web/kit/factor-setup.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { foot } from "./account.css.ts";
import { ListState, Section } from "./section.tsx";

/** Switches the second factor of the signed-in person on and off. */
export function SecondFactorSection(): ReactElement {
  const actor = useActorRef(useFlow(secondFactorFlow));
  const setUp = useActorRef(useFlow(setUpFactorFlow));
  const off = useActorRef(useFlow(switchFactorOffFlow));
  const view = useSelector(actor, secondFactorView, isSameView);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const reload = () => actor.send({ type: "page.requested" });
  useFlowEvents(off, ({ type }) => {
    if (type !== "form.sent") return;
    toast("positive", "Second factor switched off.");
    reload();
    title.current?.focus();
  });
  return (
    <Section
      id="second-factor"
      title="Second factor"
      lead="Signing in then asks for a code of an authenticator app beside the password."
      titleRef={title}
    >
      <ListState view={view} attempt="second-factor" label="Loading..." onRetry={reload}>
        {({ isOn, isRequired, recoveryCodesLeft }) => (
          <>
            <DataList top={12}>
              <DataRow
                icon={lock}
                title="Authenticator app"
                notes={[
                  isOn ? `${recoveryCodesLeft} of 10 recovery codes left.` : "Not set up.",
                  isRequired ? "Your company requires it." : null,
                ]}
              >
                <span>{isOn ? <On /> : <Badge>Off</Badge>}</span>
              </DataRow>
            </DataList>
            <div className={foot}>
              {!isOn && (
                <Button kind="secondary" opens="dialog" onClick={() => setUp.send({ type: "form.opened" })}>
                  Switch on
                </Button>
              )}
              {isOn && !isRequired && (
                <Button kind="ghost" destructive opens="dialog" onClick={() => off.send({ type: "form.opened" })}>
                  Switch off
                </Button>
              )}
            </div>
          </>
        )}
      </ListState>
      <SetUp form={setUp} onDone={reload} />
      <SwitchOff form={off} />
    </Section>
  );
}

function On(): ReactElement {
  return (
    <Badge kind="best" icon={check}>
      On
    </Badge>
  );
}

type SetUpProps = { readonly form: SetUpActor; readonly onDone: () => void };

function SetUp({ form, onDone }: SetUpProps): ReactElement {
  const { kind, draft, problems, failure, sent } = useSelector(form, formView, isSameView);
  const close = () => form.send({ type: "form.closed" });
  if (sent !== null)
    return (
      <Confirm
        setup={sent}
        onClose={() => {
          close();
          onDone();
        }}
      />
    );
  return (
    <FormDialog
      name="set-up-factor"
      open={kind !== "closed"}
      title="Switch the second factor on"
      isSending={kind === "sending"}
      submit={{ label: "Continue", busyLabel: "Checking..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={close}
    >
      <FailureBanner attempt="second-factor-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={draft.password}
        error={findProblem(problems, "password")}
        onChange={(password) => form.send({ type: "form.changed", changes: { password } })}
      />
    </FormDialog>
  );
}

type ConfirmProps = {
  readonly setup: { readonly secret: string; readonly qrSvg: string };
  readonly onClose: () => void;
};

function Confirm({ setup, onClose }: ConfirmProps): ReactElement {
  const form: ConfirmActor = useActorRef(useFlow(confirmFactorFlow));
  const { kind, draft, problems, failure, sent } = useSelector(form, formView, isSameView);
  if (sent !== null)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Second factor switched on"
        footer={<Button onClick={onClose}>I have saved them</Button>}
      >
        <p>Keep these codes. Each one replaces the app once, if you lose it. They are not shown again.</p>
        <RecoveryCodes codes={sent} />
      </Dialog>
    );
  return (
    <FormDialog
      name="confirm-factor"
      title="Scan with an authenticator app"
      isSending={kind === "sending"}
      submit={{ label: "Switch on", busyLabel: "Checking..." }}
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={onClose}
    >
      <FailureBanner attempt="second-factor-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <FactorSetup {...setup} />
      <TextField
        label="Code of the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        value={draft.code}
        error={findProblem(problems, "code")}
        onChange={(code) => form.send({ type: "form.changed", changes: { code } })}
      />
    </FormDialog>
  );
}

function SwitchOff({ form }: { readonly form: SwitchOffActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, formView, isSameView);
  return (
    <FormDialog
      name="switch-factor-off"
      open={kind !== "closed"}
      title="Switch the second factor off?"
      isSending={kind === "sending"}
      submit={{ kind: "ghost", destructive: true, label: "Switch off", busyLabel: "Switching off..." }}
      cancelLabel="Keep it"
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <FailureBanner attempt="second-factor-change" failure={problems.length === 0 ? failure : null} cause="below" />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={draft.password}
        error={findProblem(problems, "password")}
        onChange={(password) => form.send({ type: "form.changed", changes: { password } })}
      />
    </FormDialog>
  );
}
