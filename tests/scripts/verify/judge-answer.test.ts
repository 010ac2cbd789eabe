import { describe, expect, it } from "vitest";
import { answerChecker } from "../../../scripts/verify/check-answer.ts";
import { type Interaction, readInteractions, readPact } from "../../../scripts/verify/contract.ts";
import type { Difference } from "../../../scripts/verify/differences.ts";
import { readDocument } from "../../../scripts/verify/document.ts";
import type { Answer } from "../../../scripts/verify/http.ts";
import { readLevels } from "../../../scripts/verify/levels.ts";
import { judgeAnswer } from "../../../scripts/verify/verify.ts";

const document = readDocument();
const interactions = readInteractions(readPact(), document, readLevels())._unsafeUnwrap();
const check = answerChecker(document);

const find = (description: string): Interaction => {
  const found = interactions.find((one) => one.description === description);
  if (found === undefined) throw new Error(`There is no interaction "${description}".`);
  return found;
};

const json = (status: number, value: object): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: Buffer.from(JSON.stringify(value)),
});

const contract = (path: string, expected: string, actual: string): Difference => ({
  by: "contract",
  path,
  expected,
  actual,
});

describe("the differences of one answer", () => {
  const profile = find("the profile of a signed-in shipper");

  it("are the status alone where it is wrong", async () => {
    const refused = json(401, { status: false, code: 4010, message: "Please sign in.", result: [] });
    const found = [
      contract("status", "200", "401"),
      contract("$.code", "2000", "4010"),
      contract("$.status", "true", "false"),
    ];
    expect(await judgeAnswer(profile, refused, found, check)).toEqual([contract("status", "200", "401")]);
  });

  it.each([
    ["a search that a rate sheet answers with every column", "api", "excel"],
    ["a search that a carrier answers with every property", "excel", "api"],
  ])("of %s, are none of an empty list if the other one has offers", async (description, other, empty) => {
    const judge = async (result: object): Promise<readonly string[]> => {
      const answer = json(200, { status: true, code: 2000, message: "OK", result: [result] });
      const found = contract(`$.result[0].${empty}`, "a list of 1 entry", "[]");
      return (await judgeAnswer(find(description), answer, [found], check))
        .filter(({ by }) => by.startsWith("contract"))
        .map(({ path }) => path);
    };
    expect(await judge({ [empty]: [], [other]: [{}] })).toEqual([]);
    expect(await judge({ [empty]: [], [other]: [] })).toEqual([`$.result[0].${empty}`]);
    expect(await judge({ [empty]: [] })).toEqual([`$.result[0].${empty}`]);
  });

  it("have one line for a value that both the contract and the state name", async () => {
    const shipper = { firstName: "Asha", lastName: "Menon", email: "asha@menon.example", phone: null };
    const answer = json(200, { status: true, code: 2000, message: "OK", result: [shipper] });
    const byState = await judgeAnswer(profile, answer, [], check);
    expect(byState.map(({ path }) => path)).toEqual(["$.result[].phone"]);
    const byContract = contract("$.result[0].phone", "the same type as '+91' (String)", "null");
    expect(await judgeAnswer(profile, answer, [byContract], check)).toEqual([byContract]);
  });
});
