import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { type ApiKey, KEY_SCOPES, type KeyRequest, type KeyScope } from "#domain/api-keys";
import { findProblem } from "#domain/field-problem.ts";
import { apiKeysFlow, apiKeysView, createKeyFlow, type CreateKeyView } from "#flows/account/api-keys.ts";
import { type FormEvent, formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { CopyField } from "#web/components/copy-field.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { lock } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useCapability, useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { explanation, foot } from "./account.css.ts";
import { problem } from "./choices.css.ts";
import { Choices } from "./choices.tsx";
import { ListState, Section } from "./section.tsx";

const SCOPES: Readonly<Record<KeyScope, string>> = {
  read: "Read bookings, quotes, tracking and documents",
  search: "Search prices and places",
  quote: "Create and comment quotes",
  book: "Book",
  change: "Change bookings, cargo, documents and addresses",
};

/** The keys with which programs of the shipper call the API. */
export function ApiKeys(): ReactElement {
  const actor = useActorRef(useFlow(apiKeysFlow));
  const form = useActorRef(useFlow(createKeyFlow));
  const view = useSelector(actor, apiKeysView, isSameView);
  const formShown = useSelector(form, formView, isSameView);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done") {
      toast("positive", "API key revoked.");
      title.current?.focus();
    } else if (event.failure !== null) toast("critical", failureMessage("api-key-revocation", event.failure).sentence);
  });
  useFlowEvents(form, ({ type }) => {
    if (type === "form.sent") actor.send({ type: "page.requested" });
  });
  return (
    <Section
      id="api-keys"
      title="API keys"
      lead="A key is shown once. Use one key for each program, with only the rights that it needs."
      titleRef={title}
    >
      <ListState
        view={view}
        attempt="api-keys"
        label="Loading API keys..."
        onRetry={() => actor.send({ type: "page.requested" })}
      >
        {({ keys, revoking }) => (
          <DataList top={12} empty="No API keys yet.">
            {keys.map((key) => (
              <Entry
                key={key.id}
                apiKey={key}
                revoking={revoking}
                onRevoke={() => actor.send({ type: "change.requested", change: { id: key.id } })}
              />
            ))}
          </DataList>
        )}
      </ListState>
      <div className={foot}>
        <Button kind="secondary" onClick={() => form.send({ type: "form.opened" })}>
          New key
        </Button>
      </div>
      {formShown.kind !== "closed" && <KeyDialog view={formShown} send={form.send} />}
    </Section>
  );
}

const TEST_MODE = "Test mode: example prices and bookings, nothing reaches us or a carrier.";

const MODES = [
  { value: "live", label: "Live" },
  { value: "test", label: "Test mode" },
] as const;

const ENDS = { expired: "Ended", revoked: "Revoked" } as const;

const formatUse = ({ lastUsedAt }: ApiKey): string =>
  lastUsedAt === null ? "never used" : `used ${localDayAndTime(lastUsedAt)}`;

const formatEnd = ({ expiresAt }: ApiKey): string =>
  expiresAt === null ? "No end" : `Until ${localDayAndTime(expiresAt)}`;

type EntryProps = { readonly apiKey: ApiKey; readonly revoking: string | null; readonly onRevoke: () => void };

function Entry({ apiKey, revoking, onRevoke }: EntryProps): ReactElement {
  const { id, name, mode, shown, scopes, state } = apiKey;
  return (
    <DataRow
      icon={lock}
      title={name}
      notes={[
        ...(mode === "test" ? [TEST_MODE] : []),
        `${shown}, ${formatUse(apiKey)}. ${formatEnd(apiKey)}.`,
        `${scopes.map((scope) => SCOPES[scope]).join(". ")}.`,
      ]}
    >
      {state === "active" ? (
        <Button
          kind="ghost"
          size="small"
          destructive
          ariaLabel={`Revoke the API key ${name}`}
          busyLabel={revoking === id ? "Revoking..." : undefined}
          disabled={revoking !== null}
          onClick={onRevoke}
        >
          Revoke
        </Button>
      ) : (
        <span>
          <Badge kind="plain">{ENDS[state]}</Badge>
        </span>
      )}
    </DataRow>
  );
}

const NO_END = "0";
const DAYS = [
  { value: NO_END, label: "No end" },
  ...[30, 90, 365, 730].map((days) => ({ value: String(days), label: `${days} days` })),
];

type KeyDialogProps = { readonly view: CreateKeyView; readonly send: (event: FormEvent<KeyRequest>) => void };

function KeyDialog({ view, send }: KeyDialogProps): ReactElement {
  const { draft, problems, failure, sent } = view;
  const hasTestMode = useCapability("test-keys");
  const modeProblem = findProblem(problems, "mode");
  const close = () => send({ type: "form.closed" });
  const change = (changes: Partial<KeyRequest>) => send({ type: "form.changed", changes });
  if (sent !== null)
    return (
      <Dialog open onClose={close} title="API key created" footer={<Button onClick={close}>Done</Button>}>
        <Stack gap={16}>
          <p className={explanation}>Send it as the header Authorization: Bearer, followed by the key.</p>
          <CopyField label={sent.apiKey.name} link={sent.key} action="Copy key" />
        </Stack>
      </Dialog>
    );
  return (
    <FormDialog
      name="new-key"
      title="New API key"
      isSending={view.kind === "sending"}
      submit={{ label: "Create key", busyLabel: "Creating..." }}
      onSubmit={() => send({ type: "form.submitted" })}
      onClose={close}
    >
      <TextField
        label="Name"
        hint="The program that uses it."
        required
        value={draft.name}
        error={findProblem(problems, "name")}
        onChange={(name) => change({ name })}
      />
      {hasTestMode && (
        <Stack gap={8}>
          <Segmented wide label="Mode" options={MODES} value={draft.mode} onChange={(mode) => change({ mode })} />
          {draft.mode === "test" && <p className={explanation}>{TEST_MODE}</p>}
          {modeProblem !== undefined && (
            <p className={problem} role="alert">
              {modeProblem}
            </p>
          )}
        </Stack>
      )}
      <Choices
        legend="What it may do"
        choices={KEY_SCOPES.map((scope) => ({ value: scope, label: SCOPES[scope] }))}
        chosen={draft.scopes}
        problem={findProblem(problems, "scopes")}
        onChange={(scopes) => change({ scopes })}
      />
      <Select
        label="Works for"
        options={DAYS}
        value={String(draft.days ?? NO_END)}
        onChange={(days) => change({ days: days === NO_END ? null : Number(days) })}
      />
      <FailureBanner attempt="api-key-creation" failure={problems.length === 0 ? failure : null} />
    </FormDialog>
  );
}
