import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// A busy machine fails no test: the time is for those that hang.
const test = { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 120_000, hookTimeout: 120_000 };

export default mergeConfig(page, defineConfig({ test }));
