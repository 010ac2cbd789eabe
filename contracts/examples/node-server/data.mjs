/* All data of the server, in memory. A real server has a database instead. */

const toPlace = ([code, name, countryCode, country, near]) => ({ code, name, countryCode, country, near });

/** An empty store: it contains places and nothing else. A place with `near` is inland; those are its ports. */
export const createStore = () => ({
  today: () => new Date().toISOString().slice(0, 10),
  places: [
    ["INNSA", "Nhava Sheva", "IN", "India"],
    ["INMUN", "Mundra", "IN", "India"],
    ["INTKD", "Tughlakabad ICD", "IN", "India", ["INMUN", "INNSA"]],
    ["NLRTM", "Rotterdam", "NL", "Netherlands"],
    ["BEANR", "Antwerp", "BE", "Belgium"],
    ["DEDUI", "Duisburg", "DE", "Germany", ["NLRTM", "BEANR"]],
  ].map(toPlace),
  accounts: new Map(), // email → { password, profile }
  sessions: new Map(), // x-token → { apiKey, email }
  lanes: [], // { kind: "api" | "excel", portOfLoading, portOfDischarge, providerName, freight: { "20GP": 980 } }
  haulage: [], // { place, port, equipment, carrier, currency, amount }: price of one container
  offers: new Map(), // offer id → { owner, rate, lane, from, to, sailing, sizes, validTill, isSoldOut }
  bookings: [], // newest first: { owner, offer, quotation }
  keys: new Map(), // owner + Idempotency-Key → { offerId, receipt }
  searches: [], // newest first: { owner, searchedAt, search }
});

/** Data to try the portal with. The password is stored as it is; a real server stores a hash. */
export const addDemoData = (store) => {
  const email = "demo@keelson.example";
  const profile = { firstName: "Asha", lastName: "Menon", email, phone: "+91 98765 43210" };
  store.accounts.set(email, { password: "keelson-demo", profile });
  const freight = { "20GP": 980, "40GP": 1480, "40HC": 1520 };
  for (const portOfLoading of ["INNSA", "INMUN"]) {
    for (const portOfDischarge of ["NLRTM", "BEANR"]) {
      const lane = { portOfLoading, portOfDischarge, freight };
      store.lanes.push({ kind: "api", providerName: "Norrvik Line", ...lane });
      store.lanes.push({ kind: "excel", providerName: "Amberline", ...lane });
    }
  }
};
