import type { LogEvent } from "kysely";
import { currentTracing } from "./tracing.ts";

const STATEMENT = /^\s*(select|insert into|update|delete from|with)\b(?:[\s\S]*?\bfrom)?\s*"?(\w+)?/i;

/** The kind of a statement and its first table: `select quotation`. Values never get into a name. */
export const nameStatement = (text: string): { readonly operation: string; readonly table: string | null } => {
  const [, verb, table] = STATEMENT.exec(text) ?? [];
  if (verb === undefined) return { operation: "statement", table: null };
  return { operation: verb.toLowerCase().split(" ", 1)[0] ?? verb, table: table ?? null };
};

/** A span for each statement, once it has ended. */
export const traceStatement = ({ level, query, queryDurationMillis }: LogEvent): void => {
  const tracing = currentTracing();
  if (tracing === null || tracing.ids() === null) return;
  const { operation, table } = nameStatement(query.sql);
  const name = table === null ? operation : `${operation} ${table}`;
  const attributes = { "db.operation.name": operation, ...(table === null ? {} : { "db.collection.name": table }) };
  tracing.add(name, "client", attributes, queryDurationMillis, level === "error");
};
