import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SHIPPER } from "./consumer/samples.ts";
import { openProviderContext, type ProviderContext } from "./provider/provider-context.ts";
import { createStatesServer } from "./provider/states-endpoint.ts";
import { INTERACTIONS } from "./support/contract.ts";

let context: ProviderContext;
let states: FastifyInstance;

beforeAll(async () => {
  context = await openProviderContext();
  states = createStatesServer(context);
});

afterAll(async () => {
  await states.close();
  await context.close();
});

const change = async (payload: object): Promise<string> => {
  const { statusCode, body } = await states.inject({ method: "POST", url: "/_states", payload });
  return `${statusCode} ${body}`;
};

const setUp = (state: string, params: object): Promise<string> => change({ action: "setup", state, params });

const countBookings = async (): Promise<unknown> => {
  const headers = { "x-token": SHIPPER.xToken, "x-api-key": SHIPPER.xApiKey };
  const answer = await context.app.inject({ url: "/api/resource/quotation?limit=10&skip=0", headers });
  return answer.json<{ readonly lenResult: number }>().lenResult;
};

describe("a state that is set up twice", () => {
  it("is in place after the first time", async () => {
    await change({ action: "reset" });
    await setUp("a shipper is signed in", SHIPPER);
    await setUp("the shipper has bookings", { count: 2 });
    await setUp("the shipper has bookings", { count: 2 });
    expect(await countBookings()).toBe(2);
  });

  it("is set up again after a teardown", async () => {
    await change({ action: "reset" });
    await setUp("a shipper is signed in", SHIPPER);
    await setUp("the shipper has bookings", { count: 2 });
    await change({ action: "teardown" });
    await setUp("a shipper is signed in", SHIPPER);
    await setUp("the shipper has bookings", { count: 1 });
    expect(await countBookings()).toBe(1);
  });

  /* A limit is counted over real time, so its states are no data. The form of offers is that of the presenter. */
  const withoutData = /^(?:too many|a carrier answers in another form$)/;
  const withData = INTERACTIONS.filter(({ states }) => !states.some(({ name }) => withoutData.test(name)));
  const lists = new Map(withData.map((one) => [JSON.stringify(one.states), one.states]));

  it.each([...lists.values()].map((list) => [list.map(({ name }) => name).join(", "), list] as const))(
    "answers 200 both times: %s",
    async (_names, list) => {
      await change({ action: "reset" });
      const answers: string[] = [];
      for (const { name, params } of [...list, ...list]) answers.push(await setUp(name, params));
      expect(answers.filter((answer) => !answer.startsWith("200"))).toEqual([]);
    },
  );
});
