import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";
import { Banner } from "../components/banner.tsx";
import { missing } from "./frame.css.ts";

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
