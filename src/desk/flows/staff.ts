import { errAsync } from "neverthrow";
import { refusedFields } from "#flows/kit/failure.ts";
import { createForm, type FormSnapshot, formView } from "#flows/kit/form.ts";
import { createPage, type PageSnapshot, pageView } from "#flows/kit/page.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskServices } from "../compose.ts";
import type { NewStaff, StaffChange, StaffMember, StaffSession } from "../ports/index.ts";

type Staff = readonly StaffMember[];

/** The staff, and changes of one person at a time. */
export const createStaffPage = ({ ports: { staff }, requestActor }: DeskServices) =>
  createPage<Staff, StaffChange>({
    id: "deskStaff",
    requestActor,
    load: staff.list,
    change: (change, signal, people) => {
      const seen = people.find(({ id }) => id === change.id);
      return seen === undefined
        ? errAsync<null, Failure>({
            kind: "refused",
            reason: "not-found",
            message: "This person is not known.",
            fields: [],
          })
        : staff.change(change, seen, signal).map(() => null);
    },
  });

export const staffView = (snapshot: PageSnapshot<Staff, StaffChange>) =>
  pageView(snapshot, (staff, { change, changeFailure }) => ({ staff, change, changeFailure }));

const FIELDS = ["email", "name", "role"] as const;
type Field = (typeof FIELDS)[number];

/** A person to invite, typed in a dialog. */
export const createStaffForm = ({ ports: { staff }, requestActor }: DeskServices) =>
  createForm<NewStaff, void, Field>({
    id: "deskInvite",
    requestActor,
    first: { email: "", name: "", role: "desk" },
    send: staff.invite,
    toProblems: refusedFields(FIELDS),
    after: "closed",
    beginsClosed: true,
    discards: true,
  });

export const staffFormView = (snapshot: FormSnapshot<NewStaff, void, Field>) => formView(snapshot);

type EndSession = { readonly kind: "end-session"; readonly session: string };

/** The sessions of the signed-in person. */
export const createOwnSessions = ({ ports: { session }, requestActor }: DeskServices) =>
  createPage<readonly StaffSession[], EndSession>({
    id: "deskOwnSessions",
    requestActor,
    load: session.list,
    change: (change, signal) => session.revoke(change.session, signal).map(() => null),
  });

export const ownSessionsView = (snapshot: PageSnapshot<readonly StaffSession[], EndSession>) =>
  pageView(snapshot, (sessions, { changeFailure }) => ({ sessions, changeFailure }));
