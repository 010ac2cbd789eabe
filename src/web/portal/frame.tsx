import { type ReactElement, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { SkipLink } from "../components/skip-link/skip-link.tsx";
import { Guard } from "./guard.tsx";
import { NavBar } from "./nav-bar.tsx";

/** What every signed-in screen stands in. A screen brings its own `<main id="main" tabIndex={-1}>`. */
export function Component(): ReactElement {
  useFocusOnArrival();
  return (
    <>
      <SkipLink />
      <NavBar />
      <Guard />
    </>
  );
}

/* A route change loads no page: without this the focus would stay on a link that is gone, or be lost. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
