"""Whatever is sent, the host answers as its schema says and never with an error of its own."""

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.host.running import found_clash, running_host

EXAMPLES = 15
CHECKS = [not_a_server_error, response_schema_conformance]


def test_no_request_makes_the_host_fail(tmp_path: Path) -> None:
    with running_host(tmp_path) as host, host.client() as client:
        client.post("/guests").raise_for_status()
        signed_in = {"cookie": f"warhost={client.cookies['warhost']}"}
        schema = schemathesis.openapi.from_url(f"{host.address}/api/schema/openapi.json")
        for operation in schema.get_all_operations():
            assert isinstance(operation, Ok)
            try_out(operation.ok(), signed_in, found_clash(client))


def try_out(
    operation: schemathesis.schemas.APIOperation[Any, Any, Any, Any],
    headers: dict[str, str],
    match: str,
) -> None:
    """Requests of all kinds for one route, made from its schema, about a match that there is."""

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def answered(case: "schemathesis.Case[Any]") -> None:
        if "match" in case.path_parameters:
            case.path_parameters["match"] = match
        case.call_and_validate(checks=CHECKS, headers=headers)

    answered()
