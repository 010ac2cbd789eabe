import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { formatLoad } from "#domain/containers";
import { formatLclLoad } from "#domain/lcl";
import { type QuoteSearch } from "#domain/quotes";
import type { SearchEnd } from "#domain/search";
import { formView } from "#flows/kit/form.ts";
import { deskRequestFlow } from "#flows/quotes/desk-request.ts";
import { QUOTES_PATH } from "#flows/quotes/path.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Row } from "#web/kit/layout.tsx";
import { useFlow } from "#web/portal/portal-context.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { formatDate, readerFormats } from "#web/messages/formats.ts";
import * as css from "./quotes.css.ts";
import { TextArea } from "./text-area.tsx";

const toEnd = ({ place, port }: SearchEnd): string =>
  [place, port]
    .filter((point) => point !== null)
    .map(({ name, code }) => `${name} (${code})`)
    .join(", ");

type Fact = readonly [term: string, value: string];

const toFacts = (search: QuoteSearch): readonly Fact[] =>
  search.mode === "lcl"
    ? [
        ["From", search.portOfLoading],
        ["To", search.portOfDischarge],
        ["Load", formatLclLoad(search, readerFormats().numbers)],
      ]
    : [
        ["From", toEnd(search.origin)],
        ["To", toEnd(search.destination)],
        [
          "Departure",
          search.departureDate === null ? "As soon as possible" : `From ${formatDate(search.departureDate)}`,
        ],
        ["Containers", formatLoad(search.containers)],
      ];

/** Sends a search without rates, or with incomplete ones, to the desk. */
export default function DeskPanel({ search }: { readonly search: QuoteSearch }): ReactElement {
  const actor = useActorRef(useFlow((services) => deskRequestFlow(services, search)));
  const { kind, draft, failure, sent } = useSelector(actor, formView);
  return (
    <section className={css.ask} aria-labelledby="ask-desk">
      <div className={css.askBody}>
        <h2 id="ask-desk" className={text.h2}>
          Ask the desk for a price
        </h2>
        <p className={quietText.small}>
          The answer arrives as a quote, here and by mail. It costs nothing and books nothing.
        </p>
        {sent === null ? (
          <form
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault();
              actor.send({ type: "form.submitted" });
            }}
          >
            <TextField
              label="Commodity"
              mark="Optional"
              maxLength={120}
              value={draft.commodity}
              onChange={(typed) => actor.send({ type: "form.changed", changes: { commodity: typed } })}
            />
            <TextArea
              label="Anything the desk should know"
              optional
              maxLength={1000}
              value={draft.note}
              onChange={(typed) => actor.send({ type: "form.changed", changes: { note: typed } })}
            />
            <FailureBanner attempt="desk-request" failure={failure} cause="inline" />
            <Row gap="8 12" wrap>
              <Button type="submit" busyLabel={kind === "sending" ? "Sending..." : undefined}>
                Send to the desk
              </Button>
            </Row>
          </form>
        ) : (
          <div className={css.form}>
            <Banner tone="positive">
              Sent. Request {sent.number} is with the desk. Find it and its answer in{" "}
              <TextLink to={QUOTES_PATH}>Quotes</TextLink>.
            </Banner>
          </div>
        )}
      </div>
      <div className={css.askSide}>
        <h3 className={text.h3}>This search is sent along</h3>
        <dl className={`${css.chargeList} ${num}`}>
          {toFacts(search).map(([term, value]) => (
            <div key={term}>
              <dt className={quietText.caption}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
