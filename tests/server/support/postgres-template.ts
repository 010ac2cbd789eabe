import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/platform/database/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresTemplate: string;
  }
}

/** Creates one database at the present schema, which tests copy; afterwards drops it and its copies, `<its name>_…`. */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const address = process.env["KEELSON_TEST_POSTGRES_URL"];
  if (address === undefined) return undefined;
  const administer = async (statement: string): Promise<readonly { readonly name: string }[]> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    const { rows } = await client.query<{ readonly name: string }>(statement);
    await client.end();
    return rows;
  };
  const name = `keelson_template_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template template0`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ kind: "postgres", url: url.href });
  if (opened.isErr()) throw new Error(opened.error);
  await opened.value.close();
  project.provide("postgresTemplate", name);
  return async () => {
    const copies = await administer(`select datname as name from pg_database where datname like '${name}%'`);
    for (const copy of copies) await administer(`drop database ${copy.name} with (force)`);
  };
};
