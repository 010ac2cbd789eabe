import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { isSameView } from "#flows/kit/same-view.ts";
import { createCustomerPage, createStateForm, customerView } from "../../flows/customers.ts";
import { followNews } from "../../flows/follow-news.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import { useDesk, useDeskFlow, useMay } from "../../services.ts";
import type { PreviewProps } from "../inbox/preview-props.ts";
import { CustomerState } from "./customer-state.tsx";
import { StateButtons, StateWarnings } from "./state-buttons.tsx";
import { StateDialog } from "./state-dialog.tsx";
import { TaxNumbers } from "./tax-documents.tsx";

/** The state of a company that has signed up, who has the same tax numbers, and the decision about it. */
export function SignUpActions({ details: { item }, onAnswered }: PreviewProps): ReactElement | null {
  const mayDecide = useMay("manage-customers");
  if (item.customer === null || item.answeredAt !== null || !mayDecide) return null;
  return <Decision key={item.customer.id} id={item.customer.id} onDecided={() => onAnswered(null)} />;
}

interface DecisionProps {
  readonly id: string;
  readonly onDecided: () => void;
}

function Decision({ id, onDecided }: DecisionProps): ReactElement {
  const page = useActorRef(useDeskFlow((services) => createCustomerPage(services, id)));
  const form = useActorRef(useDeskFlow(createStateForm));
  const view = useSelector(page, customerView, isSameView);
  const services = useDesk();
  useEffect(() => followNews(services, page), [services, page]);
  useEffect(() => {
    const listening = form.on("form.sent", ({ sent }) => {
      if (sent !== null) page.send({ type: "page.updated", value: sent });
      onDecided();
    });
    return () => listening.unsubscribe();
  }, [form, page, onDecided]);
  if (view.kind === "loading") return <Loading size="m" />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  const { customer } = view;
  return (
    <>
      <div>
        <CustomerState state={customer.state} />
      </div>
      <TaxNumbers customer={customer} />
      <StateWarnings customer={customer} />
      <StateButtons customer={customer} form={form} />
      <StateDialog form={form} customer={customer} onOutdated={() => page.send({ type: "page.outdated" })} />
    </>
  );
}
