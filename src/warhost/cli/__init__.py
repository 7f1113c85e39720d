"""The command `warhost`. Each group of commands is a module beside this one, loaded when called."""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version as version_of

import typer
from typer.core import TyperGroup

from warhost.cli.output import FAILED, failure_of, silence_pipe, tell

GROUPS = (
    ("play", "Play in your browser, against bots that are ready."),
    ("serve", "Serve the games to browsers."),
    ("rules", "Print clauses of the rule books, or search them."),
    ("orders", "Tell how the orders of a game are written."),
    ("units", "Print the unit tables of a pack."),
    ("odds", "Tell what the dice may do, exactly."),
    ("pack", "Check, show and begin data packs."),
    ("army", "Read army lists, build armies, have them checked."),
    ("match", "Play, show and check matches kept in files."),
    ("lab", "Let machines play many matches, and count."),
    ("bench", "Measure how fast this machine plays."),
    ("backup", "Copy everything a host keeps into one file."),
    ("restore", "Put a backup in place."),
    ("admin", "Help the people of a host: reset a password."),
)
"""Name and summary; the module of the same name holds the commands as `app`."""

DONE = 0


class Groups(TyperGroup):
    """Imports the module of a group only when that group is called."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        return [name for name, _ in GROUPS]

    def get_command(self, ctx: typer.Context, cmd_name: str):  # type: ignore[no-untyped-def, override]
        if cmd_name not in self.list_commands(ctx):
            return None
        command = typer.main.get_command(import_module(f"warhost.cli.{cmd_name}").app)
        command.name = cmd_name
        return command

    def format_commands(self, ctx: typer.Context, formatter) -> None:  # type: ignore[no-untyped-def, override]
        with formatter.section("Commands"):
            formatter.write_dl(GROUPS)


app = typer.Typer(
    cls=Groups,
    help="Written wargames made playable.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def warhost(
    context: typer.Context,
    version: bool = typer.Option(False, "--version", help="Print the version and stop."),
) -> None:
    if version:
        typer.echo(f"warhost {version_of('warhost')}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with 0 when done, 1 when something failed, 2 on wrong usage."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    sys.exit(run(words))


def run(words: Sequence[str]) -> int:
    """The exit status. What goes wrong is said in a sentence, never by a traceback."""
    try:
        ended = app(list(words), prog_name="warhost", standalone_mode=False)
    except (KeyboardInterrupt, typer.Abort):
        return FAILED
    except BrokenPipeError:
        silence_pipe()
        return FAILED
    except Exception as trouble:
        failure = failure_of(trouble)
        tell(failure, as_json="--json" in words)
        return failure.status
    return ended if isinstance(ended, int) else DONE
