import type { Result } from './types.mjs';

export function toTable(result: Result): string;
