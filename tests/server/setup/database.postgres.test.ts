import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { postgresUrl } from "#tests/server/support/database.ts";
import { listCommands } from "../../scripts/guides/shell-commands.ts";

const NAME = `guide_${process.pid}`;
const [, command = ""] =
  listCommands("docs/guides")
    .find(({ file, text }) => file === "install.md" && text.startsWith("runuser -u postgres -- psql "))
    ?.text.match(/^runuser -u postgres -- (psql .+)$/) ?? [];

const execute = (text: string): void => {
  execFileSync("sh", ["-c", text.replace("psql", `psql "${postgresUrl}"`)], { stdio: ["ignore", "ignore", "pipe"] });
};

it.skipIf(postgresUrl === undefined)("the database of the guide opens with the settings that it names", async () => {
  expect(command).not.toBe("");
  try {
    execute(command.replaceAll("keelson", NAME));
    const url = Object.assign(new URL(postgresUrl ?? ""), { username: NAME, password: "secret", pathname: `/${NAME}` });
    expect(
      execFileSync("psql", [url.href, "-Atc", "create table t (a int); select current_user"], { encoding: "utf8" }),
    ).toBe(`CREATE TABLE\n${NAME}\n`);
  } finally {
    execute(`psql -c "drop database if exists ${NAME}" -c "drop role if exists ${NAME}"`);
  }
});
