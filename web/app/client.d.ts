declare module "svelte/elements" {
  interface SvelteWindowAttributes {
    onshowkeys?: ((event: Event) => void) | undefined;
  }
}

export {};
