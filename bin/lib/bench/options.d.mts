import type { BenchOptions } from './types.mjs';

export const ROWS: string[];
export const HELP: string;
export function readBenchOptions(args: string[], env?: { CI?: string }): BenchOptions | undefined;
