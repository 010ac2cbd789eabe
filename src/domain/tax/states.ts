/** A State or Union territory by the first two digits of a GSTIN. */
interface GstState {
  readonly name: string;
  /** A Union territory without a legislature of its own for tax: UTGST instead of SGST (CGST Act, 2017, section 2(114)). */
  readonly hasUtgst?: true;
}

const STATES: ReadonlyMap<string, GstState> = new Map([
  ["01", { name: "Jammu and Kashmir" }],
  ["02", { name: "Himachal Pradesh" }],
  ["03", { name: "Punjab" }],
  ["04", { name: "Chandigarh", hasUtgst: true }],
  ["05", { name: "Uttarakhand" }],
  ["06", { name: "Haryana" }],
  ["07", { name: "Delhi" }],
  ["08", { name: "Rajasthan" }],
  ["09", { name: "Uttar Pradesh" }],
  ["10", { name: "Bihar" }],
  ["11", { name: "Sikkim" }],
  ["12", { name: "Arunachal Pradesh" }],
  ["13", { name: "Nagaland" }],
  ["14", { name: "Manipur" }],
  ["15", { name: "Mizoram" }],
  ["16", { name: "Tripura" }],
  ["17", { name: "Meghalaya" }],
  ["18", { name: "Assam" }],
  ["19", { name: "West Bengal" }],
  ["20", { name: "Jharkhand" }],
  ["21", { name: "Odisha" }],
  ["22", { name: "Chhattisgarh" }],
  ["23", { name: "Madhya Pradesh" }],
  ["24", { name: "Gujarat" }],
  ["25", { name: "Daman and Diu", hasUtgst: true }],
  ["26", { name: "Dadra and Nagar Haveli and Daman and Diu", hasUtgst: true }],
  ["27", { name: "Maharashtra" }],
  ["29", { name: "Karnataka" }],
  ["30", { name: "Goa" }],
  ["31", { name: "Lakshadweep", hasUtgst: true }],
  ["32", { name: "Kerala" }],
  ["33", { name: "Tamil Nadu" }],
  ["34", { name: "Puducherry" }],
  ["35", { name: "Andaman and Nicobar Islands", hasUtgst: true }],
  ["36", { name: "Telangana" }],
  ["37", { name: "Andhra Pradesh" }],
  ["38", { name: "Ladakh", hasUtgst: true }],
  ["97", { name: "other territory", hasUtgst: true }],
]);

/** Whether a supply within the State bears UTGST instead of SGST. */
export const bearsUtgst = (code: string): boolean => STATES.get(code)?.hasUtgst === true;

/** `Kerala (32)`: a tax invoice names the State as well (CGST Rules, 2017, rule 46(n)); `State code 99` where there is none. */
export const describeState = (code: string): string => {
  const state = STATES.get(code);
  return state === undefined ? `State code ${code}` : `${state.name} (${code})`;
};
