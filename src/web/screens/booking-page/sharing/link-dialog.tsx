import type { ReactElement } from "react";
import type { Quotation } from "#domain/bookings";
import { findProblem } from "#domain/field-problem.ts";
import { LINK_DAYS, MAX_RECIPIENT_LENGTH } from "#domain/links";
import type { FormEvent as FlowEvent } from "#flows/kit/form.ts";
import type { CreatedLink, CreateLinkView } from "#flows/links/create.ts";
import { Button } from "#web/components/button.tsx";
import { Checkbox } from "#web/components/checkbox.tsx";
import { CopyField } from "#web/components/copy-field.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { useCapability } from "#web/portal/portal-context.tsx";
import { focusFirstProblem } from "#web/portal/use-toast.ts";
import { choices, legend } from "./sharing.css.ts";

type LinkDialogProps = {
  readonly view: CreateLinkView;
  readonly quotation: Quotation;
  readonly send: (event: FlowEvent<CreateLinkView["draft"]>) => void;
};

const FORM = "share";

export function LinkDialog({ view, quotation, send }: LinkDialogProps): ReactElement {
  const close = () => send({ type: "form.closed" });
  if (view.sent !== null)
    return (
      <Dialog open onClose={close} title="Link created" footer={<Button onClick={close}>Done</Button>}>
        <NewLink created={view.sent} />
      </Dialog>
    );
  return (
    <FormDialog
      name={FORM}
      title="Share this booking"
      isSending={view.kind === "sending"}
      submit={{ label: "Create link", busyLabel: "Creating..." }}
      onSubmit={() => {
        send({ type: "form.submitted" });
        focusFirstProblem(FORM);
      }}
      onClose={close}
    >
      <Fields view={view} quotation={quotation} send={send} />
    </FormDialog>
  );
}

const DAY_OPTIONS = LINK_DAYS.map((days) => ({ value: String(days), label: `${days} days` }));

function Fields({ view: { draft, problems, failure }, quotation, send }: LinkDialogProps): ReactElement {
  const problem = findProblem(problems, "recipient");
  const { options } = draft;
  const canMark = useCapability("deadline-marks");
  const change = (changes: Partial<typeof options>) =>
    send({ type: "form.changed", changes: { options: { ...options, ...changes } } });
  return (
    <>
      <TextField
        label="For whom"
        hint="Only you see this."
        required
        maxLength={MAX_RECIPIENT_LENGTH}
        value={draft.recipient}
        error={problem}
        onChange={(recipient) => send({ type: "form.changed", changes: { recipient } })}
      />
      <Select
        label="Works for"
        options={DAY_OPTIONS}
        value={String(draft.days)}
        onChange={(days) => send({ type: "form.changed", changes: { days: Number(days) } })}
      />
      <fieldset className={choices}>
        <legend className={legend}>Besides route, vessel, dates and containers, show</legend>
        <Checkbox
          label="Booking number and your reference"
          checked={options.references}
          onChange={(references) => change({ references })}
        />
        <Checkbox label="Deadlines" checked={options.deadlines} onChange={(deadlines) => change({ deadlines })} />
        {canMark && options.deadlines && (
          <Checkbox
            label="Deadlines can be marked as done"
            checked={options.marks === true}
            onChange={(marks) => change({ marks })}
          />
        )}
        <Checkbox
          label="Prices"
          note="The total and every charge"
          checked={options.prices}
          onChange={(prices) => change({ prices })}
        />
      </fieldset>
      {quotation.files.length > 0 && (
        <fieldset className={choices}>
          <legend className={legend}>Documents to download</legend>
          {quotation.files.map(({ fileName }) => (
            <Checkbox
              key={fileName}
              label={fileName}
              checked={options.documents.includes(fileName)}
              onChange={(isChosen) =>
                change({
                  documents: isChosen
                    ? [...options.documents, fileName]
                    : options.documents.filter((name) => name !== fileName),
                })
              }
            />
          ))}
          <p className={quietText.caption}>
            The booking confirmation is printed without what you hide. Other files are sent as they are: check them for
            prices first.
          </p>
        </fieldset>
      )}
      <FailureBanner attempt="link-creation" failure={problem === undefined ? failure : null} />
    </>
  );
}

function NewLink({ created: { link, token } }: { readonly created: CreatedLink }): ReactElement {
  const address = `${globalThis.location.origin}/shared/${token}`;
  return (
    <Stack gap={16}>
      <p>
        Send it to {link.recipient}. It works until {localDayAndTime(link.expiresAt)}, for anyone who has it; you can
        revoke it here or on your account page.
      </p>
      <CopyField label="Link" link={address} />
    </Stack>
  );
}
