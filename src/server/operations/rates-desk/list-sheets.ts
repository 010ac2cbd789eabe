import { type RawBuilder, sql } from "kysely";
import type { Customer } from "#domain/rates";
import type { CalendarDate } from "#domain/time";
import { nameStaff } from "#server/modules/audit/index.ts";
import { UNFINISHED } from "#server/platform/database/staged-import.ts";
import { toInstant } from "#server/platform/time.ts";
import { NAMES, SHEET_KINDS, type SheetKind } from "#server/rate-sources/rate-sheets/sheet-kinds.ts";
import { isPrivateFor, readAudience, toAudienceRevision } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import type { PriceSide } from "#domain/margins";
import type { Executor } from "#server/schema.ts";
import { nameAudience } from "./name-audience.ts";

const PAGE = 50;

/** The state of a sheet: `upcoming` until its first day, `ended` once nothing of it is quoted. */
export type SheetStateName = "active" | "upcoming" | "ended" | "withdrawn";

interface SheetHead {
  readonly kind: SheetKind;
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly validFrom: CalendarDate;
  readonly validTill: CalendarDate;
  readonly importedAt: number;
  readonly withdrawnAt: number | null;
  readonly outdatedAt: number | null;
  readonly visibleTo: string | null;
  readonly prices: PriceSide;
}

export interface SheetQuery {
  readonly search: string;
  /** `quoted`: active and upcoming. */
  readonly state: SheetStateName | "quoted" | null;
  /** Sheets that everybody finds, or those for groups and companies. */
  readonly audience: "everybody" | "some" | null;
  /** Only private sheets that this customer finds. */
  readonly foundBy: Customer | null;
  readonly after: number;
}

const escapeLike = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const STATE_CONDITIONS: Readonly<Record<SheetStateName | "quoted", (today: string) => RawBuilder<unknown>>> = {
  active: (today) => sql`s."withdrawnAt" is null and s."validFrom" <= ${today} and s."validTill" >= ${today}`,
  upcoming: (today) => sql`s."withdrawnAt" is null and s."validFrom" > ${today}`,
  ended: (today) => sql`s."withdrawnAt" is null and s."validTill" < ${today}`,
  withdrawn: () => sql`s."withdrawnAt" is not null`,
  quoted: (today) => sql`s."withdrawnAt" is null and s."validTill" >= ${today}`,
};

const AUDIENCE_CONDITIONS = {
  everybody: sql`s."visibleTo" is null`,
  some: sql`s."visibleTo" is not null`,
} as const;

const toCondition = ({ search, state, audience, foundBy }: SheetQuery, today: CalendarDate): RawBuilder<unknown> => {
  const pattern = escapeLike(search);
  const conditions = [
    sql`(lower(s."provider") like ${pattern} escape '\\' or lower(s."name") like ${pattern} escape '\\')`,
    ...(state === null ? [] : [STATE_CONDITIONS[state](today)]),
    ...(audience === null ? [] : [AUDIENCE_CONDITIONS[audience]]),
    ...(foundBy === null ? [] : [isPrivateFor(sql`s."visibleTo"`, foundBy)]),
  ];
  return sql.join(conditions, sql` and `);
};

const selectHeads = (kind: SheetKind, condition: RawBuilder<unknown>): RawBuilder<SheetHead> => {
  const own = kind === "fcl" ? sql`s."outdatedAt", s."prices"` : sql`null as "outdatedAt", 'sell' as "prices"`;
  return sql<SheetHead>`select ${sql.lit(kind)} as "kind", s."id", s."provider", s."name", s."validFrom", s."validTill",
    s."importedAt", s."withdrawnAt", s."visibleTo", ${own} from ${sql.table(NAMES[kind].sheet)} s
    where s."validFrom" <> ${UNFINISHED} and ${condition}`;
};

const readHeads = async (
  db: Executor,
  condition: RawBuilder<unknown>,
  after: number,
): Promise<readonly SheetHead[]> => {
  const { rows } = await sql<SheetHead>`
    select * from (${selectHeads("fcl", condition)} union all ${selectHeads("lcl", condition)}) as "sheets"
    order by "importedAt" desc, "id" desc limit ${PAGE + 1} offset ${after}`.execute(db);
  return rows;
};

interface Count {
  readonly lines: number;
  readonly activeLines: number;
  readonly lastDay: CalendarDate | null;
}

const countLines = async (
  db: Executor,
  heads: readonly SheetHead[],
  today: CalendarDate,
): Promise<ReadonlyMap<string, Count>> => {
  const counted = await Promise.all(
    SHEET_KINDS.map(async (kind) => {
      const ids = heads.filter((one) => one.kind === kind).map(({ id }) => id);
      if (ids.length === 0) return [];
      const owner = sql.ref(NAMES[kind].owner);
      const active = sql`"withdrawn" is null and "validTill" >= ${today}`;
      const { rows } = await sql<Count & { readonly id: string }>`
        select ${owner} as "id", count(*) as "lines", count(case when ${active} then 1 end) as "activeLines",
          max(case when ${active} then "validTill" end) as "lastDay"
        from ${sql.table(NAMES[kind].line)} where ${owner} in (${sql.join(ids)}) group by ${owner}`.execute(db);
      return rows;
    }),
  );
  return new Map(counted.flat().map(({ id, ...count }) => [id, count]));
};

/* The sheets that were ended before a day that is still to come. */
const findEndedEarly = async (
  db: Executor,
  heads: readonly SheetHead[],
  today: CalendarDate,
): Promise<ReadonlySet<string>> => {
  const ids = heads.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ readonly sheetId: string }>`
    select distinct "sheetId" from "lineChange" where "sheetId" in (${sql.join(ids)})
      and "kind" = 'expired' and "undoneAt" is null and "before" >= ${today}`.execute(db);
  return new Set(rows.map(({ sheetId }) => sheetId));
};

const namePublishers = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const entries = await db
    .selectFrom("auditEntry")
    .leftJoin("staff", "staff.id", "auditEntry.actorId")
    .select(["auditEntry.subjectId", "auditEntry.actorId", "staff.name"])
    .where("auditEntry.action", "=", "sheet.imported")
    .where("auditEntry.subjectId", "in", ids)
    .execute();
  const stated = await nameStaff(
    db,
    entries.flatMap(({ actorId }) => actorId ?? []),
  );
  return new Map(
    entries.flatMap(({ subjectId, actorId, name }) => {
      const known = name ?? stated.get(actorId ?? "");
      return known === undefined ? [] : [[subjectId, known] as const];
    }),
  );
};

const toState = ({ withdrawnAt, validFrom }: SheetHead, count: Count | undefined, today: string): SheetStateName => {
  if (withdrawnAt !== null) return "withdrawn";
  if (count === undefined || count.activeLines === 0) return "ended";
  return validFrom > today ? "upcoming" : "active";
};

const present = async (db: Executor, heads: readonly SheetHead[], today: CalendarDate) => {
  const counts = await countLines(db, heads, today);
  const endedEarly = await findEndedEarly(db, heads, today);
  const publishers = await namePublishers(
    db,
    heads.map(({ id }) => id),
  );
  const audiences = heads.map(({ visibleTo }) => (visibleTo === null ? null : readAudience(visibleTo)));
  const companies = await nameAudience(db, audiences);
  const nameCompany = (id: string) => ({ id, name: companies.get(id) ?? id });
  return heads.map((head, index) => {
    const count = counts.get(head.id);
    const audience = audiences[index] ?? null;
    return {
      id: head.id,
      kind: head.kind,
      provider: head.provider,
      name: head.name,
      state: toState(head, count, today),
      prices: head.prices,
      audience:
        audience === null ? null : { groups: [...audience.groups], companies: audience.companies.map(nameCompany) },
      revision: toAudienceRevision(head.visibleTo),
      validFrom: head.validFrom,
      lastDay: count?.lastDay ?? null,
      lines: count?.lines ?? 0,
      activeLines: count?.activeLines ?? 0,
      importedAt: toInstant(head.importedAt),
      publishedBy: publishers.get(head.id) ?? null,
      isOutdated: head.outdatedAt !== null,
      isEndedEarly: endedEarly.has(head.id),
    };
  });
};

/** A page of rate sheets, the newest first; `next` is where the one after it begins. */
export const listDeskSheets = async (db: Executor, query: SheetQuery, today: CalendarDate) => {
  const { after } = query;
  const heads = await readHeads(db, toCondition(query, today), after);
  return {
    sheets: await present(db, heads.slice(0, PAGE), today),
    next: heads.length > PAGE ? after + PAGE : null,
  };
};

/** One sheet; none if it is not known. */
export const findDeskSheet = async (db: Executor, id: string, today: CalendarDate) =>
  present(db, await readHeads(db, sql`s."id" = ${id}`, 0), today);

/** Lines that end within some days, by day and sheet. */
export const listEndingLines = async (db: Executor, from: CalendarDate, till: CalendarDate) => {
  const found = await Promise.all(
    SHEET_KINDS.map(async (kind) => {
      const { sheet, line, owner } = NAMES[kind];
      const { rows } = await sql<{ day: string; sheet: string; provider: string; name: string; lines: number }>`
        select r."validTill" as "day", s."id" as "sheet", s."provider", s."name", count(*) as "lines"
        from ${sql.table(sheet)} s join ${sql.table(line)} r on ${sql.ref(`r.${owner}`)} = s."id"
        where s."withdrawnAt" is null and s."validFrom" <> ${UNFINISHED} and s."validTill" >= ${from}
          and r."validTill" between ${from} and ${till} and r."withdrawn" is null
        group by r."validTill", s."id", s."provider", s."name"`.execute(db);
      return rows;
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.provider.localeCompare(other.provider));
};
