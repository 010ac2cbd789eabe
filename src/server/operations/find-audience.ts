import { err, ok, Result } from "neverthrow";
import type { SheetAudience } from "#domain/rates";
import { findGroup } from "../modules/accounts/index.ts";
import { writeAudience } from "../rate-sources/rate-sheets/sheet-audience.ts";
import type { Executor } from "../schema.ts";

/* A comma is a part of many names of companies. */
const BETWEEN = /,\s*(?=(?:group|company):)/i;
const ENTRY = /^(group|company):\s*(\S.*)$/i;
const EXAMPLE = '"group:retail, company:Menon Textiles"';

const findCompanyIds = async (db: Executor, typed: string): Promise<readonly string[]> => {
  const found = await db
    .selectFrom("company")
    .select("id")
    .where((row) => row.or([row("id", "=", typed), row(row.fn("lower", ["name"]), "=", typed.toLowerCase())]))
    .orderBy("id")
    .execute();
  return found.map(({ id }) => id);
};

/** The id of a company that was typed as its id or its name. */
export const findCompanyId = async (db: Executor, typed: string): Promise<Result<string, string>> => {
  const [id, ...others] = await findCompanyIds(db, typed);
  if (id === undefined) return err(`There is no company "${typed}". Write its name in full, or its id.`);
  return others.length === 0
    ? ok(id)
    : err(
        `${others.length + 1} companies have the name "${typed}". Write the id of one: ${[id, ...others].join(", ")}.`,
      );
};

const readEntry = async (db: Executor, entry: string): Promise<Result<SheetAudience, string>> => {
  const [, kind, name] = ENTRY.exec(entry.trim()) ?? [];
  if (kind === undefined || name === undefined) return err(`--visible-to takes ${EXAMPLE}, not "${entry.trim()}".`);
  if (kind.toLowerCase() === "group") return ok({ groups: [name], companies: [] });
  return (await findCompanyId(db, name)).map((id) => ({ groups: [], companies: [id] }));
};

/** Who finds the prices of a sheet, as it is stored, from what was typed for `--visible-to`; null: everybody. */
export const findAudience = async (db: Executor, typed: string | undefined): Promise<Result<string | null, string>> => {
  if (typed === undefined) return ok(null);
  const entries = await Promise.all(typed.split(BETWEEN).map((entry) => readEntry(db, entry)));
  const all = Result.combine(entries);
  if (all.isErr()) return err(all.error);
  const groups = await Promise.all(all.value.flatMap((one) => one.groups.map((group) => findGroup(db, group))));
  return ok(writeAudience({ groups, companies: all.value.flatMap(({ companies }) => companies) }));
};

/** `group:retail, company:<id>`, as `--visible-to` takes it. */
export const formatAudience = ({ groups, companies }: SheetAudience): string =>
  [...groups.map((group) => `group:${group}`), ...companies.map((company) => `company:${company}`)].join(", ");
