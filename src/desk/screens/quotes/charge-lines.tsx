import { type ReactElement, useEffect, useRef, useState } from "react";
import { BRAND } from "#brand";
import { type FieldProblem, findProblem } from "#domain/field-problem.ts";
import { formatMoney, toDecimalText } from "#domain/money";
import type { AnswerLine } from "#domain/quotes";
import { cross, plus } from "#web/components/icon/shapes.ts";
import { IconButton } from "#web/components/icon-button.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { describeUnprintable } from "#web/messages/printable.ts";
import { num } from "#web/styles/typography.css.ts";
import { findAmountProblem, judgeLine, type LineField, type OfferField } from "../../flows/quote-typed.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { ChargeField } from "../../kit/charge-field.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskQuoteRequest, QuotePrice, TypedLine } from "../../ports/index.ts";
import * as bookings from "../bookings/bookings.css.ts";
import { LineRule } from "./line-rule.tsx";
import * as css from "./quotes.css.ts";

const ALL_SIZES = "all";

const toUnits = (isPartLoad: boolean) =>
  isPartLoad
    ? [
        { value: "wm", label: "per W/M" },
        { value: "booking", label: "per booking" },
      ]
    : [
        { value: "container", label: "per container" },
        { value: "booking", label: "per booking" },
      ];

const isUnit = (text: string): text is AnswerLine["countedBy"] => ["container", "booking", "wm"].includes(text);

interface ChargeLinesProps {
  readonly request: DeskQuoteRequest;
  readonly lines: readonly TypedLine[];
  readonly price: QuotePrice | null;
  readonly problems: readonly FieldProblem<OfferField>[];
  readonly onChange: (lines: readonly TypedLine[]) => void;
}

/** The charges of an answer: buying beside selling price, with the rule that sets it. */
export function ChargeLines({ request, lines, price, problems, onChange }: ChargeLinesProps): ReactElement {
  const body = useRef<HTMLTableSectionElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const add = (): void => {
    setAdded(lines.length);
    onChange([...lines, ...createLines(request, lines)]);
  };
  /* The next letters are for the new charge, not for the keys of the page. */
  const count = lines.length;
  useEffect(() => {
    const row = added === null || added >= count ? undefined : body.current?.rows[added];
    if (row === undefined) return;
    setAdded(null);
    [...row.querySelectorAll("input")].find(({ value }) => value === "")?.focus();
  }, [added, count]);
  const change = (index: number, changes: Partial<TypedLine>): void =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...changes } : line)));
  return (
    <>
      {lines.length > 0 && (
        <div className={table.scroll}>
          <table className={`${table.wide} ${table.stacked}`}>
            <thead>
              <tr>
                <th scope="col">Charge</th>
                <th scope="col">Counted</th>
                <th scope="col">Currency</th>
                <th scope="col">Buying price</th>
                <th scope="col">Rule and margin</th>
                <th scope="col">Selling price</th>
                <th scope="col">Remove</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {lines.map((line, index) => (
                <LineRow
                  key={index}
                  request={request}
                  line={line}
                  priced={price?.lines[index] ?? null}
                  find={(field) => findProblem(problems, `lines.${index}.${field}`)}
                  onChange={(changes) => change(index, changes)}
                  onRemove={() => onChange(lines.filter((_, at) => at !== index))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={`${table.head} ${num}`}>
        <KeyButton letter="n" kind="ghost" size="small" icon={plus} onPress={add}>
          Add a charge
        </KeyButton>
        <Totals price={price} hasLines={lines.length > 0} />
      </div>
    </>
  );
}

/* The first charge is the freight of each size. */
const createLines = ({ isPartLoad, sizes }: DeskQuoteRequest, lines: readonly TypedLine[]): readonly TypedLine[] => {
  const blank = { currency: lines.at(-1)?.currency ?? BRAND.currency, buying: "", selling: "" };
  if (lines.length > 0 && isPartLoad) return [{ ...blank, name: "", countedBy: "booking", size: "" }];
  if (lines.length > 0) return [{ ...blank, name: "", countedBy: "container", size: "" }];
  const name = "Ocean freight";
  return isPartLoad
    ? [{ ...blank, name, countedBy: "wm", size: "" }]
    : sizes.map((size): TypedLine => ({ ...blank, name, countedBy: "container", size }));
};

function Totals({ price, hasLines }: { readonly price: QuotePrice | null; readonly hasLines: boolean }): ReactElement {
  if (!hasLines) return <span className={table.quiet}>No charge yet.</span>;
  if (price?.totals == null) return <span className={table.quiet}>Margin unknown: a buying price is missing.</span>;
  const { buying, selling, margin } = price.totals;
  return (
    <span>
      Buying {formatMoney(buying)}, selling <b>{formatMoney(selling)}</b>, margin{" "}
      <b className={margin.minor > 0 ? bookings.gained : bookings.lost}>{formatMoney(margin)}</b>
    </span>
  );
}

interface LineRowProps {
  readonly request: DeskQuoteRequest;
  readonly line: TypedLine;
  readonly priced: QuotePrice["lines"][number] | null;
  readonly find: (field: LineField) => string | undefined;
  readonly onChange: (changes: Partial<TypedLine>) => void;
  readonly onRemove: () => void;
}

function LineRow({ request, line, priced, find, onChange, onRemove }: LineRowProps): ReactElement {
  const { name, countedBy, size, currency, buying, selling } = line;
  const suggested = priced?.suggested ?? null;
  const { isByHand } = judgeLine(line, priced);
  const sizes = [{ value: ALL_SIZES, label: "All sizes" }, ...request.sizes.map((one) => ({ value: one, label: one }))];
  return (
    <tr className={isByHand ? css.byHand : undefined}>
      <th scope="row">
        <div className={css.name}>
          <ChargeField
            labelHidden
            compact
            maxLength={60}
            listIn="page"
            text={name}
            caution={describeUnprintable(name)}
            error={find("name")}
            onChange={(typed) => onChange({ name: typed })}
          />
        </div>
      </th>
      <td data-label="Counted">
        <div className={css.unit}>
          <Select
            label="Counted"
            labelHidden
            compact
            options={toUnits(request.isPartLoad)}
            value={countedBy}
            onChange={(unit) => isUnit(unit) && onChange({ countedBy: unit, size: "" })}
          />
          {countedBy === "container" && (
            <Select
              label="Size"
              labelHidden
              compact
              options={sizes}
              value={size === "" ? ALL_SIZES : size}
              onChange={(chosen) => onChange({ size: chosen === ALL_SIZES ? "" : chosen })}
            />
          )}
        </div>
      </td>
      <td data-label="Currency">
        <div className={css.currency}>
          <TextField
            label="Currency"
            labelHidden
            compact
            maxLength={3}
            value={currency}
            error={find("currency")}
            onChange={(typed) => onChange({ currency: typed.toUpperCase() })}
          />
        </div>
      </td>
      <td data-label="Buying price">
        <AmountField
          label="Buying price"
          placeholder="Unknown"
          currency={currency}
          value={buying}
          problem={find("buying")}
          onChange={(typed) => onChange({ buying: typed })}
        />
      </td>
      <td data-label="Rule and margin">
        <LineRule line={line} priced={priced} onFollow={() => onChange({ selling: "" })} />
      </td>
      <td data-label="Selling price">
        <AmountField
          label="Selling price"
          placeholder={suggested === null ? "" : toDecimalText(suggested)}
          currency={currency}
          value={selling}
          problem={find("selling")}
          onChange={(typed) => onChange({ selling: typed })}
        />
      </td>
      <td>
        <IconButton
          icon={cross}
          size="small"
          label={`Remove ${name === "" ? "this charge" : name}`}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly currency: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (typed: string) => void;
}

/* What cannot be read is said once the field is left. */
function AmountField({ currency, problem, onChange, ...field }: AmountFieldProps): ReactElement {
  const [hasLeft, setHasLeft] = useState(false);
  const unread = hasLeft ? findAmountProblem(field.value, currency) : undefined;
  return (
    <div className={css.money}>
      <TextField
        {...field}
        labelHidden
        compact
        numeric
        inputMode="decimal"
        error={problem ?? unread}
        onBlur={() => setHasLeft(true)}
        onChange={(typed) => {
          setHasLeft(false);
          onChange(typed);
        }}
      />
    </div>
  );
}
