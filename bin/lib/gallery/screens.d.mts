export const SCREENS: string[];
export function pick(flag: string, wish: string | undefined, known: string[]): string[];
