import type { End, SearchField, FclDraft, SearchProblem } from "#domain/search";
import type { SearchActor } from "#flows/search/view.ts";

interface EndLabels {
  readonly title: string;
  readonly service: string;
  readonly place: string;
  readonly port: string;
  readonly placeField: SearchField;
  readonly portField: SearchField;
}

export const END_LABELS: Readonly<Record<End, EndLabels>> = {
  origin: {
    title: "From",
    service: "Origin service",
    place: "Place of Origin",
    port: "Port of Loading",
    placeField: "placeOfOrigin",
    portField: "portOfLoading",
  },
  destination: {
    title: "To",
    service: "Destination service",
    place: "Place of Delivery",
    port: "Port of Discharge",
    placeField: "placeOfDelivery",
    portField: "portOfDischarge",
  },
};

export interface FormPart {
  readonly actor: SearchActor;
  readonly draft: FclDraft;
  readonly problems: readonly SearchProblem[];
}
