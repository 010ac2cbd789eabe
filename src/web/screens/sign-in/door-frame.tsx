import type { FormEvent, ReactElement, ReactNode } from "react";
import { BodyPlan } from "../../components/body-plan/body-plan.tsx";
import { Brand } from "../../components/brand/brand.tsx";
import { SkipLink } from "../../components/skip-link/skip-link.tsx";
import { onInk } from "../../styles/layout.css.ts";
import { art, artInside, drawing, form, frame, homeLink, main, mobileBar, motto } from "./door-frame.css.ts";

type DoorFrameProps = {
  /** Of the browser's tab. */
  readonly title: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
};

/** The screens before signing in: the hull drawing on ink, and one form. */
export function DoorFrame({ title, onSubmit, children }: DoorFrameProps): ReactElement {
  return (
    <div className={frame}>
      <title>{`${title} · Keelson`}</title>
      <SkipLink />
      <aside className={`${art} ${onInk}`}>
        <div className={artInside}>
          <HomeLink />
          <div className={drawing}>
            <BodyPlan />
          </div>
          <p className={motto}>
            The piece that holds
            <br />
            the frames together.
          </p>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={main}>
        <div className={`${mobileBar} ${onInk}`}>
          <HomeLink />
        </div>
        <form className={form} onSubmit={onSubmit} noValidate>
          {children}
        </form>
      </main>
    </div>
  );
}

/* A whole page load: the public site is another program. */
function HomeLink(): ReactElement {
  return (
    <a href="/" className={homeLink} aria-label="Keelson, home">
      <Brand />
    </a>
  );
}
