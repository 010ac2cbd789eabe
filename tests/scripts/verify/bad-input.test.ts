import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { answerJson, type Handle, runVerify, startServer } from "./support.ts";

const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

const start = async (handle: Handle): Promise<string> => {
  const { url, stop } = await startServer(handle);
  stops.push(stop);
  return url;
};

/** A server whose states endpoint works, and whose API answers like this. */
const startApi = (handle: Handle): Promise<string> =>
  start((request, response, body) =>
    request.url === "/_states" ? answerJson(response, 200, {}) : handle(request, response, body),
  );

const html: Handle = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<html>Welcome</html>");
};

const TEN_MEGABYTES = Buffer.alloc(10_000_000, "x");

const sentence = async (...args: readonly string[]): Promise<string> => {
  const { code, errors, output } = await runVerify(...args);
  expect({ code, output }).toEqual({ code: 2, output: "" });
  expect(errors).not.toMatch(/^\s+at /m);
  return errors.trim();
};

describe.concurrent("npm run verify", () => {
  it("names the address of a server that is down", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    expect(await sentence(url)).toBe(
      `verify: The states endpoint ${url}/_states did not answer a reset: the connection is refused. Start the server, or give the address of its states endpoint with --states. The API at ${url}/ does not answer either: the connection is refused.`,
    );
  });

  it("stops at a server whose states endpoint answers too late", async () => {
    const url = await start(() => undefined);
    expect(await sentence(url, "--timeout", "0.3")).toBe(
      `verify: The states endpoint ${url}/_states did not answer a reset: no answer within 0.3 seconds. Make the reset faster, or allow more seconds with --timeout. The API at ${url}/ does not answer either: no answer within 0.3 seconds.`,
    );
  });

  it("stops after three calls that are answered too late", async () => {
    const url = await startApi(() => undefined);
    expect(await sentence(url, "--timeout", "0.5")).toMatch(
      /^verify: http:\S+ did not answer (GET|POST) \/api\/\S+: no answer within 0\.5 seconds\. Make the server faster, or allow more seconds with --timeout\.$/,
    );
  });

  it("stops at an answer that begins in time and does not end", async () => {
    const url = await startApi((_request, response) => void response.writeHead(200).write("{"));
    expect(await sentence(url, "--timeout", "0.5")).toContain("no answer within 0.5 seconds");
  });

  it("stops at a server that answers with HTML pages", async () => {
    const url = await startApi(html);
    expect(await sentence(url)).toMatch(
      /^verify: http:\S+ answered (GET|POST) \/api\/\S+ with an HTML page \(200\)\. Give the address under which \/api is\.$/,
    );
  });

  it("stops at a server that answers every call with the HTML page of an unknown address", async () => {
    const url = await startApi((_request, response) => {
      response.writeHead(404, { "content-type": "text/html" }).end("<html>Not found</html>");
    });
    expect(await sentence(url, "--level", "1")).toContain(
      "with an HTML page (404). Give the address under which /api is.",
    );
  });

  it("stops at a server that redirects to a login page", async () => {
    const url = await startApi((_request, response) => void response.writeHead(302, { location: "/login" }).end());
    expect(await sentence(url)).toMatch(
      /^verify: http:\S+ redirects (GET|POST) \/api\/\S+ to \/login\. Give an address at which the API answers without a redirect or a login page\.$/,
    );
  });

  it("stops at a server that drops connections", async () => {
    const url = await startApi((request) => void request.socket.destroy());
    expect(await sentence(url)).toMatch(
      /^verify: http:\S+ did not answer (GET|POST) \/api\/\S+: a closed connection instead of an answer\. Look for the reason in the log of the server\.$/,
    );
  });

  it("stops at a server that answers 10 MB", async () => {
    const url = await startApi((_request, response) => void response.writeHead(200).end(TEN_MEGABYTES));
    expect(await sentence(url)).toMatch(/: an answer of more than 8 MB\. Every answer of this API is smaller\.$/);
  });

  it("stops at a server that does not send HTTP", async () => {
    const url = await startApi((request) => void request.socket.end("SSH-2.0-OpenSSH_9.2\r\n"));
    expect(await sentence(url)).toContain("an answer that is not HTTP");
  });
});

describe.concurrent("npm run verify with a wrong address of the states", () => {
  it("names the endpoint that answers 404", async () => {
    const url = await start((_request, response) => answerJson(response, 404, { message: "Not found" }));
    expect(await sentence(url)).toBe(
      `verify: The states endpoint ${url}/_states does not exist (404). Add it as docs/guides/verify-your-backend.md describes, or give its address with --states. The API at ${url}/ answers.`,
    );
  });

  it("names the endpoint that answers with an HTML page", async () => {
    const url = await start(html);
    expect(await sentence(url, "--states", `${url}/setup`)).toBe(
      `verify: The states endpoint ${url}/setup answered with an HTML page. Give the address of the states endpoint with --states. The API at ${url}/ does not answer with JSON either (200).`,
    );
  });

  it("names the endpoint that redirects", async () => {
    const url = await start((_request, response) => void response.writeHead(307, { location: "/login" }).end());
    expect(await sentence(url)).toBe(
      `verify: The states endpoint ${url}/_states redirects to /login. Give its address with --states. The API at ${url}/ does not answer with JSON either (307).`,
    );
  });

  it("names the endpoint that closes the connection", async () => {
    const url = await start((request) => void request.socket.destroy());
    expect(await sentence(url)).toContain("did not answer a reset: a closed connection instead of an answer.");
  });

  it("shows the message of a reset that fails", async () => {
    const url = await start((_request, response) => answerJson(response, 500, { message: "The database is locked." }));
    expect(await sentence(url)).toBe(
      `verify: The states endpoint ${url}/_states answered 500 to a reset: The database is locked. A reset must answer 200. The API at ${url}/ answers.`,
    );
  });
});

describe.concurrent("npm run verify with the address of the portal", () => {
  const page: Handle = (_request, response) => {
    const text = '<html><head><meta name="api-base" content="/api" /></head></html>';
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(text);
  };

  it("names it if there is no states endpoint, and only pages that exist are answered", async () => {
    const url = await start((request, response, body) => {
      if (request.url === "/") return page(request, response, body);
      return void response.writeHead(501, { "content-type": "text/html" }).end("<html>Unsupported</html>");
    });
    expect(await sentence(url)).toContain(
      `${url}/ serves the pages of the portal itself. Give the address of the backend behind it.`,
    );
  });

  it("names it if the states endpoint works", async () => {
    const url = await startApi(page);
    expect(await sentence(url)).toBe(
      `verify: ${url} serves the pages of the portal itself. Give the address of the backend behind it.`,
    );
  });
});

describe("npm run verify with an unknown option", () => {
  it("shows the problem in one line that names --help", async () => {
    expect(await sentence("http://localhost", "--bogus")).toBe(
      "verify: Unknown option '--bogus'. All options: npm run verify -- --help",
    );
  });

  it("lists the options with --help", async () => {
    const { code, output } = await runVerify("--help");
    expect({ code, isUsage: output.startsWith("Usage: npm run verify -- <URL> [options]\n") }).toEqual({
      code: 0,
      isUsage: true,
    });
  });
});
