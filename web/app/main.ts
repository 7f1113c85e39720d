import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "@look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { wearTheme } from "./shell/theme.svelte";

wearTheme();

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
mount(App, { target });
