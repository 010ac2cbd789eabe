import { err, type Result } from "neverthrow";
import { type DeskFeature, deskRoute } from "#server/desk/route.ts";
import { nameCompanies } from "#server/modules/accounts/index.ts";
import { readMargins } from "#server/modules/margins/index.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { officeDay } from "#server/platform/time.ts";
import { endMargin, type PricingDeps, saveMargin } from "./change-margins.ts";
import { explainTrial } from "./explain.ts";
import { presentExplanation, presentMargins } from "./present.ts";

const listMargins = async ({ db, clock }: PricingDeps) => {
  const table = await readMargins(db);
  const ids = [...table.rules, ...table.floors].flatMap(({ customers }) =>
    customers.kind === "company" ? [customers.id] : [],
  );
  return presentMargins(table, { companies: await nameCompanies(db, ids), today: officeDay(clock()) });
};

/** Margin rules and floors at the desk. */
export const pricingFeature: DeskFeature = ({ database: { db }, clock }) => {
  const deps = { db, clock };
  const answerList = async (done: Result<void, Refusal>, message: string) =>
    done.isErr() ? err(done.error) : answer(await listMargins(deps), message);
  return [
    deskRoute("listMargins", "see-margins", async () => answer(await listMargins(deps))),
    deskRoute("addMargin", "edit-margins", async ({ body }) =>
      answerList(await saveMargin(deps, body, null), "Rule added"),
    ),
    deskRoute("replaceMargin", "edit-margins", async ({ path, body }) =>
      answerList(await saveMargin(deps, body, path.margin), "Rule replaced"),
    ),
    deskRoute("endMargin", "edit-margins", async ({ path, query }) => {
      const ending = { lastDay: "", withoutMargin: query.withoutMargin === "yes" };
      return answerList(await endMargin(deps, path.margin, ending), "Rule ended");
    }),
    deskRoute("endMarginOn", "edit-margins", async ({ path, body: { lastDay, withoutMargin = false } }) =>
      answerList(await endMargin(deps, path.margin, { lastDay, withoutMargin }), "Last day set"),
    ),
    deskRoute("explainMargin", "see-margins", async ({ body }) =>
      (await explainTrial(deps, body)).andThen(({ explained, exchange }) =>
        answer([presentExplanation(explained, exchange)]),
      ),
    ),
  ];
};
