/* What no answer to a signed-in shipper may do, whatever was asked. */
import type { Difference } from "../differences.ts";
import type { Answer, OutgoingRequest } from "../http.ts";
import { differ, differInWords } from "./comparison.ts";

/** A shared cache must not keep an answer of a session, and no answer has the password of the account. */
export const checkPrivate = ({ headers }: OutgoingRequest, answer: Answer, password: string): readonly Difference[] => {
  const caching = answer.headers["cache-control"] ?? "";
  const isShared = headers["x-token"] !== undefined && /\b(public|s-maxage)\b/i.test(caching);
  return [
    ...(isShared
      ? [differ("header cache-control", "private or no-store, as the answer is for one shipper", caching)]
      : []),
    ...(password.length > 3 && answer.body.includes(JSON.stringify(password))
      ? [differInWords("body", "an answer without the password", "the password of the account")]
      : []),
  ];
};
