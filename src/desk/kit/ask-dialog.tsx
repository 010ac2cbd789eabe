import type { ReactElement, ReactNode } from "react";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";

interface AskDialogProps {
  readonly open: boolean;
  /** The act with the name of whom or what it is about, as a question. */
  readonly title: string;
  /** What follows from it, and whether it can be undone. */
  readonly children: ReactNode;
  /** Names the act. */
  readonly action: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/**
 * Asks before an act that is dangerous or cannot be undone.
 *
 * @example
 * <AskDialog open={isAsked} title="Disable Ravi Pillai?" action="Disable Ravi Pillai" onConfirm={disable} onClose={close}>
 *   <p>All sessions end at once.</p>
 * </AskDialog>
 */
export function AskDialog(props: AskDialogProps): ReactElement {
  const { open, title, children, action, cancelLabel = "Cancel", onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button onClick={onConfirm}>{action}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
