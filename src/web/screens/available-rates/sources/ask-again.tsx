import { useSelector } from "@xstate/react";
import { type ReactElement, useContext } from "react";
import type { ListedRate, SourceProgress } from "#domain/rates";
import { Icon } from "#web/components/icon/icon.tsx";
import { refresh } from "#web/components/icon/shapes.ts";
import { standalone } from "#web/components/link.css.ts";
import { LinkAction } from "#web/components/link.tsx";
import { type RatesActor, RatesSearch } from "../context.ts";
import { offerName } from "../rate-card/labels.ts";
import { canAskAgain } from "./labels.ts";
import { useNowUntil } from "./use-seconds.ts";

/** The source of an offer, unless it answers the same whenever it is asked. */
export const findLiveSource = (rates: RatesActor | null, { provenance }: ListedRate): SourceProgress | null => {
  const source = provenance.kind === "live" ? provenance.source : undefined;
  const progress = rates?.getSnapshot().context.growing?.sources.find(({ name }) => name === source);
  return progress === undefined || (progress.state === "answered" && progress.pricedAt === null) ? null : progress;
};

type RefreshProps = { readonly rate: ListedRate; readonly className: string };

/** A line that has the source of an offer asked again; nothing where that would change nothing. It stays as high in every state. */
export function RefreshOffer(props: RefreshProps): ReactElement | null {
  const rates = useContext(RatesSearch);
  return rates === null ? null : <Refresh rates={rates} {...props} />;
}

function Refresh({ rates, rate, className }: RefreshProps & { readonly rates: RatesActor }): ReactElement | null {
  const source = useSelector(rates, () => findLiveSource(rates, rate));
  const now = useNowUntil(source?.until ?? null);
  if (source === null) return null;
  const { name, state } = source;
  return (
    <p className={className}>
      {canAskAgain(source, now) ? (
        <LinkAction
          ariaLabel={`Refresh the prices of ${name}: ${offerName(rate)}`}
          onClick={() => rates.send({ type: "source.askedAgain", source: name, isFromCard: true })}
        >
          <Icon shape={refresh} size="xs" /> Refresh
        </LinkAction>
      ) : (
        <span className={standalone}>{state === "asking" ? `Asking ${name} again` : "Cannot be refreshed now"}</span>
      )}
    </p>
  );
}
