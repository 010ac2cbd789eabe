import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { selectBannerText } from "#flows/rates/view.ts";
import { Banner } from "#web/components/banner.tsx";
import type { RatesActor } from "./rates-actor.ts";
import { banner } from "./screen.css.ts";

type WarningBannerProps = {
  readonly rates: RatesActor;
  /** Above the page's content; above the filters, where they are beside the list; or at the window's bottom edge. */
  readonly place?: keyof typeof banner;
};

/** The server's warning about this list: what is missing from it, and why. It arrives with the list and never moves it. */
export function WarningBanner({ rates, place = "page" }: WarningBannerProps): ReactElement | null {
  const warning = useSelector(rates, selectBannerText);
  if (warning === null) return null;
  return (
    <div className={banner[place]}>
      <Banner tone="caution" onDismiss={() => rates.send({ type: "warning.dismissed" })}>
        {warning}
      </Banner>
    </div>
  );
}
