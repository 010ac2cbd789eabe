/* Faults in front of the reference server in the people, invitations and tax numbers of a company. */
import { readList } from "../../../scripts/verify/journeys/comparison.ts";
import { type Call, changeBody, deep, type Fault, isFirst, OK, replies, row, servesFirst } from "./fault-kit.ts";
import { asFirst, eachEntry, isOther, pretends, refuses, reversed } from "./part-kit.ts";

const inCompany = row("workInCompany");

const role = (name: string) => (call: Call) => call.body.includes(`"role":"${name}"`);

export const COMPANY_FAULTS: readonly Fault[] = [
  inCompany(
    "getCompany",
    "shows everybody as an admin",
    "readMemberCompany",
    deep("role", () => "admin"),
  ),
  inCompany(
    "getCompany",
    "shows the limit of the person as that of everybody",
    "readOwnCompany",
    eachEntry((one, _, { replies: answered }) => (answered.has("changeMember") ? { ...one, limit: 1250.5 } : one)),
  ),
  inCompany(
    "openInvitation",
    "names the company of whoever asks",
    "openInvitation",
    deep("companyName", () => "Visser Trading"),
  ),
  inCompany(
    "openInvitation",
    "knows an account of the address",
    "openInvitation",
    deep("hasAccount", () => true),
  ),
  inCompany("openInvitation", "opens an invitation that was used", "openUsedInvitation", {
    changeReply: (reply, _, { replies: answered }) => answered.get("openInvitation") ?? reply,
  }),
  inCompany(
    "acceptInvitation",
    "uses up the invitation with a refused form",
    "acceptInvitation",
    refuses(410, (call) => !call.body.includes("alter Kardamom")),
  ),
  inCompany("acceptInvitation", "takes an invitation twice", "acceptAgain", {
    changeCall: (call, { replies: answered }) => (answered.has("acceptInvitation") ? OK : call),
  }),
  inCompany(
    "acceptInvitation",
    "does not compare both passwords",
    "acceptDifferentPasswords",
    pretends((call) => call.body.includes("alter Kardamom")),
  ),
  inCompany("getProfile", "loses letters of names", "readMemberProfile", {
    changeReply: (reply) => ({ ...reply, body: Buffer.from(reply.body.toString().replaceAll("Øre", "Ore")) }),
  }),
  inCompany("listMembers", "lists the newest person first", "listMembers", reversed),
  inCompany(
    "listMembers",
    "takes the first person for the one who asks",
    "listMembersOfBooker",
    replies((body) => ({
      ...body,
      result: readList(body, "result").map((one, index) => ({ ...Object(one), you: index === 0 })),
    })),
  ),
  inCompany(
    "listMembers",
    "shows no limits",
    "listMembersOfBooker",
    deep("limit", () => null),
  ),
  inCompany("listMembers", "lists the people of every company", "listOtherMembers", {
    changeCall: servesFirst,
  }),
  inCompany("listInvitations", "lists invitations that were accepted", "listInvitationsLeft", {
    ...replies((body) => ({
      ...body,
      result: [
        ...readList(body, "result"),
        {
          id: "i",
          email: "priya@menon.example",
          role: "viewer",
          limit: null,
          invitedAt: "2026-11-20T08:00:00Z",
          expiresAt: "2026-11-27T08:00:00Z",
          ended: false,
        },
      ],
    })),
  }),
  inCompany("createInvitation", "lets everybody invite", "inviteAsViewer inviteAsBooker", asFirst(isOther)),
  inCompany("createInvitation", "lets bookers invite", "inviteAsBooker", {
    changeCall: (call, memory) =>
      isOther(call, memory) && memory.replies.has("changeMember") ? servesFirst(call, memory) : call,
  }),
  inCompany("changeMember", "lets a person take another role", "promoteSelf", asFirst(isOther)),
  inCompany("removeMember", "answers viewers without removing anybody", "removeAsViewer", pretends(isOther)),
  inCompany("changeMember", "changes the role and not the limit", "readLimit", {
    changeCall: (call) => changeBody(call, (body) => ({ ...body, limit: null })),
  }),
  inCompany("changeMember", "rounds limits", "readLimit", {
    changeCall: (call) =>
      changeBody(call, (body) => ({
        ...body,
        limit: typeof body["limit"] === "number" ? Math.round(body["limit"]) : null,
      })),
  }),
  inCompany("changeMember", "takes a limit of zero for none", "readZeroLimit", {
    changeCall: (call) => changeBody(call, (body) => ({ ...body, limit: body["limit"] === 0 ? null : body["limit"] })),
  }),
  inCompany("getCompany", "keeps the role of a session", "readLimit", {
    changeReply: (reply, call, memory) =>
      isOther(call, memory) && memory.replies.has("changeMember") ? (memory.latest.get("getCompany") ?? reply) : reply,
  }),
  inCompany(
    "getCompany",
    "keeps the limit of a viewer",
    "readNoLimit",
    eachEntry((one) => (one["role"] === "viewer" ? { ...one, limit: 5 } : one)),
  ),
  inCompany("setVatId", "lets approvers change tax numbers", "setVatIdAsApprover", asFirst(isOther)),
  inCompany("changeMember", "takes a role that it does not know", "changeUnknownRole", pretends(role("owner"))),
  inCompany(
    "changeMember",
    "takes the role of the last admin",
    "demoteLastAdmin",
    pretends((call) => role("booker")(call) && call.path.includes("asha")),
  ),
  inCompany("removeMember", "removes the last admin", "removeLastAdmin", pretends(isFirst)),
  inCompany(
    "leaveCompany",
    "lets the last admin leave",
    "leaveAsLastAdmin leaveLast",
    pretends(() => true),
  ),
  inCompany("changeMember", "changes people of every company", "changeForeignMember", {
    changeCall: (call, memory) =>
      isOther(call, memory) && memory.replies.has("changeMember") ? servesFirst(call, memory) : call,
  }),
  inCompany("removeMember", "removes people of every company", "removeForeignMember", asFirst(isOther)),
  inCompany("handOverCompany", "hands over to people of every company", "handOverToForeign", pretends(isOther)),
  inCompany(
    "createInvitation",
    "ends an invitation after a month",
    "invite",
    deep("expiresAt", () => "2099-01-01T00:00:00Z"),
  ),
  inCompany("createInvitation", "gives every person the role of a viewer", "inviteOther", {
    changeCall: (call) => changeBody(call, (body) => ({ ...body, role: "viewer" })),
  }),
  inCompany(
    "listInvitations",
    "keeps an invitation that was replaced",
    "listInvitations",
    replies((body) => {
      const [first, ...others] = readList(body, "result");
      return others.length > 0 ? { ...body, result: [first, ...others, { ...Object(first), id: "i" }] } : body;
    }),
  ),
  inCompany("listInvitations", "lists the earliest invitation first", "listInvitations", reversed),
  inCompany(
    "createInvitation",
    "invites colleagues",
    "inviteColleague",
    pretends((call) => call.body.includes("priya")),
  ),
  inCompany("listInvitations", "lists the invitations of every company", "listOtherInvitations", {
    changeCall: servesFirst,
  }),
  inCompany("deleteInvitation", "takes invitations of every company back", "deleteForeignInvitation", asFirst(isOther)),
  inCompany(
    "deleteInvitation",
    "answers without taking back",
    "listOtherInvitation deleteInvitationAgain",
    pretends(() => true),
  ),
  inCompany("listInvitations", "takes every invitation back with one", "listOtherInvitation listInvitationKept", {
    ...replies((body, _, { replies: answered }) => (answered.has("deleteInvitation") ? { ...body, result: [] } : body)),
  }),
  inCompany(
    "getCompany",
    "shows the VAT id to admins alone",
    "readVatId",
    eachEntry((one) => (one["role"] === "admin" ? one : { ...one, vatId: null })),
  ),
  inCompany("setVatId", "keeps a VAT id that is removed", "removeVatId readGstNumbers", {
    changeCall: (call) => changeBody(call, (body) => (body["vatId"] === "" ? { vatId: "NL823456789B01" } : body)),
  }),
  inCompany("addGstNumber", "lists GSTINs in the order in which they were added", "addOtherGstNumber", {
    ...eachEntry((one) => ({ ...one, gstNumbers: readList(one, "gstNumbers").toReversed() })),
  }),
  inCompany("addGstNumber", "keeps one GSTIN", "addOtherGstNumber", {
    ...eachEntry((one) => ({ ...one, gstNumbers: readList(one, "gstNumbers").slice(0, 1) })),
  }),
  inCompany(
    "removeGstNumber",
    "removes the last GSTIN",
    "removeLastGstNumber",
    pretends((call) => call.path.includes("29AABCK")),
  ),
  inCompany(
    "removeGstNumber",
    "removes every GSTIN",
    "removeGstNumber",
    deep("gstNumbers", () => []),
  ),
  inCompany("handOverCompany", "leaves the former admin the role", "readFormerAdmin", {
    changeCall: (call) => changeBody(call, (body) => ({ ...body, role: "admin" })),
  }),
  inCompany(
    "handOverCompany",
    "makes nobody an admin",
    "readNewAdmin",
    pretends(() => true),
  ),
  inCompany("getCompany", "keeps the session of a person who was removed", "useRemovedSession", {
    changeReply: (reply, _, memory) =>
      reply.status === 401 && memory.replies.has("removeMember") ? (memory.replies.get("getCompany") ?? reply) : reply,
  }),
  inCompany("signIn", "lets people sign in who were removed", "signInRemoved", {
    changeReply: (reply, _, memory) =>
      reply.status === 401 && memory.replies.has("removeMember") ? (memory.replies.get("signIn") ?? reply) : reply,
  }),
  inCompany("listMembers", "lists people who were removed", "listMembersLeft", {
    changeReply: (reply, _, memory) =>
      memory.replies.has("removeMember") ? (memory.replies.get("listMembers") ?? reply) : reply,
  }),
];
