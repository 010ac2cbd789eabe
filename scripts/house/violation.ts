import type ts from "typescript";

/** A broken house rule, at a place a person can go to. */
export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly sentence: string;
}

/** What a rule may look at: one file of the product, and the types of the whole. */
export interface Subject {
  /** The path from the project's root, with forward slashes. */
  readonly file: string;
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

/** Says what is wrong with one node; undefined when nothing is. */
export interface Rule {
  readonly name: string;
  readonly appliesTo: (file: string) => boolean;
  readonly judge: (node: ts.Node, subject: Subject) => string | undefined;
}
