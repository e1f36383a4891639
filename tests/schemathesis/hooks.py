"""What schemathesis must know of the API beside its description; openapi.check.ts says where everything is."""

import atexit
import json
import os
import re
from collections import Counter
from datetime import datetime, timezone
from itertools import cycle
from zoneinfo import available_timezones

import requests
import schemathesis
from hypothesis import strategies as st

site = os.environ["OPENAPI_SITE"]
role = os.environ["OPENAPI_ROLE"]


def token():
    """It is good for minutes: openapi.check.ts writes another one in time."""
    with open(os.environ["OPENAPI_TOKEN"], encoding="utf-8") as file:
        return file.read()


def headers():
    return {} if role == "visitor" else {"authorization": f"Bearer {token()}"}


def asked(method, path, body=None):
    """The answer; an empty one where this role may not ask."""
    answer = requests.request(method, site + path, json=body, headers=headers(), timeout=30)
    return answer.json() if answer.ok else {}


# Formats of the description. What else stands in a moment, no reader of ours takes: a leap second, the year 0.
words = st.text("abcdefghijklmnopqrstuvwxyz0123456789", min_size=1, max_size=12)
moments = st.datetimes(
    min_value=datetime(2000, 1, 1), max_value=datetime(2100, 1, 1), timezones=st.just(timezone.utc)
).map(lambda one: one.isoformat(timespec="milliseconds").replace("+00:00", "Z"))
schemathesis.openapi.format("iana-time-zone", st.sampled_from(sorted(available_timezones())))
schemathesis.openapi.format("single-line", words)
schemathesis.openapi.format("date-time", moments)
schemathesis.openapi.format("email", st.builds("{}@{}.example".format, words, words))
schemathesis.openapi.format("uri", st.builds("https://{}.example/{}".format, words, words))


def uploaded_document():
    """The id of a document that is there."""
    form = asked("POST", "/api/documents", {"name": "resume.txt", "type": "resume", "size": 6})
    if not form:
        return []
    requests.post(form["url"], data=form["fields"], files={"file": b"Python"}, timeout=30).raise_for_status()
    asked("POST", f"/api/documents/{form['documentId']}/confirm")
    return [form["documentId"]]


def token_of_email():
    """Out of the e-mail by which a subscription is confirmed."""
    wish = {"name": "Python", "query": {"q": "python"}, "schedule": "daily", "email": "reader0@prizvanie.example"}
    asked("POST", "/api/subscriptions", {**wish, "agreed": os.environ["OPENAPI_AGREED"]})
    page = requests.get(f"{site}/local/outbox", timeout=30).text
    return re.findall(r"/api/subscriptions/([\w-]{22})/confirm", page)[:1]


jobs = asked("GET", "/api/jobs")["jobs"]
runs = asked("GET", "/api/admin/imports").get("runs", [])

# What is there, by a parameter's name: an id that nobody has is a 404, however well it is formed.
known = {
    "jobId": [job["id"] for job in jobs],
    "companyId": [job["companyId"] for job in jobs if job["companyId"]],
    "documentId": uploaded_document(),
    "runId": [run["id"] for run in runs],
    # Never one's own: whoever takes the role from themselves may not ask any more.
    "userId": [os.environ["OPENAPI_OTHER_USER"]],
    "token": token_of_email(),
    "page": [1],
}
turns = {name: cycle(ids) for name, ids in known.items() if ids}
# An address on the net may name five in a day.
mailboxes = cycle([f"reader{n}@prizvanie.example" for n in range(5)])
# A user has e-mails of five searches at most.
searches = cycle([f"search{n}" for n in range(5)])


def new_job():
    """A vacancy to be changed or deleted, so that those which others ask for stay; in other roles any."""
    draft = {"title": "ML-инженер", "company": "Вектор", "categoryId": "data-science"}
    return asked("POST", "/api/admin/jobs", draft).get("job", jobs[0])["id"]


changed_job = new_job()

def ordered(values):
    if values.get("from") and values.get("to") and values["from"] > values["to"]:
        values["from"], values["to"] = values["to"], values["from"]


def agreed(case, body):
    """As somebody agrees who has read the text beside the button."""
    raw = case.operation.definition.raw["requestBody"]["content"]["application/json"]["schema"]
    if "agreed" in raw["properties"]:
        body["agreed"] = raw["properties"]["agreed"]["const"]


def of_letter(body):
    for name in ("resumeText", "companyName", "position"):
        if not str(body.get(name, "")).strip():
            body[name] = "Python"


def of_resume(body):
    if not str(body["resumeText"]).strip():
        body["resumeText"] = "Python"


def of_desk(body):
    for entry in body.get("records", []):
        entry["record"]["reminder"]["value"] = None
        entry["revision"] = 0
    for entry in body.get("marks", []):
        entry["revision"] = 0


def of_synced(body):
    kept = asked("GET", f"/api/synced?kind={body['value']['kind']}")
    body["revision"] = kept.get("revision", 0)


def of_search(body):
    body["query"]["q"] = "python"
    if "email" in body:
        body["email"] = next(mailboxes)


def of_upload(body):
    body["name"] = "resume.pdf"
    body["size"] = min(body["size"], 1000)


def of_annotations(body):
    if known["documentId"]:
        kept = asked("GET", f"/api/documents/{known['documentId'][0]}/annotations")
        body["revision"] = kept.get("revision", 0)


def of_letters(body):
    body.pop("revision", None)


# What no schema can say of a body, by operation.
told_by_refusals = {
    "analyzeResume": of_resume,
    "streamAnalyzeResume": of_resume,
    "parseResume": of_resume,
    "generateCoverLetter": of_letter,
    "streamCoverLetter": of_letter,
    "putTracked": of_desk,
    "putSynced": of_synced,
    "putSearch": of_search,
    "subscribe": of_search,
    "requestUpload": of_upload,
    "putAnnotations": of_annotations,
    "putLetter": of_letters,
}


def name_of(case):
    return case.operation.definition.raw["operationId"]


def is_positive(case):
    return case.meta is not None and case.meta.generation.mode.value == "positive"


def complete(case):
    """Of what fits the description, what somebody would send who has read the refusals, too."""
    name = name_of(case)
    for parameter in case.path_parameters or {}:
        if parameter in turns:
            case.path_parameters[parameter] = next(turns[parameter])
    if name == "getJobContacts":
        case.path_parameters["jobId"] = os.environ["OPENAPI_JOB_WITH_CONTACTS"]
    if name in ("editJob", "getAdminJob", "setJobActive"):
        case.path_parameters["jobId"] = changed_job
    if name == "deleteDocument":
        # The one that is there is for the others to ask for.
        case.path_parameters["documentId"] = "another"
    if name == "putSearch":
        case.path_parameters["searchId"] = next(searches)
    if name == "deleteJob":
        case.path_parameters["jobId"] = new_job()
    if case.query:
        # A page's own mark, which the answer before it gives.
        case.query.pop("after", None)
        ordered(case.query)
        if name == "deleteJobs":
            case.query["jobIds"] = [new_job()]
    if isinstance(case.body, dict):
        ordered(case.body)
        agreed(case, case.body)
        if name in told_by_refusals:
            told_by_refusals[name](case.body)


# Of each operation, mode and status how many answers, and what one of them said; of a failure also what was asked.
answered = Counter()
said = {}
most_kept = 2000


@schemathesis.hook
def before_call(context, case, kwargs):
    if role != "visitor":
        case.headers = {**(case.headers or {}), **headers()}
    if is_positive(case):
        complete(case)


@schemathesis.hook
def after_call(context, case, response):
    key = (name_of(case), "positive" if is_positive(case) else "negative", response.status_code)
    answered[key] += 1
    failed = response.status_code >= 500
    said.setdefault(key, f"{response.text[:300]}{asked_in(response.request) if failed else ''}")


def asked_in(request):
    body = request.body or b""
    text = body if isinstance(body, str) else body.decode("utf-8", "replace")
    return f" to {request.method} {request.url[:most_kept]} with {len(text)} characters: {text[:most_kept]}"


@atexit.register
def report():
    rows = [
        {"operation": operation, "mode": mode, "status": status, "count": count, "said": said[(operation, mode, status)]}
        for (operation, mode, status), count in answered.items()
    ]
    with open(os.environ["OPENAPI_REPORT"], "w", encoding="utf-8") as file:
        json.dump(rows, file)
