/** The key under which the FCL form is kept on this device. */
export const DRAFT_KEY = "fclFormState";
