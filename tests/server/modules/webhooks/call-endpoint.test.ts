import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEndpointCaller } from "#server/modules/webhooks/call-endpoint.ts";
import { type Receiver, startReceiver } from "#tests/server/support/webhook-receiver.ts";

const REFUSED = {
  status: null,
  answer: "",
  reason: "The name leads to a private or local address, which is not called.",
};

describe("a call of an endpoint", () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.close());

  const lookUp = (...answers: readonly (readonly string[])[]) => {
    const names: string[] = [];
    const resolve = async (name: string) => {
      const addresses = answers[names.length] ?? [];
      names.push(name);
      return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    };
    return { names, resolve };
  };
  const port = (): string => new URL(receiver.url).port;

  it.each([
    ["10.0.0.5"],
    ["127.0.0.1"],
    ["169.254.169.254"],
    ["::1"],
    ["::ffff:127.0.0.1"],
    ["8.8.8.8", "192.168.0.1"],
  ])("is refused if its name leads to %s", async (...addresses) => {
    const { names, resolve } = lookUp(addresses);
    const call = createEndpointCaller({ allowsLoopback: false, resolve });
    expect(await call(`https://erp.example:${port()}/`, {}, "{}")).toEqual(REFUSED);
    expect(names).toEqual(["erp.example"]);
    expect(receiver.messages).toEqual([]);
  });

  it("is refused for an address in numbers, which is not looked up", async () => {
    const call = createEndpointCaller({ allowsLoopback: false });
    for (const host of ["127.0.0.1", "2130706433", "0x7f.1", "[::1]", "[::ffff:7f00:1]", "0"])
      expect(await call(`https://${host}:${port()}/`, {}, "{}")).toEqual(REFUSED);
    expect(receiver.messages).toEqual([]);
  });

  it("uses the addresses that were checked, and looks the name up once", async () => {
    /* The second answer is that of somebody who changes it between check and use. */
    const { names, resolve } = lookUp(["127.0.0.1"], ["10.0.0.5"]);
    const call = createEndpointCaller({ allowsLoopback: true, resolve });
    expect(await call(`http://localhost:${port()}/keelson`, {}, "{}")).toMatchObject({ status: 200, reason: null });
    expect(names).toEqual(["localhost"]);
  });

  it("follows no redirect", async () => {
    const redirecting = await startReceiver([302]);
    const call = createEndpointCaller({ allowsLoopback: true });
    expect(await call(redirecting.url, {}, "{}")).toMatchObject({ status: 302 });
    expect(redirecting.messages.map(({ path }) => path)).toEqual(["/keelson"]);
    await redirecting.close();
  });

  it("says why there was no answer", async () => {
    const call = createEndpointCaller({ allowsLoopback: true, timeoutMs: 50 });
    const hanging = await startReceiver(["hang"]);
    expect((await call(hanging.url, {}, "{}")).reason).toBe("No answer in 10 seconds.");
    await hanging.close();
    expect((await call(hanging.url, {}, "{}")).reason).toBe("The connection was refused.");
    /* The receiver has no certificate at all. */
    expect((await call(receiver.url.replace("http:", "https:"), {}, "{}")).reason).toBe(
      "No valid certificate, or no TLS.",
    );
  });
});
