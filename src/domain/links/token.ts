const SHORTEST = 20;
const LONGEST = 128;
const FOREIGN = /[^A-Za-z0-9_-]/gu;

/**
 * What is wrong with the last part of the address of a link, in a sentence; null if it has the form of a token of the API
 * document: 20 to 128 letters, digits, hyphens and underscores.
 */
export const explainTokenProblem = (token: string): string | null => {
  const foreign = [...new Set(token.match(FOREIGN))].map((one) => (one === " " ? "a blank" : one)).join(" ");
  if (foreign !== "") return `Its last part contains ${foreign}, which no link contains.`;
  if (token.length < SHORTEST)
    return `Its last part has only ${token.length} ${token.length === 1 ? "character" : "characters"}: the end is missing.`;
  return token.length > LONGEST
    ? `Its last part has ${token.length} characters: something was added at its end.`
    : null;
};
