import { errAsync, okAsync } from "neverthrow";
import type { SearchTemplate } from "#domain/templates";
import type { TemplatesPort } from "#ports/templates.ts";

const SAMPLE: SearchTemplate = {
  id: "sample-template-1",
  name: "Weekly to Rotterdam",
  search: {
    mode: "fcl",
    origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
    destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
    departureDate: null,
    containers: [{ equipment: "20GP", quantity: 2, weightKg: 18_000 }],
    reefer: null,
  },
};

/** One template, and those that are added until the page is left. */
export const createMemoryTemplates = (): TemplatesPort => {
  let templates: readonly SearchTemplate[] = [SAMPLE];
  return {
    list: () => okAsync(templates),
    create: ({ name, search }) => {
      const template = { id: `sample-template-${templates.length + 1}`, name, search };
      templates = [...templates, template];
      return okAsync(template);
    },
    rename: ({ id, name }) => {
      const template = templates.find((one) => one.id === id);
      if (template === undefined) return errAsync({ kind: "refused", reason: "not-found", message: "", fields: [] });
      const renamed = { ...template, name };
      templates = templates.map((one) => (one.id === id ? renamed : one));
      return okAsync(renamed);
    },
    remove: (id) => {
      templates = templates.filter((one) => one.id !== id);
      return okAsync(undefined);
    },
  };
};
