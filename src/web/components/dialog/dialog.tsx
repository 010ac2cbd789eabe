import { type ReactElement, useState } from "react";
import { lazyPart } from "#web/kit/lazy-part.tsx";
import type { DialogProps } from "./types.ts";
import { DialogUnavailable, DialogWaiting } from "./waiting.tsx";

type FailedProps = DialogProps & { readonly onRetry: () => void };

const shell = lazyPart(
  async () => (await import("./shell.tsx")).DialogShell,
  ({ open, onClose }: DialogProps) => (open ? <DialogWaiting onClose={onClose} /> : null),
  ({ open, ...rest }: FailedProps) => (open ? <DialogUnavailable {...rest} /> : null),
);

/** Fetches the code of the dialogs before the first one opens. */
export const preloadDialogs = shell.preload;

/** A modal dialog. A press while its code is on the way opens it when the code arrives. */
export function Dialog(props: DialogProps): ReactElement | null {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <shell.Lazy {...props} /> : null;
}
