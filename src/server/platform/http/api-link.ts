/**
 * A link in an answer, for a path below the base of the API. It always begins with `/api`: the portal puts its own base path
 * there (`API_BASE_PATH`).
 */
export const toApiLink = (path: string): string => `/api${path}`;
