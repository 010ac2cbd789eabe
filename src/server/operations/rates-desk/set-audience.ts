import { sql } from "kysely";
import { err, ok, type Result } from "neverthrow";
import { isSameAudience, type SheetAudience } from "#domain/rates";
import { registerGroup } from "#server/modules/accounts/index.ts";
import { recordChange } from "#server/modules/audit/index.ts";
import { bumpCacheVersion, lockCache } from "#server/platform/database/cache-versions.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { readAudience, toAudienceRevision, writeAudience } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import { NAMES, type SheetKind } from "#server/rate-sources/rate-sheets/sheet-kinds.ts";
import type { Executor } from "#server/schema.ts";
import { nameAudience } from "./name-audience.ts";

export const UNKNOWN_SHEET: Refusal = { kind: "not-found", message: "This sheet is not known." };

/** Who finds a sheet from now on, and the revision of the sheet that it was decided for. */
interface AudienceChange {
  readonly audience: SheetAudience | null;
  readonly revision: string;
}

const refuse = (message: string): Refusal => ({ kind: "fields", message, fields: [{ field: "audience", message }] });

/** Why nobody would find the prices of an audience; null where somebody does. */
export const findAudienceProblem = async (db: Executor, audience: SheetAudience | null): Promise<Refusal | null> => {
  if (audience === null) return null;
  const { groups, companies } = audience;
  if (groups.length + companies.length === 0) return refuse("Choose a group or a company.");
  const known = await nameAudience(db, [audience]);
  const isKnown = companies.every((id) => known.has(id));
  return isKnown ? null : refuse("One of the companies is not known. Choose it again.");
};

const describe = async (db: Executor, audience: SheetAudience | null): Promise<string> => {
  if (audience === null) return "everybody";
  const names = await nameAudience(db, [audience]);
  return [...audience.groups, ...audience.companies.map((id) => names.get(id) ?? id)].join(", ");
};

const refuseOutdated = async (db: Executor, now: SheetAudience | null): Promise<Refusal> => ({
  kind: "conflict",
  message: `Somebody else has changed who finds this sheet in the meantime. It is found by ${await describe(db, now)} now.`,
});

/** An audience whose groups are spelled as they are known; new ones are added to the list. */
export const spellAudience = async (db: Executor, { groups, companies }: SheetAudience): Promise<SheetAudience> => {
  const spelled: string[] = [];
  for (const group of groups) spelled.push(await registerGroup(db, group));
  return { groups: spelled, companies };
};

/**
 * Sets who finds the prices of a sheet; the next search of everybody counts with it. Refused with `conflict` where somebody else
 * has changed it meanwhile, and by field for an audience of nobody or an unknown company.
 */
export const setAudience = (
  db: Executor,
  { kind, id }: { readonly kind: SheetKind; readonly id: string },
  { audience: typed, revision }: AudienceChange,
): Promise<Result<void, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    const { sheet, version } = NAMES[kind];
    await lockCache(transaction, version);
    const { rows } = await sql<{ readonly visibleTo: string | null }>`
      select "visibleTo" from ${sql.table(sheet)} where "id" = ${id}`.execute(transaction);
    const [stored] = rows;
    if (stored === undefined) return err(UNKNOWN_SHEET);
    const audience = typed === null ? null : await spellAudience(transaction, typed);
    const now = stored.visibleTo === null ? null : readAudience(stored.visibleTo);
    if (isSameAudience(now, audience)) return ok(undefined);
    if (toAudienceRevision(stored.visibleTo) !== revision) return err(await refuseOutdated(transaction, now));
    const problem = await findAudienceProblem(transaction, audience);
    if (problem !== null) return err(problem);
    const visibleTo = audience === null ? null : writeAudience(audience);
    await sql`update ${sql.table(sheet)} set "visibleTo" = ${visibleTo} where "id" = ${id}`.execute(transaction);
    await recordChange(transaction, {
      action: "tariff.visibility-changed",
      subjectId: id,
      before: { foundBy: await describe(transaction, now) },
      after: { foundBy: await describe(transaction, audience) },
    });
    await bumpCacheVersion(transaction, version);
    return ok(undefined);
  });
