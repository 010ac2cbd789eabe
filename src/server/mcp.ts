import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BRAND } from "#brand";
import PACKAGE from "../../package.json" with { type: "json" };
import { createMcpServer } from "#agents/mcp-server.ts";
import { createAgentPorts } from "#agents/ports.ts";
import type { Deps, Feature } from "./platform/feature.ts";

const BEARER = /^Bearer (kl[kt]_\S+)$/;

/** The methods of the transport; all but POST are refused by it. */
const METHODS = ["GET", "POST", "DELETE"];

const NO_KEY = {
  jsonrpc: "2.0",
  id: null,
  error: { code: -32_001, message: "State an API key of your company as Authorization: Bearer klk_…" },
};

/* Calls of tools are requests of this server to itself: credentials, rights and limits are those of the API. */
const sendTo =
  (scope: FastifyInstance, remoteAddress: string) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const { statusCode, headers, rawPayload } = await scope.inject({
      method: request.method === "POST" ? "POST" : "GET",
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      remoteAddress,
      ...(body === "" ? {} : { payload: body }),
    });
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    );
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: new Headers(sent.map(([name, value]) => [name, value])),
    });
  };

const toWebRequest = ({ method, headers }: FastifyRequest): Request =>
  new Request("http://portal/mcp", {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  });

const addMcpRoutes = (scope: FastifyInstance, { config, ids }: Deps): void => {
  const serve = async (request: FastifyRequest, key: string): Promise<Response> => {
    const ports = createAgentPorts({
      baseUrl: `http://portal${config.apiBasePath}`,
      key,
      fetch: sendTo(scope, request.ip),
    });
    const handler = createMcpHandler(
      () =>
        createMcpServer(
          { name: BRAND.name, version: PACKAGE.version },
          { ports, nextKey: () => `agent-${ids.id()}`, portalUrl: config.publicUrl },
        ),
      { maxSubscriptions: 0 },
    );
    return handler.fetch(toWebRequest(request), { parsedBody: request.body });
  };
  scope.route({
    method: METHODS,
    url: "/",
    handler: async (request, reply) => {
      const key = BEARER.exec(request.headers.authorization ?? "")?.[1];
      if (key === undefined) return reply.code(401).header("www-authenticate", "Bearer").send(NO_KEY);
      const answer = await serve(request, key);
      for (const [name, value] of answer.headers) void reply.header(name, value);
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};

const describeSite = (publicUrl: string, apiBasePath: string): string => `# ${BRAND.name}

> Ocean freight: prices for full containers and part loads, booking and tracking for companies with an account.

Programs work with an API key of a company, which its admin makes on the account page.

- [API document](${publicUrl}${apiBasePath}/openapi.yaml): every call, as OpenAPI
- [Guide for programs](${publicUrl}/docs/guides/integrate): keys, webhooks, and the MCP server at ${publicUrl}/mcp
- [Guides](${publicUrl}/docs/guides)
`;

/** The MCP server at `/mcp`, and `/llms.txt`, which leads programs to it and to the API document. */
export const mcpFeature: Feature = (deps) => {
  const { publicUrl, apiBasePath } = deps.config;
  deps.addRoutes("/mcp", (scope) => addMcpRoutes(scope, deps));
  deps.addRoutes("/llms.txt", (scope) => {
    scope.get("/", async (_request, reply) =>
      reply.type("text/plain; charset=utf-8").send(describeSite(publicUrl, apiBasePath)),
    );
  });
  return [];
};
