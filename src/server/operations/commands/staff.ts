import { err, ok, type Result } from "neverthrow";
import { ROLES } from "#domain/staff";
import {
  changeStaff,
  findStaffByEmail,
  type Invited,
  inviteStaff,
  listStaff,
  resetFactor,
} from "#server/modules/staff/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { Executor } from "#server/schema.ts";
import { defineCommand, defineGroup, defineList, type Desk } from "../kit/command.ts";
import { argument, readChoice, readText, requiredOption } from "../kit/parameters.ts";

const EMAIL = { email: argument("email address of the person") };
const ROLE = { role: requiredOption("<role>", `one of ${ROLES.join(", ")}`, readChoice(ROLES)) };

const toSentences = (refusal: Refusal): string | readonly string[] =>
  refusal.kind === "fields" ? refusal.fields.map(({ message }) => message) : refusal.message;

const findPerson = async (db: Executor, email: string) => {
  const person = await findStaffByEmail(db, email);
  return person === null ? err(`There is no member of the staff with the address ${email}.`) : ok(person);
};

const toDeps = async ({ db, clock, ids, readSite }: Desk) => ({ db, clock, ids, site: await readSite(db) });

const describeInvited = ({ email, link }: Invited): readonly string[] => [
  `A link was mailed to ${email}. It works once and for 24 hours:`,
  link,
];

const invite = defineCommand({
  name: "invite",
  description: "Invite a person to the desk: mails and prints a link that works once and for 24 hours",
  parameters: { ...EMAIL, name: requiredOption("<name>", "name that others see", readText), ...ROLE },
  run: async (desk, { email, name, role }) =>
    (await inviteStaff(await toDeps(desk), { email, name, role }, null)).mapErr(toSentences),
  describe: describeInvited,
});

const list = defineList({
  name: "list",
  description: "List the staff of the desk, by name",
  parameters: {},
  run: async ({ db, clock }) => ok(await listStaff(db, clock(), null)),
  columns: [
    { key: "email", heading: "Email" },
    { key: "name", heading: "Name" },
    { key: "role", heading: "Role" },
    { key: "state", heading: "State" },
    {
      key: "sessions",
      heading: "Sessions",
      value: ({ sessions }) => sessions.length,
      text: ({ sessions }) => `${sessions.length} ${sessions.length === 1 ? "session" : "sessions"}`,
    },
    {
      key: "recoveryCodesLeft",
      heading: "Recovery codes",
      text: ({ recoveryCodesLeft }) => `${recoveryCodesLeft} recovery codes`,
    },
    { key: "invitedAt", heading: "Invited", text: ({ invitedAt }) => `invited ${invitedAt}` },
  ],
  empty: "No staff. Invite an admin: npm run operations -- staff invite <email> --name <name> --role admin",
});

type Changed = Result<{ readonly email: string }, string | readonly string[]>;

const change = async (
  { db, clock }: Desk,
  typed: string,
  wanted: Parameters<typeof changeStaff>[2],
): Promise<Changed> => {
  const person = await findPerson(db, typed);
  if (person.isErr()) return err(person.error);
  const { id, email } = person.value;
  return (await changeStaff({ db, clock }, id, wanted)).map(() => ({ email })).mapErr(toSentences);
};

const disable = defineCommand({
  name: "disable",
  description: "Disable a person: end the sessions and refuse sign-in",
  parameters: EMAIL,
  run: (desk, { email }) => change(desk, email, { isDisabled: true }),
  describe: ({ email }) => [`${email} is disabled.`],
});

const enable = defineCommand({
  name: "enable",
  description: "Enable a disabled person",
  parameters: EMAIL,
  run: (desk, { email }) => change(desk, email, { isDisabled: false }),
  describe: ({ email }) => [`${email} is enabled.`],
});

const role = defineCommand({
  name: "role",
  description: "Change the role of a person",
  parameters: { ...EMAIL, ...ROLE },
  run: async (desk, input) =>
    (await change(desk, input.email, { role: input.role })).map(({ email }) => ({ email, role: input.role })),
  describe: (changed) => [`${changed.email} has the role ${changed.role}.`],
});

const resetFactorCommand = defineCommand({
  name: "reset-factor",
  description: "End the sessions of a person, forget password and second factor, and mail and print a link to set them",
  parameters: EMAIL,
  run: async (desk, { email }) => {
    const person = await findPerson(desk.db, email);
    if (person.isErr()) return err(person.error);
    return (await resetFactor(await toDeps(desk), person.value.id, { keepsAdmin: false })).mapErr(toSentences);
  },
  describe: describeInvited,
});

/** `staff invite`, `list`, `role`, `disable`, `enable` and `reset-factor`. */
export const staffCommands = defineGroup("staff", "Manage who works at the desk", [
  invite,
  list,
  role,
  disable,
  enable,
  resetFactorCommand,
]);
