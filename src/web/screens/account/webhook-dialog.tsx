import type { ReactElement } from "react";
import { findProblem } from "#domain/field-problem.ts";
import { WEBHOOK_EVENTS } from "#domain/webhooks";
import type { CreateWebhookView } from "#flows/account/webhooks.ts";
import type { FormEvent } from "#flows/kit/form.ts";
import { Button } from "#web/components/button.tsx";
import { CopyField } from "#web/components/copy-field.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { useCapability } from "#web/portal/portal-context.tsx";
import { explanation } from "./account.css.ts";
import { problem } from "./choices.css.ts";
import { Choices } from "./choices.tsx";

const MODES = [
  { value: "live", label: "Live" },
  { value: "test", label: "Test mode" },
] as const;

const EVENTS = WEBHOOK_EVENTS.map((event) => ({ value: event, label: event }));

type Draft = CreateWebhookView["draft"];
type WebhookDialogProps = { readonly view: CreateWebhookView; readonly send: (event: FormEvent<Draft>) => void };

/** The form for a new webhook, then its secret. */
export function WebhookDialog({ view, send }: WebhookDialogProps): ReactElement {
  const { draft, problems, failure, sent } = view;
  const hasTestMode = useCapability("test-keys");
  const close = () => send({ type: "form.closed" });
  const change = (changes: Partial<Draft>) => send({ type: "form.changed", changes });
  if (sent !== null)
    return (
      <Dialog open onClose={close} title="Webhook created" footer={<Button onClick={close}>Done</Button>}>
        <Stack gap={16}>
          <p className={explanation}>Your receiver checks the signature of each message with this secret.</p>
          <CopyField label="Secret" link={sent.secret} action="Copy secret" />
        </Stack>
      </Dialog>
    );
  return (
    <FormDialog
      name="new-webhook"
      title="New webhook"
      isSending={view.kind === "sending"}
      submit={{ label: "Create webhook", busyLabel: "Creating..." }}
      onSubmit={() => send({ type: "form.submitted" })}
      onClose={close}
    >
      <TextField
        label="Address"
        hint="It starts with https:// and is reached from the internet."
        required
        value={draft.url}
        error={findProblem(problems, "url")}
        onChange={(url) => change({ url })}
      />
      {hasTestMode && <ModeField draft={draft} problem={findProblem(problems, "mode")} onChange={change} />}
      <Choices
        legend="Events"
        choices={EVENTS}
        chosen={draft.events}
        problem={findProblem(problems, "events")}
        onChange={(events) => change({ events })}
      />
      <FailureBanner attempt="webhook-creation" failure={problems.length === 0 ? failure : null} />
    </FormDialog>
  );
}

interface ModeFieldProps {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChange: (changes: Partial<Draft>) => void;
}

function ModeField({ draft: { mode }, problem: sentence, onChange }: ModeFieldProps): ReactElement {
  return (
    <Stack gap={8}>
      <Segmented wide label="Mode" options={MODES} value={mode} onChange={(chosen) => onChange({ mode: chosen })} />
      {mode === "test" && <p className={explanation}>It gets the events of test keys alone, with livemode: false.</p>}
      {sentence !== undefined && (
        <p className={problem} role="alert">
          {sentence}
        </p>
      )}
    </Stack>
  );
}
