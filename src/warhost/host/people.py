"""Who plays here: names, passwords, guests with a recovery code, sessions."""

import unicodedata
from functools import cached_property
from threading import BoundedSemaphore

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy.exc import IntegrityError

from warhost.host.attempts import Attempts
from warhost.host.outside import Outside, digest_of, short_id
from warhost.host.refused import NotAllowed, NotFound, NotUnderstood, Refused, because
from warhost.host.store import people as rows
from warhost.host.store.database import Database
from warhost.host.store.people import Person, Session

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_NAME = 32
LONGEST_DEVICE = 200
TRIES = 10
TRIES_FROM_ONE_ADDRESS = 50
TRIES_OF_ONE_NAME = 200
NEWCOMERS_FROM_ONE_ADDRESS = 200
HASHED_AT_ONCE = 2
"""Hashing a password takes 64 MB and a core for a while: nobody exhausts the host by it."""
SESSION_ID = 12
USE_SECONDS = 3600
"""How exactly it is noted when a session was last used."""

SYLLABLES = [first + second for first in "bdfgklmnprstv" for second in "aeiou"][:64]
"""64 of them: six bits each."""


class Welcome(msgspec.Struct, frozen=True):
    """A person who has just come in, with the token of the session."""

    person: Person
    token: str
    recovery: str = ""


class People:
    """The use cases of accounts."""

    def __init__(self, database: Database, outside: Outside) -> None:
        self._database = database
        self._outside = outside
        self._hasher = PasswordHasher()
        self._hashing = BoundedSemaphore(HASHED_AT_ONCE)
        self._attempts = Attempts(outside)

    def sign_up(self, name: str, password: str, device: str, address: str = "") -> Welcome:
        """A person with a password."""
        name, password = _good_name(name), _good_password(password)
        self._newcomer_from(address)
        person = Person(short_id(self._outside), name, guest=False)
        self._add(person, password=self._hash(password), recovery=None)
        return self._welcome(person, device)

    def play_as_guest(self, device: str, address: str = "") -> Welcome:
        """A person with a given name, who can come back with a recovery code."""
        self._newcomer_from(address)
        code = self._recovery_code()
        digest = digest_of(code)
        person = Person(short_id(self._outside), f"Guest {digest[:6]}", guest=True)
        self._add(person, password=None, recovery=digest)
        welcome = self._welcome(person, device)
        return msgspec.structs.replace(welcome, recovery=code)

    def sign_in(self, name: str, secret: str, device: str, address: str = "") -> Welcome:
        """With a password, or as a guest with the recovery code."""
        folded = _folded(name)
        here = f"{folded} from {address}"
        limits = {here: TRIES, f"from {address}": TRIES_FROM_ONE_ADDRESS, folded: TRIES_OF_ONE_NAME}
        self._attempts.expect_few(limits)
        person = self._by_password(folded, secret) or self._by_recovery(folded, secret)
        if person is None:
            self._attempts.note(*limits)
            raise NotAllowed(because("This name and this secret do not belong together.", "secret"))
        self._attempts.forget(here)
        return self._welcome(person, device)

    def keep_as(self, person: Person, name: str, password: str) -> Person:
        """A guest becomes a person with a password."""
        if not person.guest:
            raise Refused(because("You have a password already."))
        name, password = _good_name(name), _good_password(password)
        changes = {"name": name, "folded": _folded(name), "password": self._hash(password)}
        try:
            with self._database.writing() as connection:
                rows.change_person(connection, person.id, recovery=None, **changes)
        except IntegrityError:
            raise _name_taken() from None
        return Person(person.id, name, guest=False)

    def reset_password(self, name: str, password: str) -> None:
        """What the keeper of the host does for who has forgotten it; all sessions end."""
        hashed = self._hash(_good_password(password))
        with self._database.writing() as connection:
            row = rows.person_row(connection, folded=_folded(name))
            if row is None:
                raise NotFound(because(f"Nobody here is called {name!r}.", "name"))
            rows.change_person(connection, row.id, password=hashed, recovery=None)
            rows.end_all_sessions(connection, row.id)

    def who(self, token: str) -> Person | None:
        """The person signed in with this token."""
        digest, now = digest_of(token), self._outside.now()
        found = rows.person_of_session(self._database, digest)
        if found is None:
            return None
        person, used = found
        if now - used >= USE_SECONDS:
            with self._database.writing() as connection:
                rows.note_use(connection, digest, now)
        return person

    def names(self) -> list[str]:
        """Everybody who plays here."""
        with self._database.reading() as connection:
            return rows.all_names(connection)

    def sessions(self, person: Person) -> list[Session]:
        """Where this person is signed in."""
        with self._database.reading() as connection:
            found = rows.sessions_of(connection, person.id)
        return [
            Session(row.digest[:SESSION_ID], row.created, row.used, row.device) for row in found
        ]

    def end_session(self, person: Person, session: str) -> None:
        """Sign out in one browser."""
        with self._database.writing() as connection:
            for row in rows.sessions_of(connection, person.id):
                if row.digest[:SESSION_ID] == session:
                    rows.end_session(connection, person.id, row.digest)
                    return
        raise NotFound(because("You have no such session.", "session"))

    def _add(self, person: Person, password: str | None, recovery: str | None) -> None:
        try:
            with self._database.writing() as connection:
                rows.add_person(
                    connection,
                    id=person.id,
                    name=person.name,
                    folded=_folded(person.name),
                    password=password,
                    recovery=recovery,
                    created=self._outside.now(),
                )
        except IntegrityError:
            raise _name_taken() from None

    def _welcome(self, person: Person, device: str) -> Welcome:
        token, now = self._outside.token(), self._outside.now()
        with self._database.writing() as connection:
            rows.add_session(
                connection,
                digest=digest_of(token),
                person=person.id,
                created=now,
                used=now,
                device=device[:LONGEST_DEVICE],
            )
        return Welcome(person, token)

    def _by_password(self, folded: str, password: str) -> Person | None:
        """As slow for a name that nobody has as for a wrong password."""
        with self._database.reading() as connection:
            row = rows.person_row(connection, folded=folded)
        hashed = row.password if row and row.password else self._nobody
        try:
            with self._hashing:
                self._hasher.verify(hashed, password[:LONGEST_PASSWORD])
        except Argon2Error:
            return None
        return Person(row.id, row.name, guest=False) if row else None

    def _by_recovery(self, folded: str, code: str) -> Person | None:
        with self._database.reading() as connection:
            row = rows.person_row(connection, recovery=digest_of(code.strip().lower()))
        return Person(row.id, row.name, guest=True) if row and row.folded == folded else None

    def _recovery_code(self) -> str:
        """Five words of four syllables: 120 bits."""
        numbers = iter(self._outside.seed())
        words = ["".join(SYLLABLES[next(numbers) % 64] for _ in range(4)) for _ in range(5)]
        return "-".join(words)

    @cached_property
    def _nobody(self) -> str:
        """What is compared for a name that nobody has."""
        return self._hash("a password that nobody has")

    def _hash(self, password: str) -> str:
        with self._hashing:
            return self._hasher.hash(password)

    def _newcomer_from(self, address: str) -> None:
        key = f"new from {address}"
        self._attempts.expect_few({key: NEWCOMERS_FROM_ONE_ADDRESS})
        self._attempts.note(key)


def _good_name(name: str) -> str:
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name or len(name) > LONGEST_NAME:
        raise NotUnderstood(because(f"A name has 1 to {LONGEST_NAME} characters.", "name"))
    if any(unicodedata.category(character).startswith("C") for character in name):
        raise NotUnderstood(because("A name has visible characters only.", "name"))
    if _folded(name).startswith("guest "):
        raise NotUnderstood(because("Names of guests are given by the host.", "name"))
    return name


def _good_password(password: str) -> str:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        said = f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters."
        raise NotUnderstood(because(said, "password"))
    return password


def _folded(name: str) -> str:
    """Names that look alike count as the same."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()


def _name_taken() -> Refused:
    return Refused(because("Somebody here has this name already.", "name"))
