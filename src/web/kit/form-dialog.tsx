import { type FormEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import { Button, type ButtonLook } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import type { DialogProps } from "#web/components/dialog/types.ts";
import { useKeydown } from "#web/components/use-keydown.ts";
import { Stack } from "./layout.tsx";
import { isSendKey, sendByKeys } from "./send-by-keys.ts";
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
  /** Something would be lost with the dialog: it asks before it closes. */
  readonly isTyped?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/* The question takes the place of the buttons, and gives the focus back to the field that had it. */
function useQuestion(isNeeded: boolean, onClose: () => void) {
  const [left, setLeft] = useState<Element | null>(null);
  const isAsked = isNeeded && left !== null;
  if (!isNeeded && left !== null) setLeft(null);
  return {
    isAsked,
    close: () => (isNeeded ? setLeft(document.activeElement ?? document.body) : onClose()),
    keep: () => {
      setLeft(null);
      if (left instanceof HTMLElement) left.focus();
    },
    discard: () => {
      setLeft(null);
      onClose();
    },
  };
}

interface QuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Question({ onKeep, onDiscard }: QuestionProps): ReactElement {
  return (
    <>
      <span role="alert">Discard what you typed?</span>
      <Button kind="ghost" destructive onClick={onDiscard}>
        Discard
      </Button>
      <Button autoFocus onClick={onKeep}>
        Keep writing
      </Button>
    </>
  );
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
  const { name, open = true, isSending, cancelLabel = "Cancel", isTyped = false, onSubmit } = props;
  const { label, busyLabel, ...look } = props.submit;
  const form = useRef<HTMLFormElement>(null);
  const noteSubmitted = useRefusedFields(form, isSending);
  const { isAsked, close, keep, discard } = useQuestion(isTyped && !isSending, props.onClose);
  /* The buttons are outside of the form. */
  useKeydown(
    (event) => {
      const sent = form.current;
      const { target } = event;
      if (sent === null || !isSendKey(event) || !(target instanceof Element) || sent.contains(target)) return;
      if (target.closest("[role=dialog]") !== sent.closest("[role=dialog]")) return;
      event.preventDefault();
      sent.requestSubmit();
    },
    open && !isAsked && !isSending && look.disabled !== true,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    noteSubmitted();
    onSubmit();
  };
  return (
    <Dialog
      open={open}
      locked={isSending}
      onClose={isAsked ? keep : close}
      title={props.title}
      {...(props.size === undefined ? {} : { size: props.size })}
      footer={
        isAsked ? (
          <Question onKeep={keep} onDiscard={discard} />
        ) : (
          <>
            <Button kind="secondary" disabled={isSending} onClick={close}>
              {cancelLabel}
            </Button>
            <Button {...look} type="submit" form={name} busyLabel={isSending ? busyLabel : undefined}>
              {label}
            </Button>
          </>
        )
      }
    >
      <form ref={form} id={name} name={name} onSubmit={submit} onKeyDown={sendByKeys} noValidate>
        <Stack gap={16}>{props.children}</Stack>
      </form>
    </Dialog>
  );
}
