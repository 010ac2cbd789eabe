import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { createQuotePage, quoteView } from "../../flows/quotes.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { useDeskFlow } from "../../services.ts";
import { useGo } from "../../shell/arrival.ts";
import { ItemFacts } from "../inbox/item-facts.tsx";
import type { PreviewProps } from "../inbox/preview-props.ts";
import { useNewsOfItem } from "../../kit/use-news-of-item.ts";
import { RequestFacts } from "./request-facts.tsx";

/** The facts of a request, with weight, commodity and note. */
export function QuoteFacts(props: PreviewProps): ReactElement {
  const { number, revision } = props.details.item;
  return (
    <>
      <ItemFacts {...props} />
      {number !== null && <Details key={number} number={number} itemRevision={revision} />}
    </>
  );
}

interface DetailsProps {
  readonly number: string;
  readonly itemRevision: number;
}

function Details({ number, itemRevision }: DetailsProps): ReactElement | null {
  const page = useActorRef(useDeskFlow((services) => createQuotePage(services, number)));
  useNewsOfItem(page, itemRevision);
  const view = useSelector(page, quoteView);
  return view.kind === "shown" ? <RequestFacts {...view.request} /> : null;
}

/** Opens the answer of a request, which is typed beside it. */
export function QuoteActions({ details: { item } }: PreviewProps): ReactElement | null {
  const go = useGo();
  const { number } = item;
  if (number === null || item.answeredAt !== null) return null;
  return (
    <KeyButton letter="c" onPress={() => go(`/quotes/${encodeURIComponent(number)}`)}>
      Answer this request
    </KeyButton>
  );
}
