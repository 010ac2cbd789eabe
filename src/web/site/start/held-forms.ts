const HELD = "held";

/** Keeps a form that is sent before its scripts are there from leaving the page with nothing done; `sendHeld` sends it then. */
export const holdForms = (page: Pick<Document, "addEventListener">): void => {
  page.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset[HELD] = "";
  });
};

/** Sends a form that was sent too early; once, whoever asks again. */
export const sendHeld = (form: HTMLFormElement): void => {
  if (form.dataset[HELD] === undefined) return;
  delete form.dataset[HELD];
  form.requestSubmit();
};
