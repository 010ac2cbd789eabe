import type { ReactElement, ReactNode } from "react";
import { SkipLink } from "#web/components/accessibility.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { main } from "./page.css.ts";

type PageProps = {
  readonly path: string;
  /** `clear` lies over a picture at the top of the page. */
  readonly bar?: "clear" | "solid";
  readonly children: ReactNode;
};

/** What every public page stands in. */
export function Page({ path, bar = "solid", children }: PageProps): ReactElement {
  return (
    <>
      <SkipLink />
      <Header path={path} look={bar} />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
