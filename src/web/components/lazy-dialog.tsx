import type { ReactElement } from "react";
import { DialogUnavailable, DialogWaiting } from "./dialog/waiting.tsx";
import { type LazyPart, lazyPart } from "#web/kit/lazy-part.tsx";

/** A dialog or a menu whose code is loaded when it is first opened, and can be asked for again without leaving the page. */
export const lazyDialog = <Props extends { readonly onClose: () => void }>(
  load: () => Promise<(props: Props) => ReactElement>,
): LazyPart<Props> => lazyPart<Props>(load, DialogWaiting, DialogUnavailable);
