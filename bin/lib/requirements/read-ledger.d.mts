import type { Row } from './compare.mjs';

export function prefixOf(id: string): string;
export function readLedger(file: string): Row[];
