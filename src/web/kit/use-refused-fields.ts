import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads to the first field that is refused, where its error is: at once, or when what was sent is refused. Call the returned
 * function when the form is submitted.
 */
export function useRefusedFields(form: RefObject<HTMLFormElement | null>, isSending: boolean): () => void {
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current || isSending) return;
    isSubmitted.current = false;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
  return () => {
    isSubmitted.current = true;
  };
}
