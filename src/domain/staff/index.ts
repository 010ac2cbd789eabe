export * from "./changes.ts";
export * from "./permissions.ts";
export * from "./sign-in.ts";
