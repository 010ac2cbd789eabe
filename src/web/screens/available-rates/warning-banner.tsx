import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { bannerText } from "../../../flows/rates/selectors.ts";
import { Banner } from "../../components/banner/banner.tsx";
import type { RatesActor } from "./rates-actor.ts";
import { banner } from "./screen.css.ts";

/** The server's warning about this list: what is missing from it, and why. */
export function WarningBanner({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const warning = useSelector(rates, bannerText);
  if (warning === null) return null;
  return (
    <div className={banner}>
      <Banner tone="caution" onDismiss={() => rates.send({ type: "warning.dismissed" })}>
        {warning}
      </Banner>
    </div>
  );
}
