/** Light or dark as the system says, unless the person chose. */

export type Theme = "system" | "light" | "dark";

const KEY = "warhost.theme";
const chosen = (): Theme => {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
};

let theme = $state<Theme>(chosen());

export const currentTheme = (): Theme => theme;

export function wearTheme(next: Theme = theme): void {
  theme = next;
  if (next === "system") {
    delete document.documentElement.dataset["theme"];
    localStorage.removeItem(KEY);
  } else {
    document.documentElement.dataset["theme"] = next;
    localStorage.setItem(KEY, next);
  }
}
