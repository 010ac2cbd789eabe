import type { ReactElement } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { text } from "../../styles/typography.css.ts";
import { COMPANY } from "../../../domain/company/company.ts";

/** The account exists; the page is about to be left. */
export function Created(): ReactElement {
  return (
    <>
      <h1 className={text.h1} tabIndex={-1}>
        Welcome to {COMPANY.shortName}
      </h1>
      <Banner tone="positive">Account created successfully! Redirecting to dashboard...</Banner>
    </>
  );
}
