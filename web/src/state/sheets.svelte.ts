/** Which sheet is open over the table; at most one. */

export type SheetName =
  | "menu"
  | "settings"
  | "rules"
  | "keys"
  | "devices"
  | "people"
  | "tv"
  | "scores"
  | "log"
  | "counter"
  | "fairness";

class Sheets {
  open = $state<SheetName | null>(null);

  show(name: SheetName): void {
    this.open = name;
  }

  close(): void {
    this.open = null;
  }
}

export const sheets = new Sheets();
