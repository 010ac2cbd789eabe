/* Each field says what is wrong with it; more toasts than these would only cover the form. */
const MOST_TOASTS = 3;

/** What the toasts say of a form that was not sent: each problem while they are few, or how many fields are marked. */
export const spokenProblems = (messages: readonly string[]): readonly string[] =>
  messages.length > MOST_TOASTS ? [`${messages.length} fields still need something. They are marked.`] : messages;
