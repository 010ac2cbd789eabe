import { type FormEvent, Fragment, type ReactElement, type ReactNode } from "react";
import { BRAND } from "#brand";
import type { Failure } from "#flows/failure.ts";
import { SkipLink } from "#web/components/accessibility.tsx";
import { Banner } from "#web/components/banner.tsx";
import { Brand, HOME_LABEL } from "#web/components/brand.tsx";
import { HullIllustration } from "#web/components/hull-illustration.tsx";
import { type Attempt, failureMessage } from "#web/messages/failures.ts";
import { tabTitle } from "#web/portal/portal-context.tsx";
import { onInk } from "#web/styles/layout.css.ts";
import {
  art,
  artInside,
  drawing,
  form,
  frame,
  homeLink,
  main,
  mobileBar,
  motto,
  place,
  saved,
} from "./auth-layout.css.ts";

type AuthLayoutProps = {
  readonly title: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** The hull illustration beside one form. */
export function AuthLayout({ title, onSubmit, wide = false, children }: AuthLayoutProps): ReactElement {
  return (
    <div className={frame}>
      <title>{tabTitle(title)}</title>
      <SkipLink />
      <aside className={`${art} ${onInk}`}>
        <div className={artInside}>
          <HomeLink />
          <div className={drawing}>
            <HullIllustration />
          </div>
          <p className={motto}>
            {BRAND.signIn.map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={wide ? `${main} ${place}` : main}>
        <div className={`${mobileBar} ${onInk}`}>
          <HomeLink />
        </div>
        <form className={wide ? form.wide : form.narrow} onSubmit={onSubmit} noValidate>
          {children}
        </form>
      </main>
    </div>
  );
}

/* A full page load: the public site is a separate entry. */
function HomeLink(): ReactElement {
  return (
    <a href="/" className={homeLink} aria-label={HOME_LABEL}>
      <Brand />
    </a>
  );
}

type SavedQuoteProps = { readonly quote: string; readonly children: ReactNode };

export function SavedQuote({ quote, children }: SavedQuoteProps): ReactElement {
  return (
    <div className={saved}>
      <p>
        Your search is saved: <b>{quote}</b>
      </p>
      <p>{children}</p>
    </div>
  );
}

type SignInRefusalProps = {
  readonly attempt: Attempt;
  readonly failure: Failure | null;
};

export function SignInRefusal({ attempt, failure }: SignInRefusalProps): ReactElement | null {
  if (failure === null) return null;
  const { sentence, cause } = failureMessage(attempt, failure);
  return (
    <Banner tone="critical" urgent>
      <p>{sentence}</p>
      {cause !== null && cause !== sentence && <p>{cause}</p>}
    </Banner>
  );
}
