import { toCarrierKey } from "#domain/tracking";
import { createPage, type PageSnapshot } from "#flows/kit/page.ts";
import type { DeskFlowServices } from "../compose.ts";

/** The carriers that are known, by name. */
export const createCarriersPage = ({ ports: { rates }, requestActor }: DeskFlowServices<"rates">) =>
  createPage<readonly string[]>({ id: "deskCarriers", requestActor, load: rates.listCarriers });

export const carriersView = (snapshot: PageSnapshot<readonly string[]>): readonly string[] =>
  snapshot.context.value ?? [];

/** The carriers whose name has what was typed, whatever its case, spaces and signs; all for an empty text. */
export const findCarriers = (carriers: readonly string[], typed: string): readonly string[] =>
  carriers.filter((name) => toCarrierKey(name).includes(toCarrierKey(typed)));
