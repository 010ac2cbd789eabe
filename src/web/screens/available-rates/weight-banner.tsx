import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useId, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { type ContainerLine, formatKilograms, formatLoad } from "#domain/containers";
import { findHighestLimit, listDisplayTerms, listLighterLoads, type LoadOffer } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import { isSameView } from "#flows/kit/same-view.ts";
import { lighterLoadsFlow, lighterLoadsView } from "#flows/rates/lighter-loads.ts";
import { formatSearchQuery } from "#flows/search/search-query.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon/icon.tsx";
import { warning } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { MoneyFigure } from "#web/components/money.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import type { RatesActor } from "./context.ts";
import * as css from "./weight-banner.css.ts";
import { quietText } from "#web/kit/atoms.css.ts";

type WeightBannerProps = { readonly rates: RatesActor; readonly isListShown: boolean; readonly onShowList: () => void };

/** Names the cheapest load that is carried where no offer carries the searched one. */
export function WeightBanner({ rates, isListShown, onShowList }: WeightBannerProps): ReactElement {
  const search = useSelector(rates, ({ context }) => context.search);
  const list = useSelector(rates, ({ context }) => context.list?.rates);
  const loads = useMemo(() => listLighterLoads(search.containers, list ?? []), [search, list]);
  const title = useId();
  return (
    <section className={css.banner} aria-labelledby={title}>
      <div className={css.head}>
        <Icon shape={warning} size="s" />
        <div>
          <h2 id={title} className={`${text.h3} ${num}`}>
            No offer carries {formatWeights(search.containers)}
          </h2>
          <p className={num}>{formatLimits(search.containers, (size) => findHighestLimit(list ?? [], size))}</p>
        </div>
      </div>
      {loads.length > 0 && <Loads search={search} loads={loads} />}
      <div className={css.foot}>
        <LinkButton kind="secondary" size="small" to={`/rate?${formatSearchQuery(search)}`}>
          Change weight
        </LinkButton>
        {!isListShown && (
          <Button kind="ghost" size="small" onClick={onShowList}>
            Show the prices all the same
          </Button>
        )}
      </div>
    </section>
  );
}

const formatWeights = (load: readonly ContainerLine[]): string =>
  load
    .filter(({ weightKg }) => weightKg > 0)
    .map(({ equipment, weightKg }) => `${formatKilograms(weightKg)} in a ${equipment}`)
    .join(" and ");

const formatLimits = (
  load: readonly ContainerLine[],
  findLimit: (size: ContainerLine["equipment"]) => number | null,
): string =>
  load
    .flatMap(({ equipment }) => {
      const limit = findLimit(equipment);
      return limit === null
        ? []
        : [`The most that an offer here carries in a ${equipment} is ${formatKilograms(limit)}.`];
    })
    .join(" ");

type LoadsProps = { readonly search: FclSearch; readonly loads: readonly (readonly ContainerLine[])[] };

function Loads({ search, loads }: LoadsProps): ReactElement {
  const actor = useActorRef(useFlow((services) => lighterLoadsFlow(services, search, loads)));
  const { isPricing, offers } = useSelector(actor, lighterLoadsView, isSameView);
  const [cheapest, ...others] = offers;
  if (isPricing)
    return (
      <p className={css.pricing}>
        <Spinner label="Looking for the cheapest load that is carried..." />
      </p>
    );
  if (cheapest === undefined)
    return (
      <ul className={css.others}>
        {loads.map((load) => (
          <li key={formatLoad(load)} className={css.other}>
            <UseLoad search={search} load={load} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      <div className={css.cheapest} role="status">
        <div>
          <h3 className={`${text.h2} ${num}`}>The cheapest load that fits: {formatLoad(cheapest.load)}</h3>
          <p className={`${quietText.small} ${num}`}>{formatOffer(cheapest)}</p>
        </div>
        <MoneyFigure money={cheapest.total} look="price" />
        <UseLoad search={search} load={cheapest.load} count={cheapest.count} />
      </div>
      {others.length > 0 && (
        <ul className={css.others} aria-label="Other ways to ship it">
          {others.map((offer) => (
            <li key={formatLoad(offer.load)} className={css.other}>
              <span className={num}>
                <b>{formatLoad(offer.load)}</b> <small className={quietText.small}>{formatOffer(offer)}</small>
              </span>
              <MoneyFigure money={offer.total} />
              <UseLoad search={search} load={offer.load} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const formatOffer = ({ load, carrier, count, ...offer }: LoadOffer): string => {
  const weights = load.map(({ weightKg, quantity }) => `${formatKilograms(weightKg)}${quantity > 1 ? " each" : ""}`);
  const total = `Complete total from ${carrier}, ${count === 1 ? "1 offer" : `${count} offers`}.`;
  return [`${weights.join(", ")}.`, total, ...listDisplayTerms(offer)].join(" ");
};

type UseLoadProps = { readonly search: FclSearch; readonly load: readonly ContainerLine[]; readonly count?: number };

/** Searches with another load. */
function UseLoad({ search, load, count }: UseLoadProps): ReactElement {
  const navigate = useNavigate();
  const label =
    count === undefined
      ? `Use ${formatLoad(load)}`
      : `Show ${count === 1 ? "1 offer" : `${count} offers`} for ${formatLoad(load)}`;
  return (
    <Button
      kind={count === undefined ? "secondary" : "primary"}
      size={count === undefined ? "small" : "medium"}
      onClick={() => void navigate(`/rate/search?${formatSearchQuery({ ...search, containers: load })}`)}
    >
      {label}
    </Button>
  );
}
