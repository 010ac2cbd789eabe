import { configure } from "@testing-library/dom";

/* A vitest setup file: a busy machine may need longer than the second that `findBy…` and `waitFor` wait by default. */
configure({ asyncUtilTimeout: 60_000 });
