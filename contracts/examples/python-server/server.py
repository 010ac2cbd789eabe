"""A small backend for the Keelson portal: level 1 of the contract (sign in and search).

Python 3.9 or newer, standard library only, all data in memory:

    python3 contracts/examples/python-server/server.py --port 8081
"""

import argparse
import json
import re
import uuid
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

MAX_BYTES = 65_536
PLACES = {  # code: name, country code, country, ports of an inland place
    "INNSA": ("Nhava Sheva", "IN", "India", []),
    "INMUN": ("Mundra", "IN", "India", []),
    "INTKD": ("Tughlakabad ICD", "IN", "India", ["INMUN", "INNSA"]),
    "DEDUI": ("Duisburg", "DE", "Germany", ["NLRTM", "BEANR"]),
    "NLRTM": ("Rotterdam", "NL", "Netherlands", []),
}


class Store:
    """All data of the server. A real server has a database instead, and stores hashes of passwords."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.today = date.today
        self.places = dict(PLACES)
        self.other_names = {}  # code: another name by which the place is found
        self.accounts = {}  # email: (password, profile)
        self.sessions = {}  # x-token: (x-api-key, email)
        self.lanes = []  # kind ("api" or "excel"), portOfLoading, portOfDischarge, equipment, providerName, basicOceanFreightRate
        self.haulage = []  # place, port, equipment, carrier, currency, amount: price of one container

    def add_demo_data(self):
        email = "demo@keelson.example"
        profile = {"firstName": "Asha", "lastName": "Menon", "email": email, "phone": "+91 98765 43210"}
        self.accounts[email] = ("keelson-demo", profile)
        lane = {"portOfLoading": "INNSA", "portOfDischarge": "NLRTM", "equipment": "20GP"}
        self.lanes.append({"kind": "api", "providerName": "Norrvik Line", **lane})
        self.lanes.append({"kind": "excel", "providerName": "Amberline", **lane})


class Refusal(Exception):
    """An answer other than 200. The code of the envelope is the HTTP status and a zero, unless it is given."""

    def __init__(self, status, message, fields=(), code=None, headers=None):
        super().__init__(message)
        result = [{"field": field, "message": message} for field in fields]
        self.status = status
        self.headers = headers or {}
        self.body = {"status": False, "code": code or status * 10, "message": message, "result": result}


def is_text(maximum, minimum=0):
    return lambda value: isinstance(value, str) and minimum <= len(value) <= maximum


def is_whole(minimum, maximum):
    return lambda value: type(value) is int and minimum <= value <= maximum


def is_number(minimum, maximum):
    return lambda value: type(value) in (int, float) and minimum <= value <= maximum


def is_one_of(*values):
    return lambda value: any(type(value) is type(one) and value == one for one in values)


def or_null(check):
    return lambda value: value is None or check(value)


def is_object(fields, optional=()):
    def check(value):
        return isinstance(value, dict) and not find_unknown(fields, value) and not find_wrong(fields, value, optional)

    return check


def is_date(value):
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def find_unknown(fields, value):
    return [name for name in value if name not in fields]


def find_wrong(fields, value, optional=()):
    return [
        name
        for name, check in fields.items()
        if (name not in value and name not in optional) or (name in value and not check(value[name]))
    ]


PLACE_CODE, PLACE_NAME = or_null(is_text(12, 2)), or_null(is_text(200))
CONTAINER = is_object(
    {
        "equipmentGroupIsoCode": is_one_of("20GP", "40GP", "40HC", "45HC", "20RE", "40RH"),
        "numberOfContainers": is_whole(1, 100),
        "weightPerContainer": is_whole(0, 100_000),
    }
)
SIGN_IN = {"username": is_text(254), "password": is_text(1000), "applicationId": is_one_of(702020)}
SEARCH = {
    "departureDate": or_null(is_date),
    "locationCodificationType": is_one_of("CMACGM"),
    "requestedEquipments": lambda list_: type(list_) is list and 1 <= len(list_) <= 6 and all(map(CONTAINER, list_)),
    **dict.fromkeys(["placeOfOrigin", "portOfLoading", "portOfDischarge", "placeOfDelivery"], PLACE_CODE),
    **dict.fromkeys(["originPlace", "loadingPort", "deliveryPlace", "dischargePort"], PLACE_NAME),
    **dict.fromkeys(["placeOfOriginType", "placeOfDeliveryType"], is_one_of("Ramp", "Door", None)),
    "nonOperatingReefer": is_one_of(True, False),
    "reeferAttributes": is_object({"temperature": is_number(-40, 40), "ventilation": or_null(is_number(0, 1000))}),
}


def to_place(store, code):
    codes = [{"codificationType": "UNLOCODE", "codification": code}]
    return {"name": store.places[code][0], "internalCode": code, "locationCodifications": codes}


def sign_in(store, request):
    email, password = request["body"]["username"].lower(), request["body"]["password"]
    if email not in store.accounts or store.accounts[email][0] != password:
        raise Refusal(401, "Invalid credentials. Please try again.")
    token, api_key = str(uuid.uuid4()), str(uuid.uuid4())
    store.sessions[token] = (api_key, email)
    return {"result": [{"xToken": token, "xApiKey": api_key}]}


def sign_out(store, request):
    del store.sessions[request["token"]]
    return {"result": []}


def get_profile(store, request):
    return {"result": [{**store.accounts[request["owner"]][1], "capabilities": []}]}


def find_places(store, request):
    words = re.findall(r"[^\W_]+", request["query"]["searchWith"].lower().removeprefix("port of "))
    groups = {}
    for code, (name, country_code, country, near) in store.places.items():
        texts = f"{name} {store.other_names.get(code, '')} {code} {country}".lower()
        if all(word in texts for word in words):
            group = groups.setdefault(country_code, {"country": country, "countryCode": country_code, "ports": []})
            point = {"point": {"name": name, "code": code}, "country": {"name": country, "code": country_code}}
            group["ports"].append({**point, "pointType": "Inland" if near else "Sea"})
    return {"result": list(groups.values())}


def find_ports_near(store, code):
    return [port for port in (store.places[code][3] or [code]) if port in store.places] if code in store.places else []


def find_nearby_ports(store, request):
    ports = find_ports_near(store, request["query"]["portCode"])
    return {"result": [to_place(store, code) for code in ports]}


def to_leg_end(store, code):
    _, country_code, country, _ = store.places[code]
    return {"place": to_place(store, code), "placeCountry": {"code": country_code, "name": country}}


def to_carrier_offer(store, lane, sizes, departure):
    """One offer for the whole load; every price of a size is for ONE container. Times are local to the port."""
    arrival, today = departure + timedelta(days=25), store.today()
    sailing = {"departureDate": f"{departure}T06:00:00", "arrivalDate": f"{arrival}T14:00:00"}
    freight = lane.get("basicOceanFreightRate", 980)
    leg_from, leg_to = to_leg_end(store, lane["portOfLoading"]), to_leg_end(store, lane["portOfDischarge"])
    bunker = {"code": "BAF00", "name": "Bunker adjustment"}
    return {
        "offerId": f"OFR-{uuid.uuid4()}",
        "providerName": lane["providerName"],
        "rateType": "Spot",
        "askedAt": f"{today}T08:00:00.000Z",
        **sailing,
        "transitTime": 25,
        "serviceType": "Direct",
        "routingDetails": "Direct, no transhipment",
        "supportContact": "desk@norrvik.example",
        "routingLegs": [
            {
                "legNumber": 1,
                "modeOfTransport": "VESSEL",
                **sailing,
                "portCutOffDate": f"{departure - timedelta(days=1)}T18:00:00",
                "vgmCutOffDate": f"{departure - timedelta(days=2)}T12:00:00",
                "bookingCutOffDate": f"{departure - timedelta(days=3)}T17:00:00",
                "vesselName": "NORRVIK SKAGEN",
                "voyageReference": "614W",
                "service": {"code": "NE1", "name": "North Europe One"},
                "legFrom": leg_from,
                "legTo": leg_to,
            }
        ],
        "ddsmConditions": [
            {
                "movementType": "I",
                "tariff": {"code": "DET", "name": "Detention"},
                "conditionsByEquipment": [
                    {
                        "equipmentGroupIsoCode": size["equipmentGroupIsoCode"],
                        "freeDays": {"number": 7, "calculationType": "Calendar"},
                    }
                    for size in sizes
                ],
            }
        ],
        "quoteLine": {
            "validityFrom": f"{today}",
            "validityTo": f"{today + timedelta(days=7)}",
            "exportHaulageMode": "P",
            "importHaulageMode": "P",
            "spotEquipments": [
                {
                    "equipmentGroupIsoCode": size["equipmentGroupIsoCode"],
                    "numberOfContainerRequested": size["numberOfContainers"],
                    "maxNetWeight": 21.5,
                    "availableRate": True,
                }
                for size in sizes
            ],
            "routing": {"portOfLoading": leg_from["place"]["name"], "portOfDischarge": leg_to["place"]["name"]},
            "surcharges": {
                "simulationDate": f"{today}",
                "matchingSurchargesPerEquipmentTypes": [
                    {
                        "equipmentGroupIsoCode": size["equipmentGroupIsoCode"],
                        "currency": "USD",
                        "basicOceanFreightRate": freight,
                        "allInRate": freight + 345,
                        "matchingCargoSurcharges": [
                            {
                                "charge": bunker,
                                "amount": 345,
                                "chargeCurrency": "USD",
                                "includedInBasicFreight": False,
                                "paymentMethod": "P",
                            }
                        ],
                    }
                    for size in sizes
                ],
                "matchingBlSurcharges": [
                    {
                        "charge": {"code": "BLF00", "name": "Bill of lading fee"},
                        "amount": 45,
                        "chargeCurrency": {"code": "USD"},
                        "paymentMethod": "P",
                    }
                ],
                "matchingSurchargesDefinedAsComments": [
                    {"charge": {"code": "CUS00", "name": "Customs clearance"}, "chargeDefinedAsCommentTxt": "At cost"}
                ],
            },
        },
    }


def to_sheet_offer(store, lane, sizes, departure):
    today = store.today()
    load = ",".join(f"{size['equipmentGroupIsoCode']}x{size['numberOfContainers']}" for size in sizes)
    return {
        "_id": f"SHT-{uuid.uuid4()}",
        "providerName": lane["providerName"],
        "RATE TYPE": "Contract",
        "SHEET NAME": f"{lane['providerName']} rates",
        "SHEET DATE": f"{today}",
        "VALID FROM": f"{today}",
        "VALID TILL": f"{today + timedelta(days=7)}",
        "VALID FOR": "booking",
        "PORT OF LOADING": f"{store.places[lane['portOfLoading']][0]} ({lane['portOfLoading']})",
        "PORT OF DISCHARGE": f"{store.places[lane['portOfDischarge']][0]} ({lane['portOfDischarge']})",
        "ETD": f"{departure}",
        "ETA": f"{departure + timedelta(days=25)}",
        "TRANSIT TIME": "25 days",
        "CONTAINER SIZE": load,
        "CURRENCY": "USD",
        "charges": {f"OCEAN FREIGHT {size['equipmentGroupIsoCode']}": "USD 940" for size in sizes},
    }


def to_stored_offer(store, lane):
    """What a source has answered for a lane, as it came; a message instead of an offer has a `code`."""
    if lane["kind"] == "excel":
        return {"_id": f"SHT-{uuid.uuid4()}", **lane["answer"]}
    offer_id = "no-offer" if "code" in lane["answer"] else f"OFR-{uuid.uuid4()}"
    return {"offerId": offer_id, "askedAt": f"{store.today()}T08:00:00.000Z", **lane["answer"]}


def estimate_haulage(store, search):
    """Prices of haulage between the searched places and ports near them, for the whole load."""
    sizes = search["requestedEquipments"]
    containers = sum(size["numberOfContainers"] for size in sizes)
    estimates = []
    for end, place in (("origin", search["placeOfOrigin"]), ("destination", search["placeOfDelivery"])):
        for price in store.haulage:
            if price["place"] == place and all(size["equipmentGroupIsoCode"] == price["equipment"] for size in sizes):
                estimate = {"end": end, "placeCode": place, "portCode": price["port"], "source": price["carrier"]}
                estimates.append({**estimate, "currency": price["currency"], "amount": price["amount"] * containers})
    return estimates


def find_ports(store, port, place):
    return [port] if port else find_ports_near(store, place)


def search_rates(store, request):
    """The offers of every lane between the searched places that has a price for each size."""
    search, today = request["body"], store.today()
    missing = [] if search["placeOfOrigin"] or search["portOfLoading"] else ["placeOfOrigin"]
    missing += [] if search["placeOfDelivery"] or search["portOfDischarge"] else ["placeOfDelivery"]
    if missing:
        raise Refusal(422, f"Missing required fields in request: {', '.join(missing)}", missing)
    wanted = date.fromisoformat(search["departureDate"] or f"{today}")
    # At most 30 days after the shipper's today, which may be the day before or after the server's.
    if not today - timedelta(days=1) <= wanted <= today + timedelta(days=31):
        raise Refusal(422, "Please choose a date within the next 30 days.", ["departureDate"])
    origins = find_ports(store, search["portOfLoading"], search["placeOfOrigin"])
    destinations = find_ports(store, search["portOfDischarge"], search["placeOfDelivery"])
    sizes = search["requestedEquipments"]
    departure = max(wanted, today + timedelta(days=6))
    rates = {"api": [], "excel": []}
    for lane in store.lanes:
        if lane["portOfLoading"] not in origins or lane["portOfDischarge"] not in destinations:
            continue
        if "answer" in lane:
            rates[lane["kind"]].append(to_stored_offer(store, lane))
        elif all(size["equipmentGroupIsoCode"] == lane["equipment"] for size in sizes):
            to_offer = to_carrier_offer if lane["kind"] == "api" else to_sheet_offer
            rates[lane["kind"]].append(to_offer(store, lane, sizes, departure))
    sources = sorted({lane["providerName"] for lane in store.lanes})
    return {
        "exchangeRates": {
            "base": "USD",
            "date": f"{today}",
            "source": "Example table",
            "markUpPercent": "0",
            "quotes": [{"currency": "EUR", "unitsPerBase": "0.86"}],
        },
        "sources": [{"name": name, "outcome": "answered"} for name in sources],
        "haulageEstimates": estimate_haulage(store, search),
        "result": [rates],
    }


TEXT, CODE = {"searchWith": is_text(100, 1)}, {"portCode": is_text(12, 2)}
REMEMBER = {"remember": is_one_of("true", "false")}  # This server has no last searches.
OPERATIONS = {  # method and path: function, query, body, public
    ("POST", "/api/auth/sign_in"): (sign_in, {}, SIGN_IN, True),
    ("POST", "/api/auth/sign_out"): (sign_out, {}, None, False),
    ("GET", "/api/resource/profile"): (get_profile, {}, None, False),
    ("GET", "/api/resource/fcl/ports"): (find_places, TEXT, None, False),
    ("GET", "/api/resource/places"): (find_places, TEXT, None, True),
    ("GET", "/api/resource/nearby-ports"): (find_nearby_ports, CODE, None, False),
    ("POST", "/api/resource/rates/spot-on"): (search_rates, REMEMBER, SEARCH, False),
}


class States:
    """Provider states: POST /_states {"action": "reset" | "setup" | "teardown", "state": "…", "params": {…}}.

    For verification only: do not serve this path in production.
    """

    def __init__(self, store):
        self.store = store
        self.setups = {
            "a shipper has an account": self.add_account,
            "a shipper is signed in": self.sign_in,
            "the session has ended": lambda xToken: store.sessions.pop(xToken, None),
            "the shipper has signed out": lambda: store.sessions.popitem(),
            "no account has the user name": lambda username: store.accounts.pop(username, None),
            "today is": self.set_today,
            "a place is known": self.name_place,
            "a public place is known": lambda code, name: self.add_place(code, name, code[:2]),
            "no place is known by": self.remove_places,
            "no place has the code": lambda code: store.places.pop(code, None),
            "a port is near": self.add_port_near,
            "a carrier answers with the offer": lambda offer, **ports: self.add_answer("api", offer, ports),
            "a rate sheet answers with the line": lambda line, **ports: self.add_answer("excel", line, ports),
            "a carrier has a price for haulage": lambda **price: store.haulage.append(price),
            "a carrier offers the lane": lambda **lane: store.lanes.append({"kind": "api", **lane}),
            "a rate sheet offers the lane": lambda **lane: store.lanes.append({"kind": "excel", **lane}),
            "no source offers the lane": self.remove_lane,
        }

    def change(self, action, state="", params=None):
        """Answers the HTTP status: 404 for a state that this server does not have.

        `teardown` and the empty state are for Pact's own verifiers, which do not send `reset`.
        """
        if action in ("reset", "teardown"):
            self.store.reset()
        if action != "setup" or not state:
            return 200
        if state not in self.setups:
            return 404
        self.setups[state](**(params or {}))
        return 200

    def add_account(self, username, password, **company):
        default = {"firstName": "Asha", "lastName": "Menon", "email": username, **company}
        _, profile = self.store.accounts.get(username, ("", default))
        self.store.accounts[username] = (password, profile)

    def sign_in(self, xToken, xApiKey, **profile):
        self.store.accounts[profile["email"]] = ("any", profile)
        self.store.sessions[xToken] = (xApiKey, profile["email"])

    def set_today(self, date):
        self.store.today = lambda: datetime.strptime(date, "%Y-%m-%d").date()

    def add_place(self, code, name, country_code, near=()):
        self.store.places.setdefault(code, (name, country_code, country_code, list(near)))

    def name_place(self, code, name, countryCode, otherName=""):
        self.store.other_names[code] = otherName
        _, _, country, near = self.store.places.get(code, (name, countryCode, countryCode, []))
        self.store.places[code] = (name, countryCode, country, near)

    def remove_places(self, text):
        kept = {code: place for code, place in self.store.places.items() if text not in f"{place[0]} {code}".lower()}
        self.store.places = kept

    def add_port_near(self, place, port, portName, otherPort=None, otherPortName=None):
        if otherPort:
            self.add_port_near(place, otherPort, otherPortName)
        self.add_place(port, portName, port[:2])
        self.add_place(place, place, place[:2])
        name, country_code, country, near = self.store.places[place]
        self.store.places[place] = (name, country_code, country, [port] + [code for code in near if code != port])

    def add_answer(self, kind, answer, ports):
        self.store.lanes.append({"kind": kind, "providerName": answer["providerName"], "answer": answer, **ports})

    def remove_lane(self, portOfLoading, portOfDischarge):
        closed = (portOfLoading, portOfDischarge)
        lanes = self.store.lanes
        self.store.lanes = [lane for lane in lanes if (lane["portOfLoading"], lane["portOfDischarge"]) != closed]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    store = Store()
    states = States(store)

    def read_content(self):
        """The body of the request, or None if it has more than 64 kB. It is always read to its end."""
        length = int(self.headers.get("content-length") or 0)
        content = self.rfile.read(min(length, MAX_BYTES))
        for start in range(MAX_BYTES, length, MAX_BYTES):
            self.rfile.read(min(length - start, MAX_BYTES))
        return content if length <= MAX_BYTES else None

    def parse_body(self, content):
        if content is None:
            raise Refusal(413, "The request is too large.", code=4000)
        if not re.match(r"application/json *(;|$)", self.headers.get("content-type") or ""):
            raise Refusal(415, "This call takes application/json.", code=4000)
        try:
            body = json.loads(content)
        except ValueError:
            body = None
        if not isinstance(body, dict):
            raise Refusal(400, "The body is not a JSON object.")
        return body

    def answer(self, content):
        """The order of the checks: path, credentials, size and type of the body, query, fields."""
        url = urlsplit(self.path)
        methods = [method for method, path in OPERATIONS if path == url.path]
        if not methods:
            raise Refusal(404, "This call does not exist.")
        if self.command not in methods:
            raise Refusal(405, "This path takes other methods.", code=4000, headers={"allow": ", ".join(methods)})
        run, query_fields, body_fields, is_public = OPERATIONS[(self.command, url.path)]
        token = self.headers.get("x-token")
        api_key, owner = self.store.sessions.get(token, (None, None))
        if not is_public and (owner is None or api_key != self.headers.get("x-api-key")):
            raise Refusal(401, "Please sign in.")
        body = {} if body_fields is None else self.parse_body(content)
        query = dict(parse_qsl(url.query, keep_blank_values=True))
        refused = find_unknown(query_fields, query) + find_wrong(query_fields, query, optional=REMEMBER)
        refused += find_unknown(body_fields or {}, body)
        if refused or len(self.headers.get("x-origin") or "") > 64:
            raise Refusal(400, f"The request could not be read: {', '.join(refused)}.")
        wrong = find_wrong(body_fields or {}, body, optional=["reeferAttributes"])
        if wrong:
            raise Refusal(422, f"Missing required fields in request: {', '.join(wrong)}", wrong)
        return run(self.store, {"owner": owner, "token": token, "body": body, "query": query})

    def send_json(self, status, body, headers=None):
        content = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json; charset=utf-8")
        self.send_header("content-length", str(len(content)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def handle_call(self):
        content = self.read_content()
        try:
            if self.path == "/_states":
                return self.send_json(self.states.change(**self.parse_body(content)), None)
            return self.send_json(200, {"status": True, "code": 2000, "message": "OK", **self.answer(content)})
        except Refusal as refusal:
            return self.send_json(refusal.status, refusal.body, refusal.headers)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = handle_call

    def log_message(self, *_):
        """No log line for each request."""


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=8081)
    server = ThreadingHTTPServer(("127.0.0.1", parser.parse_args().port), Handler)
    Handler.store.add_demo_data()
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
