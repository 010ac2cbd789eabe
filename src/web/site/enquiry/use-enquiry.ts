import { type RefObject, useEffect, useRef, useState } from "react";
import { ENQUIRY_FIELDS, type Enquiry } from "#domain/enquiries";
import type { EnquiryActor } from "#flows/enquiry/machine.ts";
import type { EnquirySubmission } from "#flows/enquiry/view.ts";
import { useSite } from "../site-context.tsx";
import type { EnquiryState } from "./enquiry-state.ts";
import { fixed } from "#web/styles/tokens.ts";

const UNREACHABLE = "Failed to submit enquiry. Please try again.";

const START: EnquiryState = { kind: "idle", problems: [], refusals: 0 };
const NOT_FETCHED = { kind: "failed", sentence: UNREACHABLE, cause: null, problems: [], refusals: 0 } as const;

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
};

const formIn = (place: HTMLFormElement): EnquirySubmission => {
  const data = new FormData(place);
  return {
    firstName: textIn(data, "firstName"),
    lastName: textIn(data, "lastName"),
    email: textIn(data, "email"),
    mobileNo: textIn(data, "mobileNo"),
    companyName: textIn(data, "companyName"),
    message: textIn(data, "message"),
    website: textIn(data, "website"),
  };
};

/* Restores a saved draft into fields that are still empty. */
const fillEmpty = (place: HTMLFormElement, saved: Enquiry): void => {
  for (const { field } of ENQUIRY_FIELDS) {
    const control = place.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === "") control.value = saved[field];
  }
};

const isFilled = (place: HTMLFormElement): boolean => {
  const data = new FormData(place);
  return ENQUIRY_FIELDS.some(({ field }) => textIn(data, field) !== "");
};

export const fetchToasts = () => import("./enquiry-toasts.tsx");

/* Distance from the viewport at which the form's code is loaded. */
const NEAR = fixed.prefetchDistance;

/** Loads the machine when the form comes near or is used. */
export function useEnquiry(place: RefObject<HTMLFormElement | null>) {
  const site = useSite();
  const actor = useRef<Promise<EnquiryActor | null> | null>(null);
  const [state, setState] = useState<EnquiryState>(START);
  /* From the press until the machine has the submission: its code may still be loading. */
  const [isWaiting, setIsWaiting] = useState(false);
  const open = (): Promise<EnquiryActor | null> => {
    actor.current ??= (async () => {
      const [opened, stateModule] = await Promise.all([
        site?.loadEnquiry() ?? null,
        import("./enquiry-state.ts").catch(() => null),
        fetchToasts().catch(() => null),
      ]);
      if (opened === null || stateModule === null) return null;
      opened.subscribe((snapshot) => setState(stateModule.toEnquiryState(snapshot)));
      if (place.current !== null) {
        fillEmpty(place.current, opened.getSnapshot().context.saved);
        /* What was typed before the scripts had loaded has fired no event. */
        if (isFilled(place.current)) opened.send({ type: "enquiry.changed", form: formIn(place.current) });
      }
      return opened;
    })();
    return actor.current;
  };
  useNearView(place, open);
  const submit = async (): Promise<void> => {
    if (place.current === null) return;
    const form = formIn(place.current);
    setIsWaiting(true);
    const opened = await open();
    setIsWaiting(false);
    if (opened === null) {
      actor.current = null;
      setState(NOT_FETCHED);
    } else opened.send({ type: "enquiry.submitted", form });
  };
  const change = async (): Promise<void> => {
    const opened = await open();
    if (place.current !== null) opened?.send({ type: "enquiry.changed", form: formIn(place.current) });
  };
  return {
    state,
    isBusy: isWaiting || state.kind === "submitting",
    submit: () => void submit(),
    change: () => void change(),
  };
}

function useNearView(place: RefObject<HTMLElement | null>, came: () => unknown): void {
  const latest = useRef(came);
  useEffect(() => {
    latest.current = came;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        latest.current();
      },
      { rootMargin: NEAR },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
}
