import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { sameToasts, toastsOnShow } from "#flows/toasts/selectors.ts";
import { ToastRegion } from "../components/toast-region/toast-region.tsx";
import { usePortal } from "./portal-context.tsx";

/** The toasts of this page, above whatever screen is shown. */
export function Toasts(): ReactElement {
  const { toasts } = usePortal();
  const onShow = useSelector(toasts, toastsOnShow, sameToasts);
  return (
    <ToastRegion
      toasts={onShow}
      onDismiss={(id) => toasts.send({ type: "toast.dismissed", id })}
      onPause={() => toasts.send({ type: "reading.began" })}
      onResume={() => toasts.send({ type: "reading.ended" })}
    />
  );
}
