import type { StaffAction } from "#domain/staff";

/** Something that is done often, and where it begins. */
export interface FindCommand {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
  readonly action: StaffAction;
}

/** The commands of the command menu; `open` in an address names a dialog of its screen. */
export const COMMANDS: readonly FindCommand[] = [
  { path: "/rates/import", title: "Import a rate sheet", detail: "Rates", action: "publish-rates" },
  { path: "/rates?part=calendar", title: "Calendar of what ends when", detail: "Rates", action: "use-desk" },
  { path: "/rates?part=exchange", title: "Exchange rates", detail: "Rates", action: "use-desk" },
  { path: "/margins?open=rule", title: "New margin rule", detail: "Margins", action: "edit-margins" },
  { path: "/customers?open=export", title: "Export for accounting", detail: "Customers", action: "export-accounting" },
  { path: "/staff?open=invite", title: "Invite a person to the desk", detail: "Staff", action: "manage-staff" },
];
