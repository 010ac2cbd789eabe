import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS, hasTemplates } from "./calls.ts";
import { expectValue, fieldRefusal, filled, refusal, signedIn, success, testInteraction } from "./kit.ts";
import { LCL_LANE } from "./samples.ts";

const { eachLike, integer } = MatchersV3;

const templates = { ...signedIn, ...hasTemplates };
const foreign = { ...templates, "another shipper has the template": { id: "template-1", name: "Weekly" } };
const saved = { ...templates, "a template is saved": { id: "template-1", name: "Weekly" } };

const SEARCH = {
  departureDate: null,
  requestedEquipments: eachLike({
    equipmentGroupIsoCode: "20GP",
    numberOfContainers: integer(2),
    weightPerContainer: integer(10_000),
  }),
  placeOfOrigin: null,
  portOfLoading: "INNSA",
  portOfDischarge: "NLRTM",
  placeOfDelivery: null,
  placeOfOriginType: null,
  placeOfDeliveryType: null,
  nonOperatingReefer: false,
  originPlace: null,
  loadingPort: filled("Nhava Sheva"),
  deliveryPlace: null,
  dischargePort: filled("Rotterdam"),
};
const READ_SEARCH = {
  origin: { place: null, port: { name: "Nhava Sheva", code: "INNSA" }, serviceType: "Ramp" },
  destination: { place: null, port: { name: "Rotterdam", code: "NLRTM" }, serviceType: "Ramp" },
  departureDate: null,
  containers: [{ equipment: "20GP", quantity: 2, weightKg: 10_000 }],
  mode: "fcl",
  reefer: null,
};

describe("templates", () => {
  const { request, send } = CALLS.listTemplates;

  it("have a name, a lane and a load", () =>
    testInteraction({
      title: "the templates of a shipper",
      states: saved,
      request,
      response: success([{ id: "template-1", name: "Weekly", search: SEARCH }]),
      check: expectValue(send, [{ id: "template-1", name: "Weekly", search: READ_SEARCH }]),
    }));

  it.each([
    ["nothing was saved", templates],
    ["only another shipper has saved one", foreign],
  ] as const)("are an empty list while %s", (when, states) =>
    testInteraction({
      title: `the templates while ${when}`,
      states,
      request,
      response: success([]),
      check: expectValue(send, []),
    }),
  );
});

const TAKEN = "You have a template with this name.";

describe("a new template", () => {
  const { request, send } = CALLS.createTemplate;

  it("is saved without a date", () =>
    testInteraction({
      title: "a new template of a search",
      states: templates,
      request,
      response: success([
        {
          id: filled("template-1"),
          name: "Weekly",
          search: { departureDate: null, requestedEquipments: SEARCH.requestedEquipments, nonOperatingReefer: false },
        },
      ]),
      check: async (adapters) => {
        const template = (await CALLS.createTemplate.send(adapters))._unsafeUnwrap();
        expect(template).toMatchObject({ id: "template-1", name: "Weekly", search: { departureDate: null } });
      },
    }));

  it("is saved for a part load", () => {
    const search = { ...LCL_LANE, weight: 1200, cbm: 3.25 };
    const read = { mode: "lcl", ...LCL_LANE, weightKg: 1200, cbm: 3.25 } as const;
    return testInteraction({
      title: "a new template of a search for a part load",
      states: { ...templates, "LCL rates are known": { ...LCL_LANE, count: 1 } },
      request: { ...request, json: { name: "Samples", search } },
      response: success([{ id: filled("template-1"), name: "Samples", search }]),
      check: expectValue(({ templates: port }) => port.create({ name: "Samples", search: read }, patient()), {
        id: "template-1",
        name: "Samples",
        search: read,
      }),
    });
  });

  it("is refused with a name that is taken", () =>
    testInteraction({
      title: "a new template with a name that is taken",
      states: saved,
      request,
      ...refusal(409, TAKEN, send),
    }));

  it("is refused without a name", () =>
    testInteraction({
      title: "a new template without a name",
      states: templates,
      request: { ...request, json: { ...request.json, name: " " } },
      ...fieldRefusal("name", "Enter a name."),
    }));
});

describe("another name of a template", () => {
  const { request, send } = CALLS.renameTemplate;

  it("is saved", () =>
    testInteraction({
      title: "another name of a template that exists",
      states: saved,
      request,
      response: success([{ id: "template-1", name: "Monthly", search: SEARCH }]),
      check: expectValue(send, { id: "template-1", name: "Monthly", search: READ_SEARCH }),
    }));

  it("is refused if another template has it", () =>
    testInteraction({
      title: "another name of a template that is taken",
      states: { ...saved, "another template is saved": { id: "template-2", name: "Monthly" } },
      request,
      ...refusal(409, TAKEN, send),
    }));

  it.each([
    ["no template", { ...templates, "no template has the id": { id: "template-1" } }],
    ["somebody else's template", foreign],
  ] as const)("is refused for %s", (whose, states) =>
    testInteraction({
      title: `another name of ${whose}`,
      states,
      request,
      ...refusal(404, "This template was deleted.", send),
    }),
  );

  it("is refused if it is blank", () =>
    testInteraction({
      title: "a blank name of a template",
      states: saved,
      request: { ...request, json: { name: " " } },
      ...fieldRefusal("name", "Enter a name."),
    }));
});

describe("the end of a template", () => {
  it("is immediate", () =>
    testInteraction({
      title: "the end of a template that exists",
      states: saved,
      request: CALLS.deleteTemplate.request,
      response: success([]),
      check: expectValue(CALLS.deleteTemplate.send, undefined),
    }));
});
