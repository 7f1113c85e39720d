"""Our figures, measured on the product's own path; `docs/performance.md` quotes them."""
