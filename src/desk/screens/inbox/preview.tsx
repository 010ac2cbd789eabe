import { type ReactElement, useState } from "react";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { finishAnswers } from "../../flows/inbox/late-answers.ts";
import type { HeldAnswer, LateAnswer } from "../../flows/inbox/types.ts";
import type { InboxView } from "../../flows/inbox/view.ts";
import { CompanyNotice } from "../../kit/company-notice.tsx";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import { OpenedBy } from "../../kit/opened-by.tsx";
import { KeyButton } from "../../kit/key-button.tsx";
import type { InboxDetails, InboxEvent, InboxItem } from "../../ports/index.ts";
import { DeskServicesProvider, useDesk, useStaff } from "../../services.ts";
import { formatOfficeDay } from "../../shell/office-clock.tsx";
import { Due } from "./due.tsx";
import { ItemFacts } from "./item-facts.tsx";
import type { PreviewProps } from "./preview-props.ts";
import { PREVIEWS } from "./previews.ts";
import { describeItem, findPath } from "./titles.ts";
import * as css from "./preview.css.ts";

interface ItemPreviewProps {
  readonly view: Pick<InboxView, "preview" | "place" | "counts" | "isBusy" | "changeFailure">;
  readonly onAssign: () => void;
  readonly onDone: (item: InboxItem) => void;
  readonly onChanged: () => void;
  readonly onAnswered: (item: InboxItem, held: HeldAnswer | null) => void;
  /** What was sent about an item was settled when another one was shown. */
  readonly onSettled: (item: InboxItem, answer: LateAnswer) => void;
  /** Reads the preview again. */
  readonly onRetry: () => void;
}

/** The selected item with all that is needed for the usual answer. */
export function ItemPreview(props: ItemPreviewProps): ReactElement {
  const { preview } = props.view;
  return (
    <aside className={css.preview} aria-label="Preview">
      {preview.kind === "none" && <p className={css.empty}>No item is selected.</p>}
      {preview.kind === "loading" && (
        <div className={css.empty}>
          <Loading size="m" />
        </div>
      )}
      {preview.kind === "failed" && (
        <div className={css.body}>
          <Refusal failure={preview.failure} />
          <div>
            <Button kind="secondary" size="small" onClick={props.onRetry}>
              Try again
            </Button>
          </div>
        </div>
      )}
      {preview.kind === "shown" && <Shown key={preview.details.item.id} {...props} details={preview.details} />}
    </aside>
  );
}

interface ShownProps extends ItemPreviewProps {
  readonly details: InboxDetails;
}

function Shown({ details, view: { place, isBusy, changeFailure }, ...props }: ShownProps): ReactElement {
  const { item } = details;
  const { Facts = ItemFacts, Actions } = PREVIEWS[item.kind] ?? {};
  const isOpen = item.answeredAt === null;
  const part: PreviewProps = {
    details,
    onChanged: props.onChanged,
    onAnswered: (held) => props.onAnswered(item, held),
  };
  const services = useDesk();
  const [lasting] = useState(() => ({
    ...services,
    ports: finishAnswers(services.ports, (answer) => props.onSettled(item, answer)),
  }));
  /* What is being typed stays when a colleague is faster. */
  const [beganOpen] = useState(isOpen);
  return (
    <DeskServicesProvider value={lasting}>
      <Head item={item} place={place} />
      <div className={css.body}>
        <Refusal failure={changeFailure} />
        {item.answeredAt !== null && (
          <Banner tone="info">
            <p>
              Answered {formatOfficeDay(item.answeredAt)}
              {item.answeredBy === null ? "" : ` by ${item.answeredBy}`}. It waits no more.
            </p>
          </Banner>
        )}
        {isOpen && item.newsAt !== null && (
          <Banner tone="caution">
            <p>The customer has added to this, {formatOfficeDay(item.newsAt)}.</p>
          </Banner>
        )}
        {item.customer !== null && item.kind !== "sign-up" && (
          <CompanyNotice {...item.customer} reason={item.customer.stateReason} />
        )}
        <Facts {...part} />
        <History events={details.history} />
      </div>
      {(isOpen || beganOpen) && (
        <div className={css.foot}>
          <OpenedBy kind="item" id={item.id} />
          {Actions !== undefined && <Actions {...part} />}
          {isOpen && (
            <Buttons
              item={item}
              isBusy={isBusy}
              isOnlyAnswer={Actions === undefined}
              onAssign={props.onAssign}
              onDone={() => props.onDone(item)}
            />
          )}
        </div>
      )}
    </DeskServicesProvider>
  );
}

function Head({ item, place }: { readonly item: InboxItem; readonly place: number | null }): ReactElement {
  const { title, kind } = describeItem(item);
  return (
    <div className={css.head}>
      <div className={`${css.headRow} ${num}`}>
        <span>{item.answeredAt === null && <Due item={item} isLong />}</span>
        {place !== null && <span>Item {place}</span>}
      </div>
      <h2 className={`${text.h2} ${css.title}`}>{title}</h2>
      <p className={`${css.numbers} ${num}`}>
        {kind}
        {item.number !== null && `, ${item.number}`}
        {item.reference !== null && (
          <>
            , reference <b>{item.reference}</b>
          </>
        )}
      </p>
    </div>
  );
}

interface ButtonsProps {
  readonly item: InboxItem;
  /** Nothing but these buttons answers the item. */
  readonly isOnlyAnswer: boolean;
  readonly isBusy: boolean;
  readonly onAssign: () => void;
  readonly onDone: () => void;
}

function Buttons({ item, isOnlyAnswer, isBusy, onAssign, onDone }: ButtonsProps): ReactElement {
  const path = findPath(item, useStaff()?.actions ?? []);
  return (
    <div className={css.buttons}>
      {item.isMarkable && (
        <KeyButton
          letter="e"
          kind={isOnlyAnswer ? "primary" : "secondary"}
          size="small"
          disabled={isBusy}
          onPress={onDone}
        >
          Done
        </KeyButton>
      )}
      <KeyButton letter="a" kind="secondary" size="small" disabled={isBusy} onPress={onAssign}>
        {item.assignee === null ? "Assign" : "Assign to another"}
      </KeyButton>
      {path !== null && (
        <span className={css.open}>
          <LinkButton to={path} kind="ghost" size="small">
            Open
          </LinkButton>
        </span>
      )}
    </div>
  );
}

const describeEvent = ({ event, by, assignee }: InboxEvent): string => {
  if (event === "answered") return "marked it as done";
  if (event === "reopened") return "took that back";
  if (assignee === null) return "released it";
  return assignee === by ? "took it" : `gave it to ${assignee}`;
};

function History({ events }: { readonly events: readonly InboxEvent[] }): ReactElement | null {
  if (events.length === 0) return null;
  return (
    <ol className={`${css.history} ${num}`} aria-label="History">
      {events.map((event) => (
        <li key={`${event.at} ${event.event}`}>
          <time dateTime={event.at}>{formatOfficeDay(event.at)}</time>
          <span>
            <b>{event.by ?? "Somebody"}</b> {describeEvent(event)}
          </span>
        </li>
      ))}
    </ol>
  );
}
