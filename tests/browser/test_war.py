"""Wars of blocks from beginning to end: a first mission, an ambush, four seats."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Json
from tests.browser.wars import NOTHING, War, advice, apart, founds

MOST_TURNS = 14
MOST_STEPS = 400
FOREST, FREE = "A3", "A12"
"""A forest of the city of oak, and a hex two steps from it in plain sight."""


def test_the_first_mission_of_the_lessons_is_fulfilled_against_the_machine(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    guest.page.get_by_role("link", name="New match").first.click()
    guest.page.get_by_role("radio", name=re.compile("Novice lessons")).check()
    guest.page.get_by_label("Played by").nth(1).select_option("bot:random")
    guest.page.get_by_role("button", name="Begin", exact=True).click()
    expect(guest.actions).to_contain_text("choose 3 units")
    war = War(guest, guest.page.url.split("/")[-1])
    expect(guest.page.get_by_role("complementary", name="Advice")).to_contain_text("Take a Builder")
    war.musters()
    for _ in range(MOST_TURNS):
        if not builds_barracks(war) and not war.told["match"]["verdict"]:
            goes_to_a_site(war)
        if war.picture["missions"][0]["done"]:
            break
    assert war.picture["missions"][0]["name"] == "A roof for soldiers"
    guest.page.get_by_role("tab", name="State").click()
    mission = guest.page.get_by_role("listitem").filter(has_text="A roof for soldiers")
    expect(mission).to_contain_text("Done")


def builds_barracks(war: War) -> bool:
    """Answer the build question, with Barracks if there is a place for them."""
    ask = war.waits()
    if ask is None or ask["kind"] != "build":
        return False
    war.is_at(ask)
    wares = war.page.locator(".wares button")
    expect(wares.first).to_be_visible()
    for name in ("Barracks", *(["Builder"] if not builders(war) else [])):
        ware = wares.filter(has=war.page.get_by_text(name, exact=True))
        if ware.count():
            ware.first.click()
            if war.page.locator(".held").count():
                war.page.locator(".held button").first.click()
            expect(war.page.get_by_role("list", name="The plan")).to_contain_text(name)
            war.does("Seal the plan")
            return name == "Barracks"
    war.does("Build nothing")
    return False


def builders(war: War) -> list[str]:
    units = war.picture["units"]
    return [unit["id"] for unit in units if unit["builds"] and unit["seat"] == "red"]


def goes_to_a_site(war: War) -> None:
    """Explore, and bring the Builder to where Barracks may stand."""
    for _ in range(MOST_STEPS):
        ask = war.waits()
        if ask is None or ask["kind"] == "build":
            return
        sites = advice(war, "red", {"type": "zones", "kind": "barracks"})["sites"]
        mine = builders(war)
        if mine and war.unit(mine[0])["hex"] not in sites and war.explores():
            continue
        if not mine or not goes_on(war, mine[0], sites):
            war.ends_phase()


def goes_on(war: War, builder: str, sites: list[int]) -> bool:
    """One step of the Builder to the nearest site, or of others to the unknown."""
    hexes = war.hexes()
    here = hexes[war.place_of(builder)]
    if sites:
        near = min(sites, key=lambda site: apart(hexes[war.named(site)], here))
        return war.unit(builder)["hex"] != near and war.moves(builder, war.named(near))
    unknown = [name for name, hex_ in hexes.items() if not hex_.get("terrain")]
    goal = min(unknown, key=lambda name: apart(hexes[name], here))
    return any(war.moves(unit, goal) for unit in ready_of(war))


def ready_of(war: War) -> list[str]:
    return list(dict.fromkeys(c["order"]["unit"] for c in war.choices("move")))


def test_an_archer_ambushes_out_of_a_forest_and_a_card_is_played(meet: Meet) -> None:
    red, blue = meet(), meet()
    for person in (red, blue):
        person.become_guest()
    match = founds(red, "veteran-skirmish", {"turn_limit": 40}, red="me", blue="open")
    assert blue.ask("POST", f"/matches/{match}/seats", {"seat": "blue"}).ok
    ours, theirs = War(red, match), War(blue, match)
    musters_one_of(ours, "Archer")
    musters_one_of(theirs, "Horseman")
    archer, rider = of_kind(ours, "bowman"), of_kind(theirs, "horseman")
    while theirs.place_of(rider) != FREE or ours.place_of(archer) != FOREST:
        comes_nearer(ours, archer, FOREST)
        comes_nearer(theirs, rider, FREE)
    shoots_from_hiding(ours, theirs, archer)


def musters_one_of(war: War, name: str) -> None:
    ask = war.waits()
    assert ask is not None
    war.is_at(ask)
    for _ in range(3):
        war.page.locator(".kinds button").filter(has_text=name).click()
    war.does("Muster these units")


def of_kind(war: War, kind: str) -> str:
    return str(next(unit["id"] for unit in war.picture["units"] if unit["kind"] == kind))


def comes_nearer(war: War, unit: str, goal: str) -> None:
    """Answer whatever is asked of this person: go there, and let the rest be."""
    for ask in asks_of(war):
        if ask["kind"] == "build":
            war.does("Build nothing")
        elif war.place_of(unit) == goal or not (war.moves(unit, goal) or war.explores()):
            war.ends_phase()


def shoots_from_hiding(ours: War, theirs: War, archer: str) -> None:
    """The shot is asked about, cards are played, and blue learns only then who shot."""
    while not (asked := asks_of(ours)) or not offers_shot(asked[0], archer):
        assert not theirs.unit(archer)["kind"], "blue sees into the forest"
        for war in (ours, theirs):
            for ask in asks_of(war):
                passes(war, ask)
    block = theirs.page.locator(f'.block[data-unit="{archer}"]')
    expect(block.locator(".seal")).to_have_count(1)
    ours.picks_up(archer)
    ours.presses(FREE)
    offers = ours.page.get_by_role("region", name=f"What can be done in {FREE}")
    expect(offers).to_contain_text("Horseman")
    expect(offers).to_contain_text("dice")
    offers.get_by_role("button", name=f"Shoot at {FREE}").first.click()
    for war in (ours, theirs):
        reaction = war.page.get_by_role("region", name="A reaction is asked of you")
        expect(reaction).to_contain_text("Empty Words")
        reaction.get_by_role("button", name="Empty Words").click()
    for war in (ours, theirs):
        combat = war.page.get_by_role("region", name=f"Combat in {FREE}")
        expect(combat).to_contain_text("Archer")
        combat.get_by_role("button", name=re.compile("Skip|Go on")).first.click()


def asks_of(war: War) -> list[Json]:
    """What is asked of this person at the moment."""
    return [ask for ask in war.told["asks"] if ask["prompt"]]


def offers_shot(ask: Json, archer: str) -> bool:
    orders = [choice["order"] for choice in ask["options"]["choices"]]
    return any(order["type"] == "shoot" and order["unit"] == archer for order in orders)


def passes(war: War, ask: Json) -> None:
    if ask["kind"] == "build":
        war.does("Build nothing")
    else:
        war.ends_phase()


def test_a_war_of_four_with_three_machines_is_played_to_its_end(meet: Meet) -> None:
    guest = meet()
    guest.become_guest()
    bots = dict.fromkeys(("blue", "gold", "green"), "bot:steward")
    war = War(guest, founds(guest, "four-crowns", {"turn_limit": 3}, red="me", **bots))
    war.musters()
    for _ in range(MOST_STEPS):
        ask = war.waits()
        if ask is None:
            break
        war.is_at(ask)
        answers(war, ask)
    expect(guest.actions).to_contain_text(re.compile("won|draw"))
    guest.page.get_by_role("link", name="Watch it again").click()
    eyes = guest.page.get_by_label("Through the eyes of")
    eyes.select_option("gold")
    guest.page.get_by_role("button", name="To the end").click()
    expect(guest.page.locator('.block[data-unit^="gold/"] .paper').first).to_be_visible()


def answers(war: War, ask: Json) -> None:
    """The least that can be said."""
    combat = war.page.get_by_role("button", name="Put the combat away")
    if combat.count():
        combat.click()
    if ask["kind"] in NOTHING:
        war.does(NOTHING[ask["kind"]])
    else:
        reaction = war.page.get_by_role("region", name="A reaction is asked of you")
        before = war.told["head"]
        reaction.get_by_role("button").first.click()
        war.until_after(before)
