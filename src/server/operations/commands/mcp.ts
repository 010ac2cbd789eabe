import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { BRAND } from "#brand";
import PACKAGE from "../../../../package.json" with { type: "json" };
import { createMcpServer } from "#agents/mcp-server.ts";
import { createAgentPorts } from "#agents/ports.ts";
import type { StaffCommand } from "../kit/command.ts";

const DESCRIPTION =
  "Serve MCP on standard input and output: an agent searches, tracks and prepares quotes with the API key of a company in MCP_KEY";

/** Needs no database: it calls the API of a portal as any program of a customer does. */
export const mcpCommand: StaffCommand = {
  name: "mcp",
  addTo: (program, { ids, reportError }) => {
    program
      .command("mcp")
      .description(DESCRIPTION)
      .requiredOption("--portal <address>", "address of the portal, such as https://portal.example")
      .option("--api <path>", "path of its API", "/api")
      .action(({ portal, api }: { readonly portal: string; readonly api: string }) => {
        const key = process.env["MCP_KEY"] ?? "";
        if (!/^kl[kt]_\S+$/.test(key)) return reportError("Set MCP_KEY to an API key (klk_…) of the company.");
        if (!URL.canParse(portal))
          return reportError(`${portal} is not an address. Write it as https://portal.example.`);
        const portalUrl = portal.replace(/\/+$/, "");
        const ports = createAgentPorts({ baseUrl: `${portalUrl}${api}`, key });
        serveStdio(() =>
          createMcpServer(
            { name: BRAND.name, version: PACKAGE.version },
            { ports, nextKey: () => `agent-${ids.id()}`, portalUrl },
          ),
        );
        return undefined;
      });
  },
};
