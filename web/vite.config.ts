import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const host = process.env["WARHOST"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      "@look": folder("packages/look"),
      "@symbols": folder("packages/symbols"),
      "@board-table": folder("packages/board-table"),
      "@board-tiles": folder("packages/board-tiles"),
      "@board-hex": folder("packages/board-hex"),
      "@app": folder("app"),
    },
  },
  build: {
    outDir: folder("../src/warhost/host/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: host, ws: true } } },
  test: { environment: "node", include: ["{app,packages}/**/*.test.ts"] },
});
