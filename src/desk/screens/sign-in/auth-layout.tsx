import type { FormEvent, ReactElement, ReactNode } from "react";
import { SkipLink } from "#web/components/accessibility.tsx";
import { Brand } from "#web/components/brand.tsx";
import { HullIllustration } from "#web/components/hull-illustration.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { onInk } from "#web/styles/layout.css.ts";
import { tabTitle } from "../../services.ts";
import * as css from "./auth-layout.css.ts";

interface AuthLayoutProps {
  readonly title: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The hull illustration beside one form, as in the portal, with the tag of the desk. */
export function AuthLayout({ title, onSubmit, children }: AuthLayoutProps): ReactElement {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={css.frame}>
      <title>{tabTitle(title)}</title>
      <SkipLink />
      <aside className={`${css.art} ${onInk}`} aria-hidden="true">
        <div className={css.artInside}>
          <DeskBrand />
          <div className={css.drawing}>
            <HullIllustration />
          </div>
          <p className={css.motto}>
            The people behind
            <br />
            every quote.
          </p>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={css.main}>
        <div className={`${css.mobileBar} ${onInk}`}>
          <DeskBrand />
        </div>
        <form className={css.form} onSubmit={submit} noValidate>
          {children}
        </form>
      </main>
    </div>
  );
}

function DeskBrand(): ReactElement {
  return (
    <span className={css.brand}>
      <Brand />
      <span className={css.tag}>Desk</span>
    </span>
  );
}

/** The steps of signing in or setting up. */
export function Steps({
  steps,
  current,
}: {
  readonly steps: readonly string[];
  readonly current: number;
}): ReactElement {
  return (
    <ol className={css.steps} aria-label={`Step ${current + 1} of ${steps.length}`}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? "step" : undefined}>
          <i>{index < current ? <Icon shape={check} size="xs" /> : index + 1}</i>
          {step}
        </li>
      ))}
    </ol>
  );
}
