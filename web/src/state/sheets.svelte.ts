/** Which sheet is open over the table; at most one. */

export type PanelName =
  | "menu"
  | "settings"
  | "rules"
  | "keys"
  | "devices"
  | "people"
  | "scores"
  | "log"
  | "counter"
  | "fairness";

class Panels {
  open = $state<PanelName | null>(null);

  show(name: PanelName): void {
    this.open = name;
  }

  close(): void {
    this.open = null;
  }
}

export const panels = new Panels();
