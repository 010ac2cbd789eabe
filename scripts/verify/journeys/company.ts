/* The people of a company, its invitations and its tax numbers. */
import {
  type Answered,
  type Compare,
  type Comparison,
  differ,
  findEntry,
  inTurn,
  only,
  read,
  readInput,
  readList,
  readString,
  same,
} from "./comparison.ts";

/** What a person is in the company. */
interface Position {
  readonly role: string;
  readonly limit: number | null;
}

const ADMIN: Position = { role: "admin", limit: null };
const VIEWER: Position = { role: "viewer", limit: null };
const BOOKER: Position = { role: "booker", limit: null };

const comparePosition = (path: string, { role, limit }: Position, actual: unknown) => [
  ...same(`${path}.role`, role, read(actual, "role")),
  ...same(`${path}.limit`, limit, read(actual, "limit")),
];

/** The company of the account, in which the person has a role and a limit. */
const compareCompany = (position: Position): Compare =>
  only(({ body, outputs }) => {
    const company = read(body, "result.0");
    const known = outputs.get("readCompany");
    return [
      ...comparePosition("$.result[0]", position, company),
      ...same("$.result[0].id", known?.["id"], read(company, "id")),
      ...same("$.result[0].name", known?.["name"], read(company, "name")),
    ];
  });

const compareInvited: Compare = only((step) => {
  const invitation = read(step.body, "result.0");
  return [
    ...same("$.result[0].companyName", step.outputs.get("readCompany")?.["name"], read(invitation, "companyName")),
    ...same("$.result[0].email", readInput(step, "invitedUsername"), read(invitation, "email")),
    ...same("$.result[0].role", VIEWER.role, read(invitation, "role")),
    ...same("$.result[0].hasAccount", false, read(invitation, "hasAccount")),
  ];
});

/** The new person has the names of the form and the company of the invitation. */
const compareAccepted: Compare = only((step) => {
  const { body, requests, outputs } = step;
  const form = requests.get("acceptInvitation");
  return [
    ...["firstName", "lastName", "phone"].flatMap((name) =>
      same(`$.result[0].${name}`, read(form, name), read(body, `result.0.${name}`)),
    ),
    ...same("$.result[0].email", readInput(step, "invitedUsername"), read(body, "result.0.email")),
    ...same("$.result[0].companyName", outputs.get("readCompany")?.["name"], read(body, "result.0.companyName")),
  ];
});

type Person = "username" | "invitedUsername" | "otherUsername";

/** The people of a company in their order; one of them is the person of the call. */
const compareMembers =
  (you: Person, people: readonly (readonly [person: Person, position: Position])[]): Compare =>
  (step) => {
    const { body, requests, bodies } = step;
    const members = readList(body, "result");
    const form = requests.get("acceptInvitation");
    const name = `${String(read(form, "firstName"))} ${String(read(form, "lastName"))}`;
    const differences = people.flatMap(([person, position], index) => {
      const path = `$.result[${index}]`;
      const email = (readString(bodies.get("openInvitation"), "result.0.email") ?? "").toLowerCase();
      const expected = person === "invitedUsername" ? email : readInput(step, person).toLowerCase();
      return [
        ...same(`${path}.email`, expected, readString(members[index], "email")?.toLowerCase()),
        ...comparePosition(path, position, members[index]),
        ...same(`${path}.you`, person === you, read(members[index], "you")),
        ...(person === "invitedUsername" ? same(`${path}.name`, name, read(members[index], "name")) : []),
      ];
    });
    return { differences: [...same("$.result.length", people.length, members.length), ...differences] };
  };

const DAY_MS = 86_400_000;
const INVITATION_DAYS = 7;

/** An invitation as it was sent, whose link works for seven days. */
const compareInvitation = (step: Answered, path: string, sent: string, invitation: unknown) => {
  const request = step.requests.get(sent);
  const [from, till] = ["invitedAt", "expiresAt"].map((name) => Date.parse(readString(invitation, name) ?? ""));
  const days = (Number(till) - Number(from)) / DAY_MS;
  return [
    ...same(`${path}.email`, readString(request, "email")?.toLowerCase(), read(invitation, "email")),
    ...same(`${path}.role`, read(request, "role"), read(invitation, "role")),
    ...same(`${path}.limit`, read(request, "limit"), read(invitation, "limit")),
    ...same(`${path}.ended`, false, read(invitation, "ended")),
    ...(Math.abs(days - INVITATION_DAYS) < 0.1
      ? []
      : [differ(`${path}.expiresAt`, `${INVITATION_DAYS} days after invitedAt`, read(invitation, "expiresAt"))]),
  ];
};

const compareCreated: Compare = only((step) =>
  compareInvitation(step, "$.result[0]", step.stepId, read(step.body, "result.0")),
);

/** These invitations and no others are open, the latest first. */
const compareInvitations = (...sent: readonly string[]): Compare =>
  only((step) => {
    const invitations = readList(step.body, "result");
    const moments = invitations.map((one) => Date.parse(readString(one, "invitedAt") ?? ""));
    const earlier = moments.findIndex((moment, index) => moment > Number(moments[index - 1]));
    return [
      ...same("$.result.length", sent.length, invitations.length),
      ...(earlier < 0 ? [] : [differ(`$.result[${earlier}].invitedAt`, "the latest first", invitations[earlier])]),
      ...sent.flatMap((name) => {
        const found = findEntry(step.body, "result", "id", step.outputs.get(name)?.["id"]);
        return found === undefined
          ? [differ("$.result", `the invitation of ${name}`, invitations.length)]
          : compareInvitation(step, found.path, name, found.entry);
      }),
    ];
  });

/** The tax numbers of the company; a VAT id has no spaces in this comparison. */
const compareTaxNumbers = (gstNumbers: readonly string[], vatId: string | null): Compare =>
  only(({ body }) => [
    ...same("$.result[0].gstNumbers", gstNumbers.join(", "), readList(body, "result.0.gstNumbers").join(", ")),
    ...same("$.result[0].vatId", vatId, readString(body, "result.0.vatId")?.replaceAll(" ", "") ?? null),
  ]);

const VAT_ID = "NL823456789B01";
const [FIRST_GSTIN, OTHER_GSTIN] = ["33AABCK4471M1ZE", "29AABCK4471M1Z3"];

const ACCEPTED = ["readCompany", "acceptInvitation"];
const INVITED = ["inviteAgain", "inviteOther"];

/** What the steps of `workInCompany` compare. */
export const COMPANY: Readonly<Record<string, Comparison>> = {
  readCompany: { compare: only(({ body }) => comparePosition("$.result[0]", ADMIN, read(body, "result.0"))) },
  openInvitation: { needs: ["readCompany"], compare: compareInvited },
  readMemberProfile: { needs: ACCEPTED, compare: compareAccepted },
  readMemberCompany: { needs: ACCEPTED, compare: compareCompany(VIEWER) },
  listMembers: {
    needs: ACCEPTED,
    compare: compareMembers("username", [
      ["username", ADMIN],
      ["invitedUsername", VIEWER],
    ]),
  },
  listInvitationsLeft: { needs: ACCEPTED, compare: compareInvitations() },
  readLimit: { needs: ["giveLimit"], compare: compareCompany({ role: "booker", limit: 1250.5 }) },
  readOwnCompany: { needs: ["readCompany"], compare: compareCompany(ADMIN) },
  listMembersOfBooker: {
    needs: [...ACCEPTED, "giveLimit"],
    compare: compareMembers("invitedUsername", [
      ["username", ADMIN],
      ["invitedUsername", { role: "booker", limit: 1250.5 }],
    ]),
  },
  readZeroLimit: { needs: ["giveZeroLimit"], compare: compareCompany({ role: "approver", limit: 0 }) },
  readNoLimit: { needs: ["giveNoLimit"], compare: compareCompany(VIEWER) },
  listMembersKept: {
    needs: [...ACCEPTED, "giveNoLimit"],
    compare: compareMembers("username", [
      ["username", ADMIN],
      ["invitedUsername", VIEWER],
    ]),
  },
  listOtherMembers: { compare: compareMembers("otherUsername", [["otherUsername", ADMIN]]) },
  invite: { compare: compareCreated },
  inviteOther: { compare: compareCreated },
  inviteAgain: { compare: compareCreated },
  listInvitations: { needs: INVITED, compare: compareInvitations(...INVITED) },
  listOtherInvitations: { compare: compareInvitations() },
  listOtherInvitation: { needs: ["inviteOther", "deleteInvitation"], compare: compareInvitations("inviteOther") },
  setVatId: { compare: compareTaxNumbers([], VAT_ID) },
  readVatId: { needs: ["setVatId"], compare: inTurn(compareCompany(VIEWER), compareTaxNumbers([], VAT_ID)) },
  readOtherVatId: { compare: compareTaxNumbers([], null) },
  removeVatId: { compare: compareTaxNumbers([], null) },
  addGstNumber: { compare: compareTaxNumbers([FIRST_GSTIN], null) },
  addOtherGstNumber: { needs: ["addGstNumber"], compare: compareTaxNumbers([OTHER_GSTIN, FIRST_GSTIN], null) },
  removeGstNumber: { needs: ["addOtherGstNumber"], compare: compareTaxNumbers([OTHER_GSTIN], null) },
  readGstNumbers: { needs: ["removeGstNumber"], compare: compareTaxNumbers([OTHER_GSTIN], null) },
  readNewAdmin: { needs: ["handOverCompany"], compare: compareCompany(ADMIN) },
  readFormerAdmin: { needs: ["handOverCompany"], compare: compareCompany(BOOKER) },
  listMembersLeft: {
    needs: ["removeFormerAdmin"],
    compare: compareMembers("invitedUsername", [["invitedUsername", ADMIN]]),
  },
  listInvitationKept: { needs: ["inviteOther"], compare: compareInvitations("inviteOther") },
  listOtherMembersKept: { compare: compareMembers("otherUsername", [["otherUsername", ADMIN]]) },
};
