import type { CargoPart, CargoSection, PartStatus, SectionState } from "#domain/cargo";

export const SECTION_TITLES: Readonly<Record<CargoSection, string>> = {
  cargo: "Cargo",
  parties: "Parties",
  "pick-up": "Pick-up and instructions",
  containers: "Containers and VGM",
};

/** `Missing 2`, `Complete`, `1 of 3 sent`. */
export const formatState = ({ status, missing, sent, of }: SectionState): string => {
  if (of > 1 && sent > 0 && sent < of && status !== "returned") return `${sent} of ${of} sent`;
  return status === "missing" ? `Missing ${missing}` : STATUS_LABELS[status];
};

export const STATUS_LABELS: Readonly<Record<PartStatus, string>> = {
  missing: "Missing",
  complete: "Complete",
  sent: "Sent",
  accepted: "Accepted",
  returned: "Returned",
};

/** What was sent, for the message after it. */
export const formatSent = ({ subject, container }: CargoPart): string => {
  switch (subject) {
    case "shipping-instruction":
      return "The shipping instruction was sent.";
    case "pick-up":
      return "The pick-up was sent.";
    case "vgm":
      return `The VGM of container ${container} was sent.`;
  }
};
