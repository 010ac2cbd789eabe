import type { Credentials, Profile } from "#domain/accounts";
import type { Ports } from "#ports/index.ts";
import type { DraftsPort, SessionStorePort } from "#ports/browser.ts";

/** Lets every promise that has already been answered reach its machine. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Drafts in a map; no other tab changes them. */
export const draftsIn = (texts: Map<string, string>): DraftsPort => ({
  load: (key) => texts.get(key) ?? null,
  save: (key, text) => void texts.set(key, text),
  remove: (key) => void texts.delete(key),
  removeAll: (keys) => keys.forEach((key) => texts.delete(key)),
  watch: () => () => undefined,
});

export interface MemoryStore extends SessionStorePort {
  /** What another tab does: it changes the stored values and this one hears of it. */
  readonly elsewhere: (credentials: Credentials | null) => void;
}

interface Stored {
  readonly credentials?: Credentials | null;
  readonly profile?: Profile | null;
  readonly redirect?: string | null;
  readonly otpToken?: string | null;
}

/** A shipper whose server has LCL and tracking, and no optional part. */
export const A_PROFILE: Profile = {
  firstName: "Asha",
  lastName: "Menon",
  email: null,
  phone: null,
  capabilities: ["lcl", "tracking"],
};

/** A session store in memory. */
export const memoryStore = (stored: Stored = {}): MemoryStore => {
  let { credentials = null, profile = null, redirect = null, otpToken = null } = stored;
  const watchers = new Set<() => void>();
  return {
    credentials: () => credentials,
    saveCredentials: (given) => {
      credentials = given;
    },
    clear: () => {
      credentials = null;
      profile = null;
    },
    profile: () => profile,
    saveProfile: (given) => {
      profile = given;
    },
    removeProfile: () => {
      profile = null;
    },
    redirect: () => redirect,
    saveRedirect: (path) => {
      redirect = path;
    },
    removeRedirect: () => {
      redirect = null;
    },
    otpToken: () => otpToken,
    saveOtpToken: (given) => {
      otpToken = given;
    },
    removeOtpToken: () => {
      otpToken = null;
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    elsewhere: (given) => {
      credentials = given;
      for (const changed of watchers) changed();
    },
  };
};

const untouched = (name: string) => (): never => {
  throw new Error(`${name} was not expected to be called`);
};

/** Ports that fail the test when one is called that the test did not give. */
export const portsWith = (given: Partial<Ports>): Ports => ({
  accounts: { signIn: untouched("signIn"), signOut: untouched("signOut"), profile: untouched("profile") },
  account: {
    load: untouched("account.load"),
    saveDetails: untouched("account.saveDetails"),
    changePassword: untouched("account.changePassword"),
    sessions: untouched("account.sessions"),
    endSession: untouched("account.endSession"),
    endOtherSessions: untouched("account.endOtherSessions"),
    data: untouched("account.data"),
    requestDeletion: untouched("account.requestDeletion"),
    withdrawDeletion: untouched("account.withdrawDeletion"),
  },
  places: {
    find: untouched("places.find"),
    timeZone: untouched("places.timeZone"),
    nearbyPorts: untouched("places.nearbyPorts"),
  },
  rates: {
    search: untouched("rates.search"),
    lookUp: untouched("rates.lookUp"),
    sheetLine: untouched("rates.sheetLine"),
  },
  growingSearch: {
    start: untouched("growingSearch.start"),
    next: untouched("growingSearch.next"),
    stop: untouched("growingSearch.stop"),
    askAgain: untouched("growingSearch.askAgain"),
  },
  lcl: { ports: untouched("lcl.ports"), rates: untouched("lcl.rates") },
  secondFactor: {
    prove: untouched("secondFactor.prove"),
    load: untouched("secondFactor.load"),
    setUp: untouched("secondFactor.setUp"),
    switchOn: untouched("secondFactor.switchOn"),
    switchOff: untouched("secondFactor.switchOff"),
    require: untouched("secondFactor.require"),
  },
  approvals: {
    list: untouched("approvals.list"),
    request: untouched("approvals.request"),
    approve: untouched("approvals.approve"),
    decline: untouched("approvals.decline"),
    withdraw: untouched("approvals.withdraw"),
  },
  booking: { book: untouched("book"), pdf: untouched("pdf") },
  bookings: {
    page: untouched("quotations.page"),
    file: untouched("quotations.file"),
    setReference: untouched("setReference"),
    views: {
      list: untouched("views.list"),
      create: untouched("views.create"),
      rename: untouched("views.rename"),
      remove: untouched("views.remove"),
    },
  },
  leadTimes: {
    save: untouched("leadTimes.save"),
    list: untouched("leadTimes.list"),
    delete: untouched("leadTimes.delete"),
  },
  deadlines: {
    booking: untouched("deadlines.booking"),
    mark: untouched("deadlines.mark"),
    calendarFeed: untouched("deadlines.calendarFeed"),
    createCalendarFeed: untouched("deadlines.createCalendarFeed"),
    deleteCalendarFeed: untouched("deadlines.deleteCalendarFeed"),
  },
  bookingCargo: {
    load: untouched("bookingCargo.load"),
    save: untouched("bookingCargo.save"),
    send: untouched("bookingCargo.send"),
  },
  amendments: {
    list: untouched("amendments.list"),
    request: untouched("amendments.request"),
    decide: untouched("amendments.decide"),
  },
  bookingMessages: { list: untouched("bookingMessages.list"), write: untouched("bookingMessages.write") },
  bookingDocuments: {
    list: untouched("bookingDocuments.list"),
    upload: untouched("bookingDocuments.upload"),
    file: untouched("bookingDocuments.file"),
    archive: untouched("bookingDocuments.archive"),
    comment: untouched("bookingDocuments.comment"),
    decide: untouched("bookingDocuments.decide"),
  },
  tracking: { track: untouched("shipments.track") },
  signup: {
    sendCode: untouched("sendCode"),
    verifyCode: untouched("verifyCode"),
    createAccount: untouched("signup.create"),
  },
  countries: { list: untouched("countries.all") },
  passwordReset: { requestLink: untouched("askForLink"), changePassword: untouched("passwordReset.change") },
  dashboard: { load: untouched("dashboard.load") },
  notifications: {
    page: untouched("notifications.page"),
    markRead: untouched("notifications.markRead"),
    settings: untouched("notifications.settings"),
    saveSetting: untouched("notifications.saveSetting"),
    digest: untouched("notifications.digest"),
    saveDigest: untouched("notifications.saveDigest"),
    mute: untouched("notifications.mute"),
  },
  company: {
    company: untouched("company.company"),
    addGstNumber: untouched("company.addGstNumber"),
    removeGstNumber: untouched("company.removeGstNumber"),
    setVatId: untouched("company.setVatId"),
    members: untouched("company.members"),
    changeMember: untouched("company.changeMember"),
    removeMember: untouched("company.removeMember"),
    leave: untouched("company.leave"),
    handOver: untouched("company.handOver"),
    invitations: untouched("company.invitations"),
    invite: untouched("company.invite"),
    withdrawInvitation: untouched("company.withdrawInvitation"),
    openInvitation: untouched("company.openInvitation"),
    acceptInvitation: untouched("company.acceptInvitation"),
    join: untouched("company.join"),
  },
  integrations: {
    keys: untouched("integrations.keys"),
    createKey: untouched("integrations.createKey"),
    revokeKey: untouched("integrations.revokeKey"),
    webhooks: untouched("integrations.webhooks"),
    createWebhook: untouched("integrations.createWebhook"),
    changeWebhook: untouched("integrations.changeWebhook"),
    deleteWebhook: untouched("integrations.deleteWebhook"),
    rotateSecret: untouched("integrations.rotateSecret"),
    testWebhook: untouched("integrations.testWebhook"),
    deliveries: untouched("integrations.deliveries"),
    sendAgain: untouched("integrations.sendAgain"),
  },
  links: {
    list: untouched("links.list"),
    create: untouched("links.create"),
    revoke: untouched("links.revoke"),
    open: untouched("links.open"),
    mark: untouched("links.mark"),
    file: untouched("links.file"),
  },
  addresses: {
    list: untouched("addresses.list"),
    create: untouched("addresses.create"),
    change: untouched("addresses.change"),
    remove: untouched("addresses.remove"),
  },
  templates: {
    list: untouched("templates.list"),
    create: untouched("templates.create"),
    rename: untouched("templates.rename"),
    remove: untouched("templates.remove"),
  },
  quotes: {
    list: untouched("quotes.list"),
    find: untouched("quotes.find"),
    create: untouched("quotes.create"),
    pdf: untouched("quotes.pdf"),
    comment: untouched("quotes.comment"),
    share: untouched("quotes.share"),
    check: untouched("quotes.check"),
    requests: untouched("quotes.requests"),
    request: untouched("quotes.request"),
    open: untouched("quotes.open"),
    sharedPdf: untouched("quotes.sharedPdf"),
    commentShared: untouched("quotes.commentShared"),
    decide: untouched("quotes.decide"),
    verify: untouched("quotes.verify"),
  },
  documents: { save: untouched("documents.save") },
  drafts: {
    load: () => null,
    save: untouched("drafts.save"),
    remove: untouched("drafts.remove"),
    removeAll: () => undefined,
    watch: () => () => undefined,
  },
  sessionStore: memoryStore(),
  navigation: { reloadTo: untouched("reloadTo") },
  clock: {
    now: () => "2026-11-20T06:30:00.000Z",
    today: () => "2026-11-20",
    timeZone: () => "Asia/Kolkata",
    synchronise: () => undefined,
  },
  ids: { next: untouched("ids.next") },
  ...given,
});
