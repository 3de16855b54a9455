/** What the modules under test find in every browser and not in Node. */
globalThis.matchMedia ??= ((media: string) => ({ matches: false, media })) as typeof matchMedia;
