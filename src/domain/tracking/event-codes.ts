/* The codes of DCSA Track & Trace 2.2 (and those of 3.0 that carriers send already) with their labels. */

/** Equipment events that read the same for every box and mode of transport. */
export const EQUIPMENT_LABELS: ReadonlyMap<string, string> = new Map([
  ["STUF", "Packed"],
  ["STRP", "Unpacked"],
  ["INSP", "Inspected"],
  ["RSEA", "Resealed"],
  ["RMVD", "Taken off the shipment"],
  ["AVPU", "Available for pick-up"],
  ["AVDO", "Available for drop-off"],
  ["CUSS", "Selected by customs for scanning"],
  ["CUSI", "Selected by customs for inspection"],
  ["CUSR", "Released by customs"],
  ["CROS", "Border crossed"],
  ["WAYP", "Waypoint passed"],
]);

/** Transport events other than arrival and departure: changes of a port call. */
export const PORT_CALL_LABELS: ReadonlyMap<string, string> = new Map([
  ["OMIT", "Port call omitted"],
  ["BLNK", "Sailing cancelled"],
  ["ADHO", "Port call added"],
  ["PHOT", "Vessel taken out of service"],
  ["PHIN", "Vessel brought into service"],
  ["ROTC", "Order of ports changed"],
  ["SLID", "Sailing moved to a later slot"],
  ["CUTR", "Port call cut short"],
]);

/** What happened to a document or to the booking. */
export const SHIPMENT_LABELS: ReadonlyMap<string, string> = new Map([
  ["RECE", "received"],
  ["DRFT", "drafted"],
  ["PENA", "waiting for approval"],
  ["PENU", "waiting for an update"],
  ["PENC", "waiting for confirmation"],
  ["REJE", "rejected"],
  ["APPR", "approved"],
  ["ISSU", "issued"],
  ["SURR", "surrendered"],
  ["SUBM", "submitted"],
  ["VOID", "void"],
  ["CONF", "confirmed"],
  ["REQS", "requested"],
  ["CMPL", "completed"],
  ["HOLD", "on hold"],
  ["RELS", "released"],
  ["CANC", "cancelled"],
]);

export const DOCUMENT_LABELS: ReadonlyMap<string, string> = new Map([
  ["CBR", "Booking request"],
  ["BKG", "Booking"],
  ["SHI", "Shipping instructions"],
  ["TRD", "Transport document"],
  ["DEI", "Delivery instructions"],
  ["DEO", "Delivery order"],
  ["TRO", "Transport order"],
  ["CRO", "Container release order"],
  ["ARN", "Arrival notice"],
  ["VGM", "Verified gross mass"],
  ["CAS", "Cargo survey"],
  ["CUC", "Customs clearance"],
  ["DGD", "Dangerous goods declaration"],
  ["OOG", "Out-of-gauge details"],
  ["CQU", "Contract quotation"],
  ["INV", "Invoice"],
  ["HCE", "Health certificate"],
  ["PCE", "Phytosanitary certificate"],
  ["VCE", "Veterinary certificate"],
  ["FCE", "Fumigation certificate"],
  ["ICE", "Inspection certificate"],
  ["CEA", "Certificate of analysis"],
  ["CEO", "Certificate of origin"],
]);

export const FACILITY_LABELS: ReadonlyMap<string, string> = new Map([
  ["BOCR", "Border crossing"],
  ["CLOC", "Customer's premises"],
  ["COFS", "Container freight station"],
  ["COYA", "Container yard"],
  ["OFFD", "Off-dock storage"],
  ["DEPO", "Depot"],
  ["INTE", "Inland terminal"],
  ["POTE", "Port terminal"],
  ["RAMP", "Rail ramp"],
  ["BRTH", "Berth"],
  ["PBPL", "Pilot boarding place"],
  ["ANCH", "Anchorage"],
  ["WAYP", "Waypoint"],
]);
