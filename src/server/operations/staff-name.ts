import { userInfo } from "node:os";
import { Result } from "neverthrow";
import type { StatedPerson } from "../platform/acting.ts";
import { toSingleLine } from "../platform/text.ts";

const MAX_NAME = 100;

/* A container may run under a number that no user has. */
const findUserName = Result.fromThrowable(() => userInfo().username);

/** Who calls a staff command: the user of the system, with the name in KEELSON_STAFF; without one, under the name of the user. */
export const readStaff = (stated: string | undefined): StatedPerson => {
  const systemUser = findUserName().unwrapOr(`user ${process.getuid?.() ?? "unknown"}`);
  const name = toSingleLine(stated ?? "").slice(0, MAX_NAME);
  return { systemUser, name: name === "" ? systemUser : name };
};
