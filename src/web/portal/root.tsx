import type { ReactElement } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { Toasts } from "./toasts.tsx";

/** Around every screen of the portal. */
export function Root(): ReactElement {
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
