import type { ReactElement } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { Banner } from "../components/banner/banner.tsx";
import { missing } from "./guard.css.ts";

/** An address without a page leads to /login; from there a signed-in shipper goes on to the dashboard, with the address. */
export function UnknownAddress(): ReactElement {
  const { pathname } = useLocation();
  return <Navigate to="/login" replace state={{ missingPage: pathname }} />;
}

/** Names the address without a page that led to this screen; nothing where the shipper came another way. */
export function MissingPage(): ReactElement | null {
  const state: unknown = useLocation().state;
  const path = readMissingPage(state);
  return path === null ? null : (
    <div className={missing}>
      <Banner tone="caution">There is no page at {path}</Banner>
    </div>
  );
}

function readMissingPage(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("missingPage" in state)) return null;
  return typeof state.missingPage === "string" ? state.missingPage : null;
}
