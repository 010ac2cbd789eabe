import { type FormEvent, type ReactElement, type ReactNode, useRef } from "react";
import { Button, type ButtonLook } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import type { DialogProps } from "#web/components/dialog/types.ts";
import { Stack } from "./layout.tsx";
import { sendByKeys } from "./send-by-keys.ts";
import { useRefusedFields } from "./use-refused-fields.ts";

interface FormDialogProps extends Pick<DialogProps, "size"> {
  /** Of the form: what moves the focus to a field finds it by its name. */
  readonly name: string;
  readonly open?: boolean;
  readonly title: string;
  /** While it is sent, the dialog cannot be closed. */
  readonly isSending: boolean;
  readonly submit: Pick<ButtonLook, "kind" | "destructive"> & {
    readonly label: string;
    readonly busyLabel: string;
    readonly disabled?: boolean;
    /** The button has the focus at first, as no field has to be filled in. */
    readonly autoFocus?: boolean;
  };
  readonly cancelLabel?: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog that is a form: its fields below each other, and a button to leave and one to send it, as do Ctrl and Enter. What is
 * refused has the focus.
 *
 * @example
 * <FormDialog
 *   name="template-name"
 *   title="Rename template"
 *   isSending={view.kind === "sending"}
 *   submit={{ label: "Save", busyLabel: "Saving..." }}
 *   onSubmit={() => actor.send({ type: "form.submitted" })}
 *   onClose={() => actor.send({ type: "form.closed" })}
 * >
 *   <TextField label="Name" value={view.draft.name} onChange={type} />
 * </FormDialog>
 */
export function FormDialog(props: FormDialogProps): ReactElement {
  const { name, open = true, isSending, cancelLabel = "Cancel", onSubmit, onClose } = props;
  const { label, busyLabel, ...look } = props.submit;
  const form = useRef<HTMLFormElement>(null);
  const noteSubmitted = useRefusedFields(form, isSending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    noteSubmitted();
    onSubmit();
  };
  return (
    <Dialog
      open={open}
      locked={isSending}
      onClose={onClose}
      title={props.title}
      {...(props.size === undefined ? {} : { size: props.size })}
      footer={
        <>
          <Button kind="secondary" disabled={isSending} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button {...look} type="submit" form={name} busyLabel={isSending ? busyLabel : undefined}>
            {label}
          </Button>
        </>
      }
    >
      <form ref={form} id={name} name={name} onSubmit={submit} onKeyDown={sendByKeys} noValidate>
        <Stack gap={16}>{props.children}</Stack>
      </form>
    </Dialog>
  );
}
