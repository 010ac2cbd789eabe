import { randomUUID } from "node:crypto";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/platform/database/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresTemplate: string;
  }
}

/** Creates one database at the present schema; tests copy it, which takes a quarter of the time of migrating each. */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const address = process.env["KEELSON_TEST_POSTGRES_URL"];
  if (address === undefined) return undefined;
  const administer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const name = `keelson_template_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template template0`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const opened = await openDatabase({ kind: "postgres", url: url.href });
  if (opened.isErr()) throw new Error(opened.error);
  await opened.value.close();
  project.provide("postgresTemplate", name);
  return () => administer(`drop database ${name} with (force)`);
};
