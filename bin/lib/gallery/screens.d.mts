export const SCREENS: string[];
export const WIDTHS: string[];
export const DIRECTIONS: string[];
export function pick(flag: string, wish: string | undefined, known: string[]): string[];
