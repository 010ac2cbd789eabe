import { useActorRef, useSelector } from "@xstate/react";
import { Fragment, type ReactElement, useState } from "react";
import { formatDate } from "#domain/time";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { plus } from "#web/components/icon/shapes.ts";
import { Spinner } from "#web/components/loading.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { findLeftOut } from "../../flows/rates-corrections.ts";
import { createPricesPage, type ImportActor, pricesView } from "../../flows/rates-import.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type {
  ChargeChange,
  ComparedPrice,
  ImportSummary,
  PriceChange,
  PriceQuery,
  RateImport,
} from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import { LeaveOut } from "./problems.tsx";
import * as css from "./rates.css.ts";
import { chargeLabel } from "../../kit/charge-label.ts";
import { CHANGE_LABELS, countOf, formatAmount, formatCharge, formatPercent } from "./rates-labels.ts";

interface PriceListProps {
  readonly actor: ImportActor;
  readonly isBusy: boolean;
  readonly one: RateImport;
  readonly summary: ImportSummary;
}

const KINDS: readonly PriceChange[] = ["changed", "new", "no-longer-quoted", "dates"];
const ALL_KINDS: readonly PriceChange[] = [...KINDS, "unchanged"];
const PAGE = 60;
/* The server stores no more. */
const MAX_OF_KIND = 10_000;

/** Each price that changes: old above new, by lane. */
export function PriceList({ actor, one, summary: { counts, leftOut }, isBusy }: PriceListProps): ReactElement {
  const prices = useActorRef(useDeskFlow(createPricesPage(one.id)));
  const view = useSelector(prices, pricesView);
  const [before, setBefore] = useState<readonly (number | null)[]>([]);
  const { query } = view;
  const ask = (changes: Partial<typeof query>): void => {
    setBefore([]);
    prices.send({ type: "query.changed", query: { ...query, after: null, ...changes } });
  };
  const turn = (after: number | null, stack: readonly (number | null)[]): void => {
    setBefore(stack);
    prices.send({ type: "query.changed", query: { ...query, after } });
  };
  const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  return (
    <div className={css.stack}>
      <div className={css.bar}>
        <Segmented
          wraps
          label="Kind of change"
          options={[
            { value: "all", label: "All that differ", count: all },
            ...ALL_KINDS.filter((kind) => counts[kind] > 0 || kind === query.kind).map((kind) => ({
              value: kind,
              label: CHANGE_LABELS[kind],
              count: counts[kind],
            })),
          ]}
          value={query.kind ?? "all"}
          onChange={(value) => ask({ kind: ALL_KINDS.find((kind) => kind === value) ?? null })}
        />
        <div className={css.search}>
          <TextField
            label="Filter"
            labelHidden
            compact
            type="search"
            placeholder="Place, code, carrier or size"
            value={query.search}
            onChange={(search) => ask({ search })}
          />
        </div>
      </div>
      <section className={table.tableCard} aria-label="Changes">
        {view.kind === "loading" && <Spinner size="m" label="Loading..." />}
        {view.kind === "failed" && <Refusal failure={view.failure} />}
        {view.kind === "shown" && (
          <>
            <div className={table.scroll}>
              <Prices actor={actor} one={one} isBusy={isBusy} prices={view.page.items} empty={describeNone(query)} />
            </div>
            <div className={css.more}>
              <span>
                {countOf(view.page.items.length, "price")} on this page
                {ALL_KINDS.some((kind) => counts[kind] > MAX_OF_KIND)
                  ? `, the first ${MAX_OF_KIND.toLocaleString("en-US")} of each kind are listed`
                  : ""}
                {counts.unchanged === 0 || query.kind === "unchanged"
                  ? ""
                  : `, ${countOf(counts.unchanged, "price")} as before`}
                {leftOut === 0 ? "" : `, ${countOf(leftOut, "row")} left out`}
              </span>
              <span className={css.actions}>
                {before.length > 0 && (
                  <Button
                    kind="secondary"
                    size="small"
                    onClick={() => turn(before.at(-1) ?? null, before.slice(0, -1))}
                  >
                    Back
                  </Button>
                )}
                {view.page.next !== null && (
                  <Button kind="secondary" size="small" onClick={() => turn(view.page.next, [...before, query.after])}>
                    {`Show the next ${PAGE}`}
                  </Button>
                )}
              </span>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

const laneKey = ({ from, to, carrier }: ComparedPrice): string => `${from.code} ${to.code} ${carrier}`;

const isOfSameRow = (one: ComparedPrice | undefined, other: ComparedPrice): boolean =>
  one?.after != null && one.after.tab === other.after?.tab && one.after.line === other.after.line;

interface PricesProps extends Omit<PriceListProps, "summary"> {
  readonly prices: readonly ComparedPrice[];
  /** What is said without a price. */
  readonly empty: string;
}

const describeNone = ({ kind, search }: PriceQuery): string => {
  if (search.trim() !== "") return "No price matches the filter.";
  return kind === null ? "No price differs." : "No such price.";
};

function Prices({ prices, empty, ...props }: PricesProps): ReactElement {
  if (prices.length === 0) return <p className={css.more}>{empty}</p>;
  return (
    <table className={css.prices}>
      <thead>
        <tr>
          <th scope="col">Size</th>
          <th scope="col">State</th>
          <th scope="col">Charges, old above new</th>
          <th scope="col" className={css.amount}>
            Total was
          </th>
          <th scope="col" className={css.amount}>
            Total now
          </th>
          <th scope="col" className={css.amount}>
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price, index) => {
          const earlier = prices[index - 1];
          const isFirst = earlier === undefined || laneKey(earlier) !== laneKey(price);
          return (
            <Fragment key={price.position}>
              {isFirst && <Lane price={price} />}
              <Price {...props} price={price} isFirstOfRow={!isOfSameRow(earlier, price)} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function Lane({ price: { from, to, carrier } }: { readonly price: ComparedPrice }): ReactElement {
  return (
    <tr>
      <th scope="rowgroup" colSpan={6} className={css.lane}>
        <span className={css.code}>{from.code}</span> {from.name} to <span className={css.code}>{to.code}</span>{" "}
        {to.name}
        <small>{carrier}</small>
      </th>
    </tr>
  );
}

const KIND_BADGES = {
  new: "best",
  changed: "sea",
  "no-longer-quoted": "plain",
  dates: "plain",
  unchanged: "plain",
} as const;

/** Kinds of change of which each price has a total. */
const hasTotals = (kind: PriceChange): boolean => kind !== "dates" && kind !== "unchanged";
const toTotalText = ({ kind, total }: ComparedPrice, side: "before" | "after"): string => {
  const amount = total[side];
  if (amount !== null) return formatAmount(amount);
  return hasTotals(kind) ? "none" : "";
};

interface PriceProps extends Omit<PriceListProps, "summary"> {
  readonly price: ComparedPrice;
  readonly isFirstOfRow: boolean;
}

function Price({ actor, one, isBusy, price, isFirstOfRow }: PriceProps): ReactElement {
  const { kind, size, before, after, charges, terms, total } = price;
  const origin = after ?? before;
  const percent = formatPercent(total.percent);
  const leftOut = after === null ? null : findLeftOut(one, after);
  const canChange = one.state === "open" || one.state === "compared";
  return (
    <tr data-left-out={leftOut === null ? undefined : ""}>
      <th scope="row">{size ?? "Part load"}</th>
      <td>
        {leftOut === null ? (
          <Badge kind={KIND_BADGES[kind]} {...(kind === "new" ? { icon: plus } : {})}>
            {CHANGE_LABELS[kind]}
          </Badge>
        ) : (
          <Badge kind="plain">Left out</Badge>
        )}
        <small>
          {before !== null && after !== null && before.validTill !== after.validTill && (
            <span className={css.before}>till {formatDate(before.validTill)}</span>
          )}
          {origin === null ? "" : `${formatDate(origin.validFrom)} to ${formatDate(origin.validTill)}`}
        </small>
        {after !== null && leftOut === null && isFirstOfRow && canChange && (
          <div className={css.rowAction}>
            <LeaveOut actor={actor} one={one} row={after} isBusy={isBusy} />
          </div>
        )}
      </td>
      <td>
        <ul className={css.charges}>
          {charges.map((charge, index) => (
            <Charge
              key={`${charge.name} ${index}`}
              charge={charge}
              isWhole={kind === "new" || kind === "no-longer-quoted"}
            />
          ))}
          {terms.map(({ column, before: was, after: is }) => (
            <li key={column}>
              <small>{chargeLabel(column)}</small>
              <s className={css.before}>{was ?? "none"}</s>
              <span className={css.after}>{is ?? "none"}</span>
            </li>
          ))}
        </ul>
      </td>
      <td className={css.amount}>{toTotalText(price, "before")}</td>
      <td className={css.amount}>
        <b>{toTotalText(price, "after")}</b>
      </td>
      <td className={css.amount}>
        <span className={(total.percent ?? 0) > 0 ? css.up : css.down}>{percent === "" ? "" : percent}</span>
      </td>
    </tr>
  );
}

function Charge({ charge, isWhole }: { readonly charge: ChargeChange; readonly isWhole: boolean }): ReactElement {
  const { name, kind, before, after, percent } = charge;
  const isChanged = kind !== "unchanged" && !isWhole;
  const share = formatPercent(percent);
  return (
    <li>
      <small>{chargeLabel(name)}</small>
      {isChanged && <s className={css.before}>{formatCharge(before)}</s>}
      <span className={kind === "new" ? css.added : isChanged ? css.after : undefined}>
        {formatCharge(after ?? (isWhole ? before : null))}
      </span>
      {share !== "" && <small>{share}</small>}
    </li>
  );
}
