import fastifyStatic from "@fastify/static";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { LOADED_BRAND } from "#brand/node.ts";
import { fillShell } from "#brand/site/page-template.ts";
import { toBrandSheet } from "#brand/site/sheet.ts";
import { NOTHING_HERE, refuse } from "../platform/http/refusal.ts";

const A_YEAR = "public, max-age=31536000, immutable";
const FILE = /\.[a-z][a-z0-9]*$/i;

/** Serves the built desk below /desk: its files, and its page for every other address. Nothing where it is not built. */
export const addDeskSite = async (app: FastifyInstance, folder: string): Promise<void> => {
  const shell = join(folder, "index.html");
  if (!existsSync(shell)) return;
  const page = fillShell(readFileSync(shell, "utf8"), {
    brand: LOADED_BRAND,
    hasOwnSheet: toBrandSheet(LOADED_BRAND.brand) !== null,
  });
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/desk/assets/",
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ["**/*.br", "**/*.gz"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header("cache-control", A_YEAR),
  });
  await app.register(
    async (scope) => {
      scope.setNotFoundHandler((request, reply) => {
        const path = request.url.replace(/\?.*$/, "");
        const isPage = ["GET", "HEAD"].includes(request.method) && !path.startsWith("/desk/api") && !FILE.test(path);
        return isPage
          ? reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page)
          : refuse(reply, NOTHING_HERE);
      });
    },
    { prefix: "/desk" },
  );
};
