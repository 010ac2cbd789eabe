import { McpServer } from "@modelcontextprotocol/server";
import type { ToolContext } from "./tool.ts";
import { TOOLS } from "./tools.ts";

const INSTRUCTIONS =
  "Ocean freight of one company: prices, bookings, deadlines, tracking, and quotes for approval. Nothing can be booked or changed here; say so, and lead people to the portal. Amounts are decimal texts with their currency: never add amounts of two currencies. Local times have no offset.";

/** Who the server is. */
export interface ServerFacts {
  readonly name: string;
  readonly version: string;
}

/** An MCP server whose tools call the portal's API; a refusal is the tool's error, as a sentence. */
export const createMcpServer = (facts: ServerFacts, context: Omit<ToolContext, "signal">): McpServer => {
  const server = new McpServer(facts, { instructions: INSTRUCTIONS });
  for (const { name, title, description, input, isReadOnly, run } of TOOLS)
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
      },
      async (given, { mcpReq: { signal } }) =>
        run(given, { ...context, signal }).match(
          (answer) => ({ content: [{ type: "text", text: JSON.stringify(answer) }] }),
          (problem) => ({ content: [{ type: "text", text: problem }], isError: true }),
        ),
    );
  return server;
};
