import type { Account } from "#domain/accounts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

/** Loads the account; its sections have flows of their own. */
export const accountPageFlow = ({ requestActor, ports: { account } }: FlowServices<"account">) =>
  createPage<Account>({ id: "account", requestActor, load: (signal) => account.load(signal) });

export const accountPageView = (snapshot: PageSnapshot<Account>) => pageView(snapshot, (account) => ({ account }));

export type AccountPageView = ReturnType<typeof accountPageView>;
