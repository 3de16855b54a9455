declare const __BUILD__: string;

declare module "virtual:texts" {
  const languages: Record<string, () => Promise<{ default: string }>>;
  export default languages;
}
