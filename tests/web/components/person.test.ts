import { expect, it } from "vitest";
import { profileLabels } from "#web/components/person.tsx";

it.each([
  [
    { firstName: "Ananya", lastName: "Rao", email: "ananya@suryodaya.example", phone: "+91 98100 00000" },
    { name: "Ananya Rao", email: "ananya@suryodaya.example", phone: "+91 98100 00000" },
  ],
  [
    { firstName: "Ananya", lastName: "", email: null, phone: null },
    { name: "Ananya", email: "Email not available", phone: "Phone not available" },
  ],
  [null, { name: "Signed in", email: "Email not available", phone: "Phone not available" }],
])("%j is named %j", (profile, words) => {
  expect(profileLabels(profile)).toEqual(words);
});
