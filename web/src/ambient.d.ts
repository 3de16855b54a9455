declare const __BUILD__: string;

declare module "virtual:texts" {
  type Part = () => Promise<{ default: import("./text/catalogue").Messages }>;
  const languages: Record<string, { first: Part; rest: Part }>;
  export default languages;
}
